import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { startTestApp } from "../testing/testApp.ts";
import { makeAllMissing } from "./makeSizes.ts";
import { storageUsed } from "./storage.ts";

async function uploader() {
  const test = await startTestApp();
  const agent = await createAgent(test.database.db);
  const browser = await test.signedIn(agent.email);
  const send = async (image: Sharp) => {
    const photo = new Uint8Array(await image.toBuffer());
    return browser.send("POST", "/api/pictures?purpose=listing", photo, { "content-type": "image/jpeg" });
  };
  const upload = (background: string) =>
    send(sharp({ create: { width: 900, height: 600, channels: 3, background } }).jpeg());
  /** Its sizes weigh six times as much as the picture itself. */
  const uploadNoise = () => {
    const raw = { width: 800, height: 600, channels: 3 as const };
    return send(sharp(randomBytes(800 * 600 * 3), { raw }).jpeg({ quality: 10 }));
  };
  return { ...test, agent, browser, upload, uploadNoise };
}

test("counts an account's storage as pictures are added, sized and deleted", async () => {
  const { database, agent, upload } = await uploader();
  const { db, pool } = database;
  const stored = async () => {
    const { rows } = await pool.query(
      `select (select coalesce(sum(octet_length(content)), 0) from picture_size where agent_id = $1)
        + (select coalesce(sum(octet_length(content)), 0) from picture_original where agent_id = $1) as bytes`,
      [agent.agent_id],
    );
    return Number(rows[0].bytes);
  };
  expect(await storageUsed(db, agent.agent_id)).toBe(0);
  for (const color of ["#ff0000", "#00ff00"]) expect((await upload(color)).status).toBe(201);
  expect(await storageUsed(db, agent.agent_id)).toBeGreaterThan(1_000);
  expect(await storageUsed(db, agent.agent_id)).toBe(await stored());
  await makeAllMissing(db);
  expect(await storageUsed(db, agent.agent_id)).toBe(await stored());
  await pool.query("delete from picture where agent_id = $1", [agent.agent_id]);
  expect(await storageUsed(db, agent.agent_id)).toBe(0);
});

test("refuses a picture over the plan's storage and accepts it on a bigger plan", async () => {
  const { database, agent, browser, upload } = await uploader();
  await upload("#0000ff");
  await makeAllMissing(database.db);
  await database.pool.query("update storage_use set bytes = 249_999_000 where agent_id = $1", [agent.agent_id]);
  const refused = await upload("#ffffff");
  expect([refused.status, refused.body.code]).toEqual([409, "storage_full"]);
  const { usage } = (await browser.get("/api/agent/settings")).body;
  expect(usage.storage).toEqual({ used: 249_999_000, included: 250_000_000 });
  await database.pool.query("update agent set plan = 'solo' where agent_id = $1", [agent.agent_id]);
  expect((await upload("#ffffff")).status).toBe(201);
});

test("refuses a picture before the sizes of earlier ones exceed the plan's storage", async () => {
  const { database, agent, upload, uploadNoise } = await uploader();
  await upload("#0000ff");
  await database.pool.query("update storage_use set bytes = 247_000_000 where agent_id = $1", [agent.agent_id]);
  const statuses: number[] = [];
  while (!statuses.includes(409) && statuses.length < 40) statuses.push((await uploadNoise()).status);
  await makeAllMissing(database.db);
  const used = await storageUsed(database.db, agent.agent_id);
  expect(used).toBeLessThanOrEqual(250_000_000);
  // What was reserved in vain doesn't count in the end.
  expect(used).toBeGreaterThan(248_500_000);
});

test("pictures sent at once don't exceed the plan's storage together", async () => {
  const { database, agent, upload, uploadNoise } = await uploader();
  await upload("#0000ff");
  await database.pool.query("update storage_use set bytes = 247_000_000 where agent_id = $1", [agent.agent_id]);
  const statuses = (await Promise.all(Array.from({ length: 12 }, uploadNoise))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
  await makeAllMissing(database.db);
  expect(await storageUsed(database.db, agent.agent_id)).toBeLessThanOrEqual(250_000_000);
});
