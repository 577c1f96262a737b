import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createAccount } from "../testing/factories.ts";
import { startTestApp } from "../testing/testApp.ts";

/** A photo as a phone makes it: lying on its side with a note to turn it, and where it was taken. */
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

describe("an uploaded picture", () => {
  test("becomes WebP in known sizes, upright, without what the camera wrote beside it", async () => {
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

  test.each(["jpeg", "png", "webp", "tiff", "avif"] as const)(
    "as %s is taken in, whatever type its sender names",
    async (format) => {
      const { origin, upload } = await agentBrowser();
      const answer = await upload(await phonePhoto(format), "image/x-something");
      expect([answer.status, answer.body.width, answer.body.height]).toEqual([201, 400, 400]);
      const { bytes } = await served(origin, answer.body.urls.small);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 128, height: 128 });
    },
  );

  test("has an address of its owner's, the same for the same picture and another one for everybody else", async () => {
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

/** A PNG of a few hundred bytes that claims to be so large. */
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
  ["17 MB", Buffer.alloc(17_000_000), 413, "too_large"],
];

test.each(refused)("%s is refused with a clear error", async (_, bytes, status, code) => {
  const { upload, database, agentId } = await agentBrowser();
  const answer = await upload(bytes, "image/png");
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  const { rows } = await database.pool.query("select count(*)::int as count from picture where agent_id = $1", [
    agentId,
  ]);
  expect(rows[0].count).toBe(0);
});
