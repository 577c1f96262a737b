import { dayMs } from "@llave/contract/calendar";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { createAgent } from "../../testing/factories.ts";
import { startChat } from "../../testing/testApp.ts";

/** Friday, March 20, 2026, 10:00 AM in Miami. */
const now = () => new Date("2026-03-20T14:00:00Z");
const search = "Hi, I'm Ana Torres, 305-555-0100. 2 bedrooms in Brickell up to 3000, moving in May 1";
/** Monday, March 23, 9 AM to noon in Miami. */
const mondayMorning = { from: "2026-03-23T13:00:00.000Z", to: "2026-03-23T16:00:00.000Z" };
const week = new URLSearchParams({ from: "2026-03-22T04:00:00.000Z", to: "2026-03-29T04:00:00.000Z" });

async function stage() {
  const chat = await startChat({ now });
  const { db } = chat.database;
  await db.updateTable("agent").set({ ai_mode: "full" }).where("agent_id", "=", chat.agent.agent_id).execute();
  const owner = await chat.signedIn(chat.agent.email);
  return { ...chat, owner, other: await chat.signedIn((await createAgent(db)).email) };
}

test("the assistant offers no time the agent blocked, until the block is removed", async () => {
  const { owner, say, client } = await stage();
  const { status, body } = await owner.post("/api/blocked-times", { ...mondayMorning, note: "Dentist" });
  expect(status).toBe(201);
  const offeredTo = async (id: string): Promise<string[]> => {
    const from = client();
    await say(search, { from, body: { conversationId: id } });
    const { times } = (await say("Can I visit on Monday?", { from, body: { conversationId: id } })).body;
    return times.map(({ time }: { time: string }) => time);
  };
  const offered = await offeredTo("while-blocked");
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.every((time) => time >= "12:00")).toBe(true);
  expect((await owner.send("DELETE", `/api/blocked-times/${body.id}`)).status).toBe(200);
  expect(await offeredTo("after")).toContain("09:00");
});

test("no showing can start inside a blocked time, and one that was there before can still be confirmed", async () => {
  const { owner, say, database } = await stage();
  await say(search);
  const { times } = (await say("Can I visit on Monday?")).body;
  await say(times[0].label);
  await database.db.updateTable("showing").set({ status: "requested" }).execute();
  const [showing] = (await owner.get(`/api/showings?${week}`)).body;
  expect(showing).toMatchObject({ leadName: "Ana Torres", leadPhone: "+13055550100" });
  await owner.post("/api/blocked-times", { ...mondayMorning, to: "2026-03-24T03:00:00.000Z" });
  expect((await owner.post(`/api/showings/${showing.id}/confirm`)).status).toBe(200);
  const refused = await owner.post(`/api/showings/${showing.id}/move`, { at: "2026-03-23T18:00:00.000Z" });
  expect(refused).toMatchObject({ status: 409, body: { code: "showing_time_taken" } });
  expect((await owner.post(`/api/showings/${showing.id}/move`, { at: "2026-03-24T15:00:00.000Z" })).status).toBe(200);
});

test("lists only showings between two times, without canceled ones on request", async () => {
  const { owner, say } = await stage();
  await say(search);
  await say((await say("Can I visit on Monday?")).body.times[0].label);
  expect((await owner.get(`/api/showings?${week}`)).body).toHaveLength(1);
  const before = new URLSearchParams({ from: "2026-03-20T04:00:00.000Z", to: "2026-03-22T04:00:00.000Z" });
  expect((await owner.get(`/api/showings?${before}`)).body).toEqual([]);
  const [{ id }] = (await owner.get(`/api/showings?${week}&withoutCanceled=true`)).body;
  await owner.post(`/api/showings/${id}/cancel`);
  expect((await owner.get(`/api/showings?${week}`)).body).toHaveLength(1);
  expect((await owner.get(`/api/showings?${week}&withoutCanceled=true`)).body).toEqual([]);
});

test("returns 400 for a block that ends before it starts or lasts over a month, and for a range without an end", async () => {
  const { owner } = await stage();
  const refused = await owner.post("/api/blocked-times", { from: mondayMorning.to, to: mondayMorning.from });
  expect(refused).toMatchObject({
    status: 400,
    body: { fields: { to: "The end time has to be after the start time." } },
  });
  const { from } = mondayMorning;
  expect((await owner.post("/api/blocked-times", { from, to: "2026-05-23T13:00:00.000Z" })).status).toBe(400);
  expect((await owner.get("/api/blocked-times?from=2026-03-20T04:00:00.000Z")).status).toBe(400);
});

test("another agent neither sees nor removes a block", async () => {
  const { owner, other } = await stage();
  const { body } = await owner.post("/api/blocked-times", { ...mondayMorning, note: "Dentist" });
  expect((await other.get(`/api/blocked-times?${week}`)).body).toEqual([]);
  expect((await other.send("DELETE", `/api/blocked-times/${body.id}`)).status).toBe(404);
  expect((await owner.get(`/api/blocked-times?${week}`)).body).toEqual([
    { id: body.id, ...mondayMorning, note: "Dentist", seriesId: null },
  ]);
});

/** The blocks of about three months. */
const allOf = (owner: { get: (path: string) => Promise<{ body: unknown }> }, from: string) =>
  owner.get(
    `/api/blocked-times?${new URLSearchParams({ from, to: new Date(Date.parse(from) + 99 * dayMs).toISOString() })}`,
  );

test("blocks the same hours of every week until a day, also after the clocks change", async () => {
  const { owner } = await stage();
  // Tuesdays, 1 to 2 PM in Miami; the clocks change on November 1.
  const first = { from: "2026-10-20T17:00:00.000Z", to: "2026-10-20T18:00:00.000Z" };
  const { status, body } = await owner.post("/api/blocked-times", {
    ...first,
    note: "Class",
    weeklyUntil: "2026-11-03",
  });
  expect([status, body.from]).toEqual([201, first.from]);
  const { body: weeks } = (await allOf(owner, "2026-10-01T04:00:00.000Z")) as { body: (typeof body)[] };
  expect(weeks.map(({ from }) => from)).toEqual([
    "2026-10-20T17:00:00.000Z",
    "2026-10-27T17:00:00.000Z",
    "2026-11-03T18:00:00.000Z",
  ]);
  expect(new Set(weeks.map(({ seriesId }) => seriesId)).size).toBe(1);

  // One week is freed alone, or with all later ones.
  expect((await owner.send("DELETE", `/api/blocked-times/${weeks[0].id}`)).status).toBe(200);
  expect((await allOf(owner, "2026-10-01T04:00:00.000Z")).body).toHaveLength(2);
  expect((await owner.send("DELETE", `/api/blocked-times/${weeks[1].id}?andLater=true`)).status).toBe(200);
  expect((await allOf(owner, "2026-10-01T04:00:00.000Z")).body).toEqual([]);
});

test("freeing a week and the later ones leaves earlier ones and other blocks", async () => {
  const { owner, other } = await stage();
  const weekly = { ...mondayMorning, weeklyUntil: "2026-04-13" };
  await owner.post("/api/blocked-times", weekly);
  await owner.post("/api/blocked-times", { ...mondayMorning, note: "Once" });
  const { body: blocks } = (await allOf(owner, "2026-03-22T04:00:00.000Z")) as {
    body: { id: string; from: string; seriesId: string | null }[];
  };
  expect(blocks).toHaveLength(5);
  const second = blocks.find(({ from, seriesId }) => seriesId !== null && from.startsWith("2026-03-30"));
  expect((await other.send("DELETE", `/api/blocked-times/${second?.id}?andLater=true`)).status).toBe(404);
  expect((await owner.send("DELETE", `/api/blocked-times/${second?.id}?andLater=true`)).status).toBe(200);
  const { body: left } = await allOf(owner, "2026-03-22T04:00:00.000Z");
  expect(left).toMatchObject([{ from: mondayMorning.from }, { from: mondayMorning.from }]);
});

test("blocking what the answer to a removal says brings back the same weeks, without one freed before", async () => {
  const { owner } = await stage();
  const starts = async () =>
    ((await allOf(owner, "2026-10-01T04:00:00.000Z")).body as { from: string }[]).map(({ from }) => from);
  const first = { from: "2026-10-20T17:00:00.000Z", to: "2026-10-20T18:00:00.000Z" };
  await owner.post("/api/blocked-times", { ...first, note: "Class", weeklyUntil: "2026-11-10" });
  const { body: weeks } = (await allOf(owner, "2026-10-01T04:00:00.000Z")) as { body: { id: string; from: string }[] };
  const once = await owner.send("DELETE", `/api/blocked-times/${weeks[2]?.id}`);
  expect(once.body).toEqual({
    ...{ from: "2026-11-03T18:00:00.000Z", to: "2026-11-03T19:00:00.000Z", note: "Class", except: [] },
  });
  const before = await starts();
  const freed = await owner.send("DELETE", `/api/blocked-times/${weeks[0]?.id}?andLater=true`);
  expect(freed.body).toEqual({ ...first, note: "Class", weeklyUntil: "2026-11-10", except: ["2026-11-03"] });
  expect(await starts()).toEqual([]);
  expect((await owner.post("/api/blocked-times", freed.body)).status).toBe(201);
  expect(await starts()).toEqual(before);
});

test("returns 400 for a repetition that ends before its first day or lasts over a year", async () => {
  const { owner } = await stage();
  for (const weeklyUntil of ["2026-03-20", "2027-04-01"]) {
    const refused = await owner.post("/api/blocked-times", { ...mondayMorning, weeklyUntil });
    expect(refused).toMatchObject({ status: 400, body: { fields: { weeklyUntil: expect.stringContaining("year") } } });
  }
});

test("refuses the 501st upcoming block", async () => {
  const { owner, agent, database } = await stage();
  await database.pool.query(
    `insert into blocked_time (agent_id, block_id, starts_at, ends_at)
     select $1, gen_random_uuid(), '2027-01-01', '2027-01-02' from generate_series(1, 500)`,
    [agent.agent_id],
  );
  const refused = await owner.post("/api/blocked-times", mondayMorning);
  expect(refused).toMatchObject({ status: 409, body: { code: "too_many_blocked_times" } });
});

test("a calendar app reads the agent's showings at a secret address, which can be replaced and taken away", async () => {
  const { owner, other, say, client } = await stage();
  await say(search);
  const { times } = (await say("Can I visit on Monday?")).body;
  await say(times[0].label);
  expect((await owner.get("/api/calendar-feed")).body).toEqual({ address: null });
  const { address } = (await owner.post("/api/calendar-feed", { language: "en" })).body;
  expect((await owner.get("/api/calendar-feed")).body).toEqual({ address });
  expect((await other.get("/api/calendar-feed")).body).toEqual({ address: null });

  const path = new URL(address).pathname;
  const read = await client().get(path);
  expect(read.headers.get("content-type")).toContain("text/calendar");
  const [event] = new ICAL.Component(ICAL.parse(read.text)).getAllSubcomponents("vevent");
  const { summary, startDate } = new ICAL.Event(event);
  expect(summary).toBe("Showing with Ana Torres");
  expect(startDate.toJSDate().toISOString()).toBe(times[0].at);
  expect(read.text).not.toContain("/visit/");

  const renewed = new URL((await owner.post("/api/calendar-feed", { language: "es" })).body.address).pathname;
  expect((await client().get(path)).status).toBe(404);
  expect((await client().get(renewed)).text).toContain("Visita con Ana Torres");
  expect((await other.send("DELETE", "/api/calendar-feed")).status).toBe(204);
  expect((await client().get(renewed)).status).toBe(200);
  expect((await owner.send("DELETE", "/api/calendar-feed")).status).toBe(204);
  expect((await client().get(renewed)).status).toBe(404);
  expect((await owner.post("/api/calendar-feed", { language: "fr" })).status).toBe(400);
});
