import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { createAgent, createLink, createProperty } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { exportSections } from "./exportSections.ts";

/** Downloads and unpacks the archive of the signed-in account. */
async function unpacked(origin: string, browser: TestClient) {
  const answer = await fetch(`${origin}/api/account/export`, {
    headers: { cookie: `llave_sid=${browser.cookie("llave_sid")}` },
  });
  const files = Object.entries(unzipSync(new Uint8Array(await answer.arrayBuffer())));
  const texts = files.map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  return { answer, files: new Map(texts), bytes: new Map(files) };
}

test("the archive contains all of the agent's data, none of another agent's and no credentials", async () => {
  const stage = await startChat();
  const { db, pool } = stage.database;
  await stage.say("2 bedrooms in Brickell under $3,000, I'm Luis, 305-555-0100");
  await createProperty(db, stage.agent.agent_id);
  await pool.query(
    `insert into lead_note (agent_id, lead_id, note_id, text)
     select agent_id, lead_id, gen_random_uuid(), '=2+2, "quoted"' from lead where agent_id = $1`,
    [stage.agent.agent_id],
  );
  const other = await createAgent(db, { name: "Somebody Else" });
  await createLink(db, other.agent_id, { name: "Somebody else's" });
  const browser = await stage.signedIn(stage.agent.email);
  const { answer, files } = await unpacked(stage.origin, browser);

  expect(answer.headers.get("content-disposition")).toMatch(/llave-account-\d{4}-\d\d-\d\d\.zip/);
  const json = (name: string) => JSON.parse(files.get(`json/${name}.json`) ?? "");
  for (const { name, columns } of exportSections) {
    expect(Array.isArray(json(name))).toBe(true);
    const head = files.get(`csv/${name}.csv`)?.split("\r\n")[0];
    expect(head).toBe(columns?.join(","));
  }
  expect(json("account")[0]).toMatchObject({ email: stage.agent.email, name: stage.agent.name });
  expect(json("settings")[0]).toMatchObject({ slug: stage.agent.slug, ai_mode: "balanced" });
  expect(json("leads")).toEqual([expect.objectContaining({ name: "Luis", phone: "+13055550100" })]);
  expect(json("conversations")).toHaveLength(1);
  expect(json("messages").length).toBeGreaterThanOrEqual(2);
  expect([json("properties").length, json("smartlinks").length]).toEqual([1, 1]);
  expect(files.get("csv/leads.csv")).toContain(",Luis,");
  expect(files.get("csv/notes.csv")).toContain(`"'=2+2, ""quoted"""`);
  const all = [...files.values()].join("\n");
  expect(all).not.toMatch(/password|token_hash|argon2|Somebody/);
  expect(all).not.toContain(browser.cookie("llave_sid"));
  expect(all).not.toContain(other.agent_id);
});

test("the archive contains each picture in its largest size, created if missing", async () => {
  const stage = await startChat();
  const browser = await stage.signedIn(stage.agent.email);
  const picture = sharp({ create: { width: 1800, height: 900, channels: 3, background: "#c4ffe5" } });
  const photo = new Uint8Array(await picture.jpeg().toBuffer());
  const send = (path: string) => browser.send("POST", path, photo, { "content-type": "image/jpeg" });
  const [listing, portrait] = [
    await send("/api/pictures?purpose=listing"),
    await send("/api/pictures?purpose=portrait"),
    await send("/api/agent/license-photo"),
  ];
  const { bytes } = await unpacked(stage.origin, browser);
  const widthOf = async (name: string) => (await sharp(bytes.get(name)).metadata()).width;
  const names = [...bytes.keys()].filter((name) => name.startsWith("pictures/"));
  expect((await Promise.all(names.map(widthOf))).sort()).toEqual([1600, 1600, 512]);
  expect(await widthOf(`pictures/${listing.body.id}.webp`)).toBe(1600);
  expect(await widthOf(`pictures/${portrait.body.id}.webp`)).toBe(512);
});

test("rows beyond one batch arrive completely and in order", async () => {
  const stage = await startChat();
  await stage.say("Hi!");
  await stage.database.pool.query(
    `insert into message (agent_id, conversation_id, seq, role, author, content, language)
     select agent_id, conversation_id, n, 'user', 'renter', 'line ' || n, 'en'
     from conversation, generate_series(100, 1700) n where agent_id = $1`,
    [stage.agent.agent_id],
  );
  const { files } = await unpacked(stage.origin, await stage.signedIn(stage.agent.email));
  const seqs = JSON.parse(files.get("json/messages.json") ?? "").map(({ seq }: { seq: number }) => seq);
  expect(seqs.filter((seq: number) => seq >= 100)).toEqual(Array.from({ length: 1601 }, (_, n) => n + 100));
  expect(files.get("csv/messages.csv")?.match(/line \d+/g)).toHaveLength(1601);
});

test("the archive covers every table of agent data", async () => {
  const { database } = await startChat();
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = current_schema() and column_name = 'agent_id' and table_type = 'BASE TABLE'`,
  );
  // Bytes that are exported as files, daily visitors, hashes, and derived or queued rows.
  const pictures = ["picture_size", "picture_original", "picture_count", "storage_use"];
  const kept = [
    "link_view",
    "suppressed_contact",
    "lead_lookup",
    "lead_word",
    "merge_check",
    "lead_total",
    "notification_digest",
    "push_delivery",
    "rescoring",
  ];
  // One-day codes, short addresses, former ids, and messages whose text is in their threads.
  const routing = [
    "calendar_feed",
    "calendar_sign_in",
    "channel_code",
    "short_link",
    "inbound_message",
    "inquiry_mail",
    "joined_conversation",
  ];
  const left = [...pictures, ...kept, ...routing];
  const queries = exportSections.map(({ query }) => query).join("\n");
  const missing = rows.map(({ name }) => name).filter((name) => !new RegExp(`from ${name}\\b`).test(queries));
  expect(missing.sort()).toEqual(left.sort());
});

test("limits how often an archive can be requested", async () => {
  const stage = await startChat({ env: { LLAVE_RATE_FACTOR: "0.1" } });
  const browser = await stage.signedIn(stage.agent.email);
  expect((await browser.get("/api/account/export")).status).toBe(200);
  expect((await browser.get("/api/account/export")).status).toBe(429);
});
