import { expect, test } from "vitest";
import { startChat } from "../../testing/testApp.ts";

/** Friday, 20 March 2026, 10:00 AM in Miami. */
const now = () => new Date("2026-03-20T14:00:00Z");

async function stage(aiMode: "full" | "balanced" = "full") {
  const chat = await startChat({ now });
  const { db } = chat.database;
  await db.updateTable("agent").set({ ai_mode: aiMode }).where("agent_id", "=", chat.agent.agent_id).execute();
  const own = { linkId: chat.link.link_id, conversationId: `${chat.link.link_id}-1` };
  const thread = async () => (await chat.renter.get(`/api/renter/conversation?${new URLSearchParams(own)}`)).body;
  const times = `/api/renter/showing/times?${new URLSearchParams(own)}`;
  return { ...chat, own, thread, times };
}

const search = "Hi, I'm Ana Torres, 305-555-0100. 2 bedrooms in Brickell up to 3000, moving in May 1";

test("a showing is chosen among all free times, moved and canceled from its card in the chat", async () => {
  const { say, renter, own, thread, times, agent, signedIn } = await stage();
  await say(search);
  const offered = (await say("Can I visit on Monday?")).body.times;
  const free = (await renter.get(times)).body;
  expect(free.lengthMinutes).toBe(30);
  expect(free.times.map(({ at }: { at: string }) => at)).toEqual(
    expect.arrayContaining(offered.map(({ at }: { at: string }) => at)),
  );
  const { showing } = (await say(offered[0].label)).body;
  expect(showing).toMatchObject({ status: "confirmed", at: offered[0].at, endsAt: "2026-03-23T13:30:00.000Z" });
  const earlier = (await thread()).messages.find((message: { earlierTimes?: unknown }) => message.earlierTimes);
  expect(earlier.earlierTimes).toEqual(offered);

  expect((await renter.post("/api/renter/showing/move", { ...own, at: "2026-03-24T03:00:00.000Z" })).status).toBe(409);
  expect((await renter.post("/api/renter/showing/move", { ...own, at: "tomorrow" })).status).toBe(400);
  const later = free.times.at(-1);
  expect((await renter.post("/api/renter/showing/move", { ...own, at: later.at })).status).toBe(200);
  expect((await thread()).messages.at(-1).showing).toMatchObject({ status: "confirmed", at: later.at });

  expect((await renter.post("/api/renter/showing/cancel", { linkId: "" })).status).toBe(400);
  expect((await renter.post("/api/renter/showing/cancel", own)).status).toBe(200);
  expect((await thread()).messages.at(-1).showing).toBeUndefined();
  expect((await renter.post("/api/renter/showing/cancel", own)).status).toBe(404);
  const { notifications } = (await (await signedIn(agent.email)).get("/api/notifications")).body;
  const showings = notifications.filter(({ kind }: { kind: string }) => kind === "showing");
  expect(showings).toMatchObject([{ step: "canceled", showingAt: later.at }]);
});

test.each(["full", "balanced"] as const)(
  "a time held until the renter leaves contact details stays held when moved, AI mode %s",
  async (aiMode) => {
    const { say, renter, own, thread, times, database, agent } = await stage(aiMode);
    await say("Can I visit on Monday?");
    await say("Monday, March 23 at 9:00 AM");
    const later = (await renter.get(times)).body.times.at(-1);
    expect((await renter.post("/api/renter/showing/move", { ...own, at: later.at })).status).toBe(200);
    const note = (await thread()).messages.at(-1);
    expect(note).toMatchObject({ showing: { status: "held", at: later.at } });
    expect(note.content).toMatch(/^Now I'm holding .+ for you\. Tell me how .+ can reach you, and it's yours\.$/);
    const told = () =>
      database.db.selectFrom("notification").select("kind").where("agent_id", "=", agent.agent_id).execute();
    expect((await told()).filter(({ kind }) => kind === "showing")).toEqual([]);

    const settled = (await say("my phone is 305-555-0102")).body;
    expect(settled.showing).toMatchObject({ status: aiMode === "full" ? "confirmed" : "requested", at: later.at });
  },
);

test("a message right after a cancellation knows of it, and the same time can be had again", async () => {
  const { say, renter, own, thread } = await stage();
  await say(search);
  const booked = (await say("Can I visit on Monday, March 23 at 9:00 AM?")).body.showing;
  expect((await renter.post("/api/renter/showing/cancel", own)).status).toBe(200);
  const again = (await say("actually I do want to see it on Monday at 9 am")).body;
  expect(again.showing).toMatchObject({ at: booked.at, status: "confirmed" });
  expect(again.showing.path).not.toBe(booked.path);
  expect((await thread()).messages.at(-1).showing).toMatchObject({ at: booked.at, status: "confirmed" });
});

test("a time that the renter changes outside the chat is the agent's to decide, before and after a confirmation", async () => {
  const { say, renter, own, times, agent, signedIn } = await stage("balanced");
  await say(search);
  await say("Can I visit on Monday, March 23 at 9:00 AM?");
  const owner = await signedIn(agent.email);
  const drafts = async () => (await owner.get("/api/drafts")).body;
  const tasks = async () => (await owner.get(`/api/leads/${(await drafts())[0].leadId}`)).body.tasks;
  const move = async (at: string) => renter.post("/api/renter/showing/move", { ...own, at });
  const free = (await renter.get(times)).body.times.map(({ at }: { at: string }) => at);
  expect(free).toContain("2026-03-24T13:30:00.000Z");

  expect((await move("2026-03-24T13:30:00.000Z")).status).toBe(200);
  expect(await drafts()).toMatchObject([
    {
      kind: "showing",
      content: "Confirmed: I'll show you the home on Tuesday, March 24 at 9:30 AM. See you there!",
      translation: "Confirmado: te muestro la propiedad el martes 24 de marzo a las 9:30 a. m. ¡Nos vemos ahí!",
    },
  ]);
  expect(await tasks()).toMatchObject([{ kind: "showing", hasDraft: true }]);
  const approve = async () => owner.post(`/api/drafts/${(await drafts())[0].id}/approve`, {});
  expect((await approve()).status).toBe(200);
  expect((await owner.get("/api/showings")).body).toMatchObject([
    { at: "2026-03-24T13:30:00.000Z", status: "confirmed" },
  ]);

  expect((await move("2026-03-24T14:30:00.000Z")).status).toBe(200);
  expect(await drafts()).toMatchObject([{ kind: "showing", content: expect.stringContaining("at 10:30 AM") }]);
  expect(await tasks()).toMatchObject([{ kind: "showing", hasDraft: true }]);
});

test("returns 404 with another visitor's cookie or none", async () => {
  const { say, client, own, times } = await stage();
  await say(search);
  const { times: offered } = (await say("Can I visit on Monday?")).body;
  await say(offered[0].label);
  const stranger = client();
  expect((await stranger.get(times)).status).toBe(404);
  expect((await stranger.post("/api/renter/showing/move", { ...own, at: offered[1].at })).status).toBe(404);
  expect((await stranger.post("/api/renter/showing/cancel", own)).status).toBe(404);
  expect((await client().get("/api/renter/showing/times")).status).toBe(400);
});
