import { expect, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";

/** A Friday night in Miami, after the agent's working hours: whatever arrives now arrives since they ended. */
const evening = { now: () => new Date("2026-11-21T03:00:00Z") };

/** Every figure of leads that the dashboard shows, as one line each. */
async function figuresOf(chat: Awaited<ReturnType<typeof startChat>>) {
  const owner = await chat.signedIn(chat.agent.email);
  const read = async (path: string) => (await owner.get(path)).body;
  const csv = (await owner.get("/api/leads/export.csv")).text;
  const [dashboard, analytics, trends, views, links, leads, since] = await Promise.all(
    [
      "/api/agent/dashboard",
      "/api/dashboard/analytics?period=30d",
      "/api/dashboard/trends?period=30d",
      "/api/saved-views",
      "/api/smartlinks",
      "/api/leads",
      "/api/dashboard/since-closing",
    ].map(read),
  );
  const sum = (name: string) =>
    trends.days.reduce((all: number, day: Record<string, number>) => all + (day[name] ?? 0), 0);
  return {
    tab: dashboard.leads,
    active: analytics.activeLeads,
    growth: analytics.leadsGrowth,
    sources: analytics.leadSources.reduce((all: number, { count }: { count: number }) => all + count, 0),
    days: sum("leads"),
    languages: trends.languages.en + trends.languages.es,
    hours: trends.hoursOf,
    views: views.counts.all,
    listed: leads.length,
    link: links[0].leadsGenerated,
    sinceClosing: since.leads,
    exported: csv.trim().split("\n").length - 1,
    conversations: sum("conversations"),
    started: links[0].conversationsStarted,
  };
}

const none = {
  tab: 0,
  active: 0,
  growth: 0,
  sources: 0,
  days: 0,
  languages: 0,
  hours: 0,
  views: 0,
  listed: 0,
  link: 0,
  sinceClosing: 0,
  exported: 0,
  conversations: 1,
  started: 1,
};
const one = {
  tab: 1,
  active: 1,
  growth: 100,
  sources: 1,
  days: 1,
  languages: 1,
  hours: 1,
  views: 1,
  listed: 1,
  link: 1,
  sinceClosing: 1,
  exported: 1,
  conversations: 1,
  started: 1,
};

test("one anonymous message is a conversation in every count, and a second one makes it a lead in every count", async () => {
  const chat = await startChat(evening);
  await chat.say("2 bedrooms in Brickell, up to $3,000");
  expect(await figuresOf(chat)).toMatchObject(none);
  await chat.say("from December 1");
  expect(await figuresOf(chat)).toMatchObject(one);
});

test.each(["I'm Ana, 2 bedrooms in Brickell", "2 bedrooms in Brickell, call me at 305-555-0100"])(
  "a renter who says who they are is a lead right away: %s",
  async (text) => {
    const chat = await startChat(evening);
    await chat.say(text);
    expect(await figuresOf(chat)).toMatchObject(one);
  },
);

test("a conversation of one message appears in the conversation lists, and nowhere else", async () => {
  const chat = await startChat(evening);
  await chat.say("2 bedrooms in Brickell, up to $3,000");
  const owner = await chat.signedIn(chat.agent.email);
  const [listed] = (await owner.get("/api/leads?onlyMessage=1")).body;
  expect(listed).toMatchObject({ name: null, area: "Brickell", budget: 3000 });
  expect((await owner.get("/api/saved-views")).body.counts).toMatchObject({ all: 0, onlyMessage: 1 });
  expect((await owner.get("/api/conversations/recent")).body).toMatchObject([
    { id: listed.conversationId, leadName: null, lastMessage: "2 bedrooms in Brickell, up to $3,000" },
  ]);
  expect((await owner.get(`/api/leads/${listed.id}`)).status).toBe(200);
  const other = await chat.signedIn((await createAgent(chat.database.db)).email);
  expect((await other.get("/api/leads?onlyMessage=1")).body).toEqual([]);
  expect((await other.get("/api/saved-views")).body.counts.onlyMessage).toBe(0);

  await chat.say("from December 1");
  expect((await owner.get("/api/leads?onlyMessage=1")).body).toEqual([]);
  expect((await owner.get("/api/saved-views")).body.counts).toMatchObject({ all: 1, onlyMessage: 0 });
});

test("a single message that only the agent can answer waits in the queue, at the bell and in the list", async () => {
  const chat = await startChat(evening);
  await chat.say("I want to talk to a person");
  const owner = await chat.signedIn(chat.agent.email);
  expect((await owner.get("/api/dashboard/queue")).body).toMatchObject({ items: [{ name: null }], total: 1 });
  expect((await owner.get("/api/notifications")).body.notifications).toMatchObject([{ kind: "person_wanted" }]);
  expect((await owner.get("/api/leads?waiting=1")).body).toMatchObject([{ name: null, needsYou: true }]);
  expect((await owner.get("/api/leads/export.csv?waiting=1")).text.trim().split("\n")).toHaveLength(2);
  expect((await owner.get("/api/saved-views")).body.counts).toMatchObject({ all: 0, waiting: 1, onlyMessage: 1 });
  expect(await figuresOf(chat)).toMatchObject(none);
  const other = await chat.signedIn((await createAgent(chat.database.db)).email);
  expect((await other.get("/api/leads?waiting=1")).body).toEqual([]);
});

test("the agent's work on it makes it a lead, and a removed one leaves every count", async () => {
  const chat = await startChat(evening);
  await chat.say("2 bedrooms in Brickell, up to $3,000");
  const owner = await chat.signedIn(chat.agent.email);
  const [listed] = (await owner.get("/api/leads?onlyMessage=1")).body;
  await owner.send("PATCH", `/api/leads/${listed.id}`, JSON.stringify({ stage: "contacted" }), {
    "content-type": "application/json",
  });
  expect(await figuresOf(chat)).toMatchObject(one);
  await owner.send("DELETE", `/api/leads/${listed.id}`, "", {});
  expect(await figuresOf(chat)).toMatchObject(none);
});
