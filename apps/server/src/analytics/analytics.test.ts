import { dayMs, hourMs } from "@llave/contract/calendar";
import { describe, expect, test } from "vitest";
import { foldDays } from "../jobs/foldDays.ts";
import { createAgent, createProperty } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { timeSpan } from "./period.ts";
import { growth, waitText } from "./present.ts";
import { daysToCheck, sampleSize } from "./sample.ts";

const now = new Date("2026-11-21T03:30:00Z");

describe("a period", () => {
  test.each([
    [{}, "2026-10-22", "2026-11-20"],
    [{ period: "7d" as const }, "2026-11-14", "2026-11-20"],
    [{ period: "custom" as const, from: "2026-01-31", to: "2026-02-02" }, "2026-01-31", "2026-02-02"],
    [{ period: "custom" as const, from: "2026-02-02", to: "2026-01-31" }, "2026-10-22", "2026-11-20"],
    [{ period: "custom" as const, from: "2020-01-01", to: "2026-01-31" }, "2025-01-31", "2026-01-31"],
  ])("of %j starts and ends on the market's calendar days", (query, from, to) => {
    expect(timeSpan(query, now)).toMatchObject({ from, to, today: "2026-11-20" });
  });
});

test.each([
  [1, "1s"],
  [120, "2m"],
  [108, "1m 48s"],
  [3600, "1h"],
  [12_000, "3h 20m"],
])("%i seconds read %s", (seconds, text) => expect(waitText(seconds)).toBe(text));

test.each([
  [0, 0, 0],
  [3, 0, 100],
  [3, 4, -25],
])("%i after %i is a growth of %i%%", (after, before, percent) => expect(growth(after, before)).toBe(percent));

test.each([
  [[], 200],
  [[13], 200],
  [[5, 1000], 195],
  [Array.from({ length: 90 }, () => 1000), 2],
  [Array.from({ length: 366 }, () => 1000), 1],
])("with %j conversations on the days, a sample takes at most %i from each", (conversations, size) =>
  expect(sampleSize(conversations)).toBe(size),
);

test("checks every day of a quarter, every second one of a year, and always the last", () => {
  const days = Array.from({ length: 365 }, (_, index) => index);
  expect(daysToCheck(days.slice(0, 90))).toEqual(days.slice(0, 90));
  const ofYear = daysToCheck(days);
  expect([ofYear.length, ofYear[0], ofYear.at(-1)]).toEqual([183, 0, 364]);
  expect(ofYear.every((day) => day % 2 === 0)).toBe(true);
});

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

describe("the figures", () => {
  test("over a long period include everything from a short one", async () => {
    const chat = await startChat();
    for (let renter = 0; renter < 7; renter++) {
      await chat.say("2 bedrooms in Brickell", { from: chat.client(), body: { conversationId: `long-${renter}` } });
    }
    const owner = await chat.signedIn(chat.agent.email);
    const year = `from=${isoDay(Date.now() - 300 * dayMs)}&to=${isoDay(Date.now() + dayMs)}`;
    for (const period of ["period=7d", "period=90d", `period=custom&${year}`]) {
      const { response, completion } = (await owner.get(`/api/dashboard/trends?${period}`)).body;
      expect([response.of, completion.of], period).toEqual([7, 7]);
    }
  });

  test("follow events day by day and belong only to their agent", async () => {
    const chat = await startChat();
    const path = `/api/smartlink/${chat.agent.slug}`;
    const browser = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" };
    await chat.renter.get(path, browser);
    await chat.client().get(path, browser);
    await chat.say("2 bedrooms in Brickell, up to $3,000");
    await chat.say("call me at 305-555-0100");
    const owner = await chat.signedIn(chat.agent.email);
    const { body } = await owner.get("/api/dashboard/analytics");
    expect(body).toEqual({
      activeLeads: 1,
      leadsGrowth: 100,
      revenue30d: 0,
      revenueGrowth: 0,
      smartLinkViews: 2,
      viewsToday: 2,
      conversionRate: 50,
      unreadNotifications: expect.any(Number),
      leadSources: [{ name: "Direct", count: 1, percentage: 100 }],
    });
    const trends = (await owner.get("/api/dashboard/trends?period=7d")).body;
    expect(trends.days).toHaveLength(7);
    expect(trends.days.at(-1)).toMatchObject({ views: 2, conversations: 1, leads: 1, qualified: 1, leased: 0 });
    expect(trends.days.at(-1).responseSeconds).toBe(1);
    expect(trends.languages).toEqual({ en: 1, es: 0 });
    expect(trends.hours.reduce((sum: number, leads: number) => sum + leads, 0)).toBe(1);
    expect(trends.completion).toEqual({ percent: null, of: 1, needed: 20 });
    expect((await owner.get("/api/dashboard/analytics?period=odd&from=x")).body).toEqual(body);

    const stranger = await chat.signedIn((await createAgent(chat.database.db)).email);
    const theirs = (await stranger.get(`/api/dashboard/analytics?agentId=${chat.agent.agent_id}`)).body;
    expect(theirs).toMatchObject({ activeLeads: 0, smartLinkViews: 0, leadSources: [] });
    expect((await stranger.get("/api/dashboard/queue")).body).toEqual({ items: [], total: 0 });
  });

  test("count conversations by the hour they began in, and which of them became leads", async () => {
    // 1:30 PM in Miami, then 3:30 PM.
    let time = Date.parse("2026-03-19T17:30:00Z");
    const chat = await startChat({ now: () => new Date(time) });
    await chat.say("2 bedrooms in Brickell, my name is Ana");
    await chat.say("2 bedrooms in Doral", { from: chat.client() });
    time += 2 * hourMs;
    await chat.say("hello", { from: chat.client() });
    const owner = await chat.signedIn(chat.agent.email);
    // A lead by hand began no conversation.
    await owner.post("/api/leads", { name: "Bea", email: "bea@mail.example" });
    const hoursFor = async (browser: typeof owner) => {
      const { conversationHours } = (await browser.get("/api/dashboard/trends?period=30d")).body;
      expect(conversationHours).toHaveLength(24);
      return conversationHours.flatMap((counts: { conversations: number; leads: number }, hour: number) =>
        counts.conversations > 0 ? [[hour, counts.conversations, counts.leads]] : [],
      );
    };
    expect(await hoursFor(owner)).toEqual([
      [13, 2, 1],
      [15, 1, 0],
    ]);
    const stranger = await chat.signedIn((await createAgent(chat.database.db)).email);
    expect(await hoursFor(stranger)).toEqual([]);
  });

  test("count one rating per conversation, from its own renter", async () => {
    const chat = await startChat();
    await chat.say("2 bedrooms in Brickell");
    const own = { linkId: chat.link.link_id, conversationId: `${chat.link.link_id}-1` };
    const rating = { ...own, stars: 2 };
    const isDue = async () =>
      (await chat.renter.get(`/api/renter/conversation?${new URLSearchParams(own)}`)).body.ratingDue;
    expect(await isDue()).toBe(false);
    await chat.say("No thanks, bye!");
    expect(await isDue()).toBe(true);
    expect((await chat.client().post("/api/renter/rating", rating)).status).toBe(404);
    expect((await chat.renter.post("/api/renter/rating", { ...rating, stars: 6 })).status).toBe(400);
    expect((await chat.renter.post("/api/renter/rating", { ...rating, conversationId: "other" })).status).toBe(404);
    expect((await chat.renter.post("/api/renter/rating", rating)).status).toBe(200);
    expect((await chat.renter.post("/api/renter/rating", { ...rating, reasons: ["free rent"] })).status).toBe(400);
    const wishes = ["faster", "more_homes", "faster"];
    expect((await chat.renter.post("/api/renter/rating", { ...rating, stars: 4, reasons: wishes })).status).toBe(200);
    expect(await isDue()).toBe(false);
    const owner = await chat.signedIn(chat.agent.email);
    const trends = (await owner.get("/api/dashboard/trends")).body;
    expect(trends.days.at(-1)).toMatchObject({ ratings: 1, stars: 4 });
    const counted = [
      { reason: "faster", count: 1 },
      { reason: "more_homes", count: 1 },
    ];
    expect(trends.satisfaction).toEqual({ average: null, of: 1, needed: 20, reasons: counted });
    const stranger = await createAgent(chat.database.db);
    const theirs = await (await chat.signedIn(stranger.email)).get("/api/dashboard/trends");
    expect(theirs.body.satisfaction.reasons).toEqual([]);
    expect((await chat.renter.post("/api/renter/rating", { ...rating, stars: 5 })).status).toBe(200);
    expect((await owner.get("/api/dashboard/trends")).body.satisfaction.reasons).toEqual([]);
  });
});

test("the queue lists urgent leads first, then by score, and drops leads that were called", async () => {
  const chat = await startChat();
  const owner = await chat.signedIn(chat.agent.email);
  const waiting = async () => {
    const { items, total } = (await owner.get("/api/dashboard/queue")).body;
    const standing = (await owner.get("/api/saved-views")).body.counts.waiting;
    expect(standing, "the queue and the list agree").toBe(total);
    return items.map(({ name, uncalled }: { name: string; uncalled: boolean }) => [name, uncalled]);
  };
  await chat.say("2 bedroom in Brickell under $3,000, as soon as possible, my name is Beatriz Gil", {
    from: chat.client(),
  });
  await chat.say("My phone is 305-555-0109, can the agent call me now?", { from: chat.client() });
  await chat.say("Hi, a studio in Doral under $1,500, moving in ten months");
  const finished = await chat.say("My name is Ana Lopez, ana@mail.example");
  expect(finished.body.isComplete).toBe(true);
  expect(await waiting()).toEqual([
    [null, false],
    ["Ana Lopez", true],
  ]);
  const { items } = (await owner.get("/api/dashboard/queue")).body;
  expect(items.map(({ urgent }: { urgent: boolean }) => urgent)).toEqual([true, false]);
  const [, ana] = items;
  const path = `/api/leads/${ana.id}`;
  const stage = (value: string) =>
    owner.send("PATCH", path, JSON.stringify({ stage: value }), { "content-type": "application/json" });
  await stage("contacted");
  expect((await waiting()).map(([name]: [string]) => name)).not.toContain("Ana Lopez");
  await stage("new");
  expect((await waiting())[1]).toEqual(["Ana Lopez", true]);
  await owner.post(`/api/conversations/${ana.conversationId}/messages`, { text: "Hi, I just called you." });
  expect((await waiting()).map(([name]: [string]) => name)).not.toContain("Ana Lopez");
});

test("with equal scores, a qualified lead that hasn't been called comes first", async () => {
  const chat = await startChat();
  const owner = await chat.signedIn(chat.agent.email);
  await chat.say("2 bedrooms in Brickell, my name is Beatriz Gil. Does the building have a gym?", {
    from: chat.client(),
  });
  await chat.say("2 bedrooms in Doral under $3,000, moving in March");
  await chat.say("My name is Ana Lopez, ana@mail.example");
  await chat.database.db.updateTable("lead").set({ score: 70 }).execute();
  for (const [limit, names] of [
    [5, ["Ana Lopez", "Beatriz Gil"]],
    [1, ["Ana Lopez"]],
  ] as const) {
    const { items } = (await owner.get(`/api/dashboard/queue?limit=${limit}`)).body;
    expect(items.map(({ name }: { name: string }) => name)).toEqual(names);
  }
});

test("the queue quotes the last message that says something", async () => {
  const chat = await startChat();
  await chat.say("¿Puedo hablar con la agente? Me mudo el lunes");
  await chat.say("ok, muchas gracias!");
  const owner = await chat.signedIn(chat.agent.email);
  const { items } = (await owner.get("/api/dashboard/queue")).body;
  expect(items).toMatchObject([{ lastMessage: "¿Puedo hablar con la agente? Me mudo el lunes", language: "es" }]);
});

test("a lead marked done leaves the queue with its items open, and comes back when the renter writes", async () => {
  const chat = await startChat();
  await createProperty(chat.database.db, chat.agent.agent_id);
  await chat.say("2 bedrooms in Brickell. Does 100 SW 10th St have a gym?");
  const owner = await chat.signedIn(chat.agent.email);
  const queue = async () =>
    (await owner.get("/api/dashboard/queue")).body.items.map(({ id }: { id: string }) => id as string);
  const rest = async () => (await owner.get("/api/dashboard/queue/rest")).body;
  const [id = ""] = await queue();
  const doneToday = async () => (await rest()).doneToday.map((person: { id: string }) => person.id);
  for (let times = 0; times < 2; times++) expect((await owner.post(`/api/leads/${id}/done`)).status).toBe(200);
  expect([await queue(), await doneToday()]).toEqual([[], [id]]);
  expect((await owner.get(`/api/leads/${id}`)).body).toMatchObject({
    needsYou: false,
    doneAt: expect.any(String),
    tasks: [{ topic: "gym" }],
  });
  await owner.send("DELETE", `/api/leads/${id}/done`);
  expect((await owner.get(`/api/leads/${id}`)).body).toMatchObject({ needsYou: true, doneAt: null });
  expect([await queue(), await doneToday()]).toEqual([[id], []]);

  await owner.post(`/api/leads/${id}/done`);
  await chat.say("up to $3,000");
  expect([await queue(), await doneToday()]).toEqual([[id], []]);
  const stranger = await chat.signedIn((await createAgent(chat.database.db)).email);
  expect((await stranger.post(`/api/leads/${id}/done`)).status).toBe(404);
  expect((await stranger.get("/api/dashboard/queue/rest")).body).toEqual({ waitingOnThem: [], doneToday: [] });
});

test('lists renters who haven\'t answered as "waiting on them"', async () => {
  const chat = await startChat();
  await chat.say("2 bedrooms in Brickell");
  await chat.say("up to $3,000");
  const owner = await chat.signedIn(chat.agent.email);
  const rest = (await owner.get("/api/dashboard/queue/rest")).body;
  expect(rest).toMatchObject({ waitingOnThem: [{ at: expect.any(String) }], doneToday: [] });
});

test("the queue says who to call first, and why", async () => {
  const chat = await startChat();
  await chat.say("2 bedrooms in Brickell, up to $3,000, asap, call me at 305-555-0100");
  await chat.database.db.updateTable("lead").set({ needs_you: true }).execute();
  const owner = await chat.signedIn(chat.agent.email);
  const { body } = await owner.get("/api/dashboard/queue");
  expect(body).toMatchObject({ total: 1, items: [{ phone: "+13055550100", score: expect.any(Number) }] });
  expect(Date.parse(body.items[0].waitingSince)).not.toBeNaN();
  // The wait began at the same time everywhere: in the list of leads and in the recent conversations beside the queue.
  for (const path of ["/api/leads", "/api/conversations/recent"]) {
    expect((await owner.get(path)).body[0].waitingSince).toBe(body.items[0].waitingSince);
  }
  await chat.database.db.updateTable("lead").set({ needs_you: false }).execute();
  expect((await owner.get("/api/leads")).body[0].waitingSince).toBeNull();
});

test("merging the shards of past days changes no totals", async () => {
  const chat = await startChat();
  const rows = (day: string) =>
    [0, 3, 7].map((shard) => ({
      agent_id: chat.agent.agent_id,
      day,
      source: "Instagram",
      shard,
      leads: shard + 1,
      revenue: 10,
    }));
  await chat.database.db
    .insertInto("lead_day")
    .values([...rows("2026-01-05"), ...rows("2026-01-06")])
    .execute();
  const owner = await chat.signedIn(chat.agent.email);
  const figures = async () =>
    (await owner.get("/api/dashboard/trends?period=custom&from=2026-01-05&to=2026-01-07")).body;
  const before = await figures();
  await foldDays(chat.database.db, new Date("2026-01-08T12:00:00Z"));
  await foldDays(chat.database.db, new Date("2026-01-08T12:00:00Z"));
  expect(await figures()).toEqual(before);
  expect(before.days.map((day: { leads: number; revenue: number }) => [day.leads, day.revenue])).toEqual([
    [13, 30],
    [13, 30],
    [0, 0],
  ]);
  const left = await chat.database.db.selectFrom("lead_day").select(["day", "shard"]).orderBy("day").execute();
  expect(left.filter(({ day }) => day === "2026-01-05")).toEqual([{ day: "2026-01-05", shard: 0 }]);
});
