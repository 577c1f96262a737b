import { dayMs } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { createAgent, createProperty } from "../../testing/factories.ts";
import { startChat } from "../../testing/testApp.ts";
import { rescoreLeads } from "./rescoreLeads.ts";

async function stage() {
  let time = Date.parse("2026-03-19T15:00:00Z");
  const chat = await startChat({ now: () => new Date(time) });
  const { db } = chat.database;
  const owner = await chat.signedIn(chat.agent.email);
  const lead = async () => (await owner.get("/api/leads")).body[0];
  return {
    ...chat,
    db,
    owner,
    lead,
    run: () => rescoreLeads(chat.app.services),
    days(count: number) {
      time += count * dayMs;
    },
  };
}

test("a lead becomes hot as the move-in date approaches, without a new message", async () => {
  const { say, lead, run, days, db } = await stage();
  await say("2 bedrooms in Brickell up to $3,000, moving in May 15, I'm Ana Torres, 305-555-0101");
  const before = await lead();
  expect(before.status).toBe("warm");
  await run();
  expect(await lead()).toMatchObject({ score: before.score, status: "warm" });
  days(35);
  await run();
  const after = await lead();
  expect(after.status).toBe("hot");
  expect(after.score).toBeGreaterThan(before.score);
  expect(after.updatedAt).toBe(before.updatedAt);
  await run();
  expect((await lead()).score).toBe(after.score);
  expect(await db.selectFrom("rescoring").selectAll().execute()).toHaveLength(1);
});

test("a changed listing counts on the same day; removed leads and other agents stay as they are", async () => {
  const { say, lead, run, db, agent, owner } = await stage();
  const other = await createAgent(db);
  const listing = await createProperty(db, agent.agent_id, { price: 2_900 });
  await say("2 bedrooms in Brickell up to $3,000, moving in May 15, I'm Ana Torres, 305-555-0101");
  await run();
  const before = await lead();
  await db
    .updateTable("property")
    .set({ price: 9_000, updated_at: new Date("2026-03-19T15:00:00Z") })
    .where("property_id", "=", listing.property_id)
    .execute();
  await expect
    .poll(
      async () => {
        await run();
        return (await lead()).score;
      },
      { timeout: 20_000 },
    )
    .not.toBe(before.score);
  const others = await db.selectFrom("lead").select("lead_id").where("agent_id", "=", other.agent_id).execute();
  expect(others).toEqual([]);
  const scored = (await lead()).score;
  await owner.send("DELETE", `/api/leads/${before.id}`);
  await db
    .updateTable("property")
    .set({ price: 2_900, updated_at: new Date("2026-03-19T15:00:01Z") })
    .execute();
  await run();
  const [row] = await db.selectFrom("lead").select("score").where("lead_id", "=", before.id).execute();
  expect(row?.score).toBe(scored);
});
