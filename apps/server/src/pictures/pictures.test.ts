import { request } from "node:http";
import { Readable } from "node:stream";
import { text as readText } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createAccount } from "../testing/factories.ts";
import { startTestApp } from "../testing/testApp.ts";
import { makeAllMissing } from "./makeSizes.ts";
import { countPictures } from "./repository.ts";

/** A photo as a phone makes it: on its side with an orientation tag, and with its location. */
async function phonePhoto(format: "jpeg" | "png" | "webp" | "tiff" | "avif" = "jpeg") {
  const left = { create: { width: 300, height: 400, channels: 3 as const, background: "#ff0000" } };
  const image = sharp({ create: { width: 600, height: 400, channels: 3, background: "#0000ff" } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
  return image
    .withExif({ IFD0: { Artist: "Somebody Private" }, IFD3: { GPSLatitude: "25/1 46/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();
}

async function agentBrowser() {
  const test = await startTestApp();
  const { email, account_id } = await createAccount(test.database.db);
  const browser = await test.signedIn(email);
  const upload = (bytes: Uint8Array, type = "image/jpeg", purpose = "portrait") =>
    browser.send("POST", `/api/pictures?purpose=${purpose}`, new Uint8Array(bytes), { "content-type": type });
  return { ...test, browser, upload, agentId: account_id };
}

async function served(origin: string, path: string) {
  const response = await fetch(origin + path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The files stored for an agent's pictures besides their rows. */
async function stored({ database, agentId }: Awaited<ReturnType<typeof agentBrowser>>) {
  const { rows: originals } = await database.pool.query<{ content: Buffer }>(
    "select content from picture_original where agent_id = $1",
    [agentId],
  );
  const { rows: sizes } = await database.pool.query<{ size: string; content: Buffer }>(
    "select size, content from picture_size where agent_id = $1 order by size",
    [agentId],
  );
  return { originals, sizes };
}

describe("an uploaded picture", () => {
  test("becomes upright WebP in known sizes without camera metadata", async () => {
    const { origin, upload } = await agentBrowser();
    const answer = await upload(await phonePhoto(), "image/jpeg", "listing");
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ width: 400, height: 600, urls: { small: expect.any(String) } });
    for (const [size, width] of [
      ["small", 320],
      ["medium", 400],
      ["large", 400],
    ] as const) {
      const { response, bytes } = await served(origin, answer.body.urls[size]);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const found = await sharp(bytes).metadata();
      expect([found.format, found.width, found.exif, found.xmp, found.orientation]).toEqual([
        "webp",
        width,
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.includes("Somebody Private")).toBe(false);
    }
  });

  test("never stores camera metadata and makes its sizes once", async () => {
    const browser = await agentBrowser();
    const { body } = await browser.upload(await phonePhoto(), "image/jpeg", "listing");
    await served(browser.origin, body.urls.small);
    const first = await stored(browser);
    expect([first.originals.length, first.sizes.map(({ size }) => size)]).toEqual([1, ["small"]]);
    for (const { content } of [...first.originals, ...first.sizes]) {
      const { exif, xmp, orientation } = await sharp(content).metadata();
      expect([exif, xmp, orientation, content.includes("Somebody Private")]).toEqual([
        undefined,
        undefined,
        undefined,
        false,
      ]);
    }
    // Several simultaneous requests for a missing size, including the job, get the same one, made once.
    const [failed, ...seen] = await Promise.all([
      makeAllMissing(browser.database.db),
      ...[1, 2, 3].map(() => served(browser.origin, body.urls.medium)),
    ]);
    expect(failed).toEqual(new Map());
    expect(new Set(seen.map(({ response, bytes }) => `${response.status} ${bytes.toString("base64")}`)).size).toBe(1);
    const then = await stored(browser);
    expect([then.originals.length, then.sizes.map(({ size }) => size)]).toEqual([0, ["large", "medium", "small"]]);
    expect(then.sizes[1]?.content.equals(seen[0]?.bytes ?? Buffer.alloc(0))).toBe(true);
    await browser.upload(await phonePhoto(), "image/jpeg", "listing");
    expect((await stored(browser)).originals).toEqual([]);
  });

  test("leaves nothing when deleted before its sizes are made, and works when sent again", async () => {
    const agent = await agentBrowser();
    const { browser, database } = agent;
    const path = "/api/agent/license-photo";
    const photo = new Uint8Array(await phonePhoto());
    const upload = () => browser.send("POST", path, photo, { "content-type": "image/jpeg" });
    await upload();
    const asked = browser.get(path);
    expect((await browser.send("DELETE", path)).status).toBe(200);
    expect([200, 404]).toContain((await asked).status);
    expect(await stored(agent)).toEqual({ originals: [], sizes: [] });
    expect((await browser.get(path)).status).toBe(404);
    expect(await makeAllMissing(database.db)).toEqual(new Map());
    await upload();
    expect((await browser.get(path)).status).toBe(200);
  });

  test("is shrunk when it has very many pixels, keeping its orientation", async () => {
    const browser = await agentBrowser();
    const bytes = await sharp({ create: { width: 7000, height: 4000, channels: 3, background: "#00ff00" } })
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true })
      .toBuffer();
    const { body } = await browser.upload(bytes, "image/jpeg", "listing");
    expect([body.width, body.height]).toEqual([914, 1600]);
    const { originals } = await stored(browser);
    const kept = await sharp(originals[0]?.content).metadata();
    expect([kept.width, kept.height, kept.format]).toEqual([914, 1600, "jpeg"]);
  });

  test("is finished by the next server when one stops early", async () => {
    const browser = await agentBrowser();
    await browser.upload(await phonePhoto(), "image/jpeg", "listing");
    await browser.app.services.jobs.start();
    await expect.poll(async () => (await stored(browser)).sizes.length, { timeout: 20_000 }).toBe(3);
    await expect.poll(async () => (await stored(browser)).originals.length, { timeout: 20_000 }).toBe(0);
  });

  test("counts toward a limit while it is stored", async () => {
    const { browser, database, agentId, upload } = await agentBrowser();
    const counted = () => countPictures(database.db, agentId, "portrait");
    const { body } = await upload(await phonePhoto());
    await upload(await phonePhoto());
    expect(await counted()).toBe(1);
    await database.pool.query("update picture_count set pictures = 100000 where agent_id = $1", [agentId]);
    expect((await upload(await phonePhoto())).body.code).toBe("picture_too_many");
    await database.pool.query("update picture_count set pictures = 1 where agent_id = $1", [agentId]);
    await database.pool.query("delete from picture where picture_id = $1", [body.id]);
    expect(await counted()).toBe(0);
    expect((await browser.get(body.urls.medium)).status).toBe(404);
  });

  test.each(["jpeg", "png", "webp", "tiff", "avif"] as const)(
    "as %s is accepted, whatever type its sender names",
    async (format) => {
      const { origin, upload } = await agentBrowser();
      const answer = await upload(await phonePhoto(format), "image/x-something");
      expect([answer.status, answer.body.width, answer.body.height]).toEqual([201, 400, 400]);
      const { bytes } = await served(origin, answer.body.urls.small);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 128, height: 128 });
    },
  );

  test("gets the same address for the same owner and picture, and a different one for other owners", async () => {
    const one = await agentBrowser();
    const photo = await phonePhoto();
    const [first, again] = [await one.upload(photo), await one.upload(photo)];
    expect(first.body.id).toMatch(/^[\w-]{43}$/);
    expect(again.body).toEqual(first.body);
    const { email } = await createAccount(one.database.db);
    const other = await one.signedIn(email);
    const theirs = await other.send("POST", "/api/pictures?purpose=portrait", new Uint8Array(photo), {
      "content-type": "image/jpeg",
    });
    expect(theirs.body.id).not.toBe(first.body.id);
    for (const path of [`/pictures/${"A".repeat(43)}/small.webp`, `/pictures/${first.body.id}/large.webp`]) {
      expect((await fetch(one.origin + path)).status).toBe(404);
    }
  });
});

/** A PNG of a few hundred bytes that claims to be this large. */
function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const whole = Buffer.alloc(data.length + 12);
    whole.writeUInt32BE(data.length, 0);
    body.copy(whole, 4);
    whole.writeUInt32BE(crc(body), data.length + 8);
    return whole;
  };
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function crc(data: Buffer): number {
  let value = ~0;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
const laughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => {
  const before = String.fromCharCode(97 + n);
  return `<!ENTITY ${String.fromCharCode(98 + n)} "${`&${before};`.repeat(10)}">`;
}).join("")}]>${drawing("<text>&j;</text>")}`;

/** The first two thirds of a photo. */
async function cutOff(): Promise<Buffer> {
  const whole = await phonePhoto();
  return whole.subarray(0, Math.round(whole.length * 0.66));
}

const refused: [string, Buffer, number, string][] = [
  ["a PNG that claims 30,000 by 30,000 pixels", pngBomb(30_000, 30_000), 400, "picture_too_many_pixels"],
  ["a PNG that breaks off", pngBomb(900, 900).subarray(0, 200), 400, "picture_unreadable"],
  ["a drawing with a script", Buffer.from(drawing("<script>alert(1)</script>")), 400, "picture_unreadable"],
  ["a drawing of a thousand million laughs", Buffer.from(laughs), 400, "picture_unreadable"],
  ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), 400, "picture_unreadable"],
  ["nothing", Buffer.alloc(0), 400, "picture_unreadable"],
  ["a JPEG in name alone", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 400, "picture_unreadable"],
  ["a HEIC", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), 400, "picture_heic"],
  ["15.1 MB", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(15_100_000)]), 413, "picture_too_large"],
  ["a JPEG that breaks off", await cutOff(), 400, "picture_unreadable"],
];

test.each(refused)("refuses %s with a clear error", async (_, bytes, status, code) => {
  const { upload, database, agentId } = await agentBrowser();
  const answer = await upload(bytes, "image/png");
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  const { rows } = await database.pool.query("select count(*)::int as count from picture where agent_id = $1", [
    agentId,
  ]);
  expect(rows[0].count).toBe(0);
});

const film = Buffer.alloc(1_000_000);
const parts = 60;

test.each([
  ["es", "Una imagen puede tener hasta 15 MB."],
  ["en", "A picture can be up to 15 MB."],
])("a video of 60 MB is refused with a message that arrives, in %s", async (language, text) => {
  const { browser, origin } = await agentBrowser();
  const cookie = `llave_sid=${browser.cookie("llave_sid")}`;
  const headers = { cookie, "accept-language": language, "content-type": "image/png" };
  const send = (path: string, known: boolean) =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const length = known ? { "content-length": String(film.length * parts) } : { "transfer-encoding": "chunked" };
      const sent = request(origin + path, { method: "POST", headers: { ...headers, ...length } }, async (answer) => {
        resolve({ status: answer.statusCode, body: await readText(answer) });
      });
      sent.on("error", reject);
      Readable.from(Array.from({ length: parts }, () => film)).pipe(sent);
    });
  for (const path of ["/api/pictures?purpose=listing", "/api/agent/license-photo"]) {
    for (const known of [true, false]) {
      const { status, body } = await send(path, known);
      expect([status, JSON.parse(body)]).toEqual([413, { error: text, code: "picture_too_large" }]);
    }
  }
});
