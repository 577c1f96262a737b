import sharp from "sharp";
import { expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { startTestApp } from "../testing/testApp.ts";
import { makeAllMissing } from "./makeSizes.ts";
import { storageUsed } from "./storage.ts";

async function uploader() {
  const test = await startTestApp();
  const agent = await createAgent(test.database.db);
  const browser = await test.signedIn(agent.email);
  const upload = async (background: string) => {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background } });
    const photo = new Uint8Array(await image.jpeg().toBuffer());
    return browser.send("POST", "/api/pictures?purpose=listing", photo, { "content-type": "image/jpeg" });
  };
  return { ...test, agent, browser, upload };
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
  await database.pool.query("update storage_use set bytes = 249_999_000 where agent_id = $1", [agent.agent_id]);
  const refused = await upload("#ffffff");
  expect([refused.status, refused.body.code]).toEqual([409, "storage_full"]);
  const { usage } = (await browser.get("/api/agent/settings")).body;
  expect(usage.storage).toEqual({ used: 249_999_000, included: 250_000_000 });
  await database.pool.query("update agent set plan = 'solo' where agent_id = $1", [agent.agent_id]);
  expect((await upload("#ffffff")).status).toBe(201);
});
