import type { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import { comingShowings, takenBy } from "../../availability/agenda.ts";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { tokenHash } from "../../secrets/signing.ts";
import { openTestDatabase } from "../../testing/databases/database.ts";
import { createAgent } from "../../testing/factories.ts";
import { type Booking, book, cancel, move } from "./book.ts";

const now = new Date("2026-03-20T15:00:00Z");
const spans = { lengthMinutes: 30, bufferMinutes: 15 };

function booking(agentId: string, startsAt: string, more: Partial<Booking> = {}): Booking {
  const showingId = newId(now);
  return {
    agentId,
    showingId,
    conversationId: null,
    leadId: null,
    propertyId: null,
    startsAt: new Date(startsAt),
    language: "en",
    status: "confirmed",
    heldUntil: null,
    tokenHash: tokenHash(showingId),
    ...more,
  };
}

async function takenFrom(db: Kysely<Database>, agentId: string, at: Date) {
  return takenBy(await comingShowings(db, agentId, at), at);
}

describe("a showing", () => {
  test("keeps its time and buffers exclusive under 200 simultaneous attempts", async () => {
    const { db } = await openTestDatabase();
    const agent = await createAgent(db);
    // Every five minutes from 10:00 to 10:40: no two of them are 45 minutes apart.
    const attempts = Array.from({ length: 200 }, (_, index) => {
      const startsAt = new Date(Date.parse("2026-03-23T14:00:00Z") + (index % 9) * 300_000).toISOString();
      return book(db, booking(agent.agent_id, startsAt), spans, now);
    });
    expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(1);
    expect(await takenFrom(db, agent.agent_id, now)).toHaveLength(1);
  });

  test("waits for a transaction that books another time, since it may want this one too", async () => {
    const { db, pool } = await openTestDatabase();
    const { agent_id } = await createAgent(db);
    const [morning, noon] = ["2026-03-23T14:00:00Z", "2026-03-23T16:00:00Z"];
    const take = async (tx: Kysely<Database>, time: string) => {
      if (!(await book(tx, booking(agent_id, time), spans, now))) throw new Error("taken");
    };
    const [hasMorning, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = db.transaction().execute(async (tx) => {
      await take(tx, morning);
      hasMorning.resolve();
      await mayGoOn.promise;
      await take(tx, noon);
    });
    await hasMorning.promise;
    const second = db.transaction().execute(async (tx) => {
      await take(tx, noon);
      await take(tx, morning);
    });
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    mayGoOn.resolve();
    await expect(second).rejects.toThrow("taken");
    await first;
  });

  test("can start right after another's buffer, and overlap another agent's", async () => {
    const { db } = await openTestDatabase();
    const [first, second] = [await createAgent(db), await createAgent(db)];
    const at = (agentId: string, startsAt: string) => book(db, booking(agentId, startsAt), spans, now);
    expect(await at(first.agent_id, "2026-03-23T14:00:00Z")).toBe(true);
    expect(await at(first.agent_id, "2026-03-23T14:44:00Z")).toBe(false);
    expect(await at(first.agent_id, "2026-03-23T14:45:00Z")).toBe(true);
    expect(await at(second.agent_id, "2026-03-23T14:00:00Z")).toBe(true);
  });

  test("gives way when its hold expires", async () => {
    const { db } = await openTestDatabase();
    const { agent_id } = await createAgent(db);
    const heldUntil = new Date(now.getTime() + 600_000);
    const held = booking(agent_id, "2026-03-23T14:00:00Z", { status: "held", heldUntil });
    const other = () => booking(agent_id, "2026-03-23T14:00:00Z");
    expect(await book(db, held, spans, now)).toBe(true);
    expect(await book(db, other(), spans, now)).toBe(false);
    expect(await takenFrom(db, agent_id, heldUntil)).toEqual([]);
    expect(await book(db, other(), spans, heldUntil)).toBe(true);
  });

  test("frees its time when it is moved or canceled", async () => {
    const { db } = await openTestDatabase();
    const { agent_id } = await createAgent(db);
    const [morning, noon] = [booking(agent_id, "2026-03-23T14:00:00Z"), booking(agent_id, "2026-03-23T16:00:00Z")];
    await book(db, morning, spans, now);
    await book(db, noon, spans, now);
    expect(await move(db, morning, noon.startsAt, spans, now)).toBe(false);
    expect(await cancel(db, noon, "renter", now)).toBe(true);
    expect(await cancel(db, noon, "renter", now)).toBe(false);
    expect(await move(db, morning, noon.startsAt, spans, now)).toBe(true);
    expect(await takenFrom(db, agent_id, now)).toEqual([
      { from: "2026-03-23T16:00:00.000Z", to: "2026-03-23T16:30:00.000Z" },
    ]);
  });
});
