import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { lockAgent } from "../agents/repository.ts";
import type { TestClient } from "../testing/client.ts";
import { createAgent } from "../testing/factories.ts";
import { startTestApp } from "../testing/testApp.ts";

const form = { shortcut: "apply", text: { en: "Here is the form, {name}", es: "Aquí está la solicitud, {name}" } };

const put = (browser: TestClient, path: string, body: object) =>
  browser.send("PUT", path, JSON.stringify(body), { "content-type": "application/json" });

async function stage() {
  const { database, signedIn } = await startTestApp();
  const agent = await createAgent(database.db);
  const other = await createAgent(database.db);
  return { database, agent, browser: await signedIn(agent.email), other: await signedIn(other.email) };
}

test("saved replies are added, changed and deleted by their agent only", async () => {
  const { browser, other } = await stage();
  const added = await browser.post("/api/saved-replies", { ...form, shortcut: "Apply" });
  expect([added.status, added.body]).toEqual([201, expect.objectContaining(form)]);
  const path = `/api/saved-replies/${added.body.id}`;
  expect((await browser.get("/api/saved-replies")).body).toEqual([added.body]);
  expect((await other.get("/api/saved-replies")).body).toEqual([]);
  expect((await put(other, path, form)).status).toBe(404);
  expect((await other.send("DELETE", path)).status).toBe(404);
  const changed = await put(browser, path, { ...form, shortcut: "form" });
  expect(changed.body.shortcut).toBe("form");
  expect((await browser.send("DELETE", path)).status).toBe(200);
  expect((await browser.send("DELETE", path)).status).toBe(404);
});

test("a saved reply needs a text and a shortcut that no other reply has", async () => {
  const { browser, other } = await stage();
  const { body } = await browser.post("/api/saved-replies", form);
  const empty = { en: " ", es: "" };
  for (const wrong of [{}, { ...form, shortcut: "two words" }, { ...form, shortcut: "" }, { ...form, text: empty }]) {
    expect([wrong, (await browser.post("/api/saved-replies", wrong)).status]).toEqual([wrong, 400]);
  }
  const taken = await browser.post("/api/saved-replies", form);
  expect([taken.status, taken.body.code]).toEqual([409, "shortcut_taken"]);
  expect((await other.post("/api/saved-replies", form)).status).toBe(201);
  const second = await browser.post("/api/saved-replies", { ...form, shortcut: "second" });
  expect((await put(browser, `/api/saved-replies/${second.body.id}`, form)).body.code).toBe("shortcut_taken");
  expect((await put(browser, `/api/saved-replies/${body.id}`, form)).status).toBe(200);
});

test("there are at most 50 saved replies", async () => {
  const { browser, database, agent } = await stage();
  await database.pool.query(
    `insert into saved_reply select $1, gen_random_uuid(), 's' || n, 'x', '', now(), now() from generate_series(1, 50) n`,
    [agent.agent_id],
  );
  expect((await browser.post("/api/saved-replies", form)).body.code).toBe("too_many_saved_replies");
});

test("a saved reply beyond the limit is refused, even if it is added at the same time as the last one allowed", async () => {
  const { browser, database, agent } = await stage();
  const waiting = () =>
    database.pool.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
  const answer = await database.db.transaction().execute(async (tx) => {
    await lockAgent(tx, agent.agent_id);
    const pending = browser.post("/api/saved-replies", form);
    await vi.waitFor(async () => expect((await waiting()).rowCount).toBe(1), { timeout: 30_000 });
    await sql`insert into saved_reply select ${agent.agent_id}, gen_random_uuid(), 's' || n, 'x', '', now(), now()
      from generate_series(1, 50) n`.execute(tx);
    return { pending };
  });
  expect((await answer.pending).body.code).toBe("too_many_saved_replies");
});
