import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { createAgent } from "../../testing/factories.ts";
import { startChat } from "../../testing/testApp.ts";

/** The phone as a renter writes it, and as it is stored. */
const phone = { said: "my phone is 305-555-0188", stored: "+13055550188" };
const waits = { timeout: 20_000 };

const patch = (browser: TestClient, path: string, body: unknown) =>
  browser.send("PATCH", path, JSON.stringify(body), { "content-type": "application/json" });

/** A renter whose first messages made them a lead, the agent's browser, and the renter's second device. */
async function startLead(...messages: string[]) {
  const chat = await startChat();
  for (const message of messages) await chat.say(message);
  const owner = await chat.signedIn(chat.agent.email);
  const leads = async () => (await owner.get("/api/leads")).body;
  const [lead] = await leads();
  const path = `/api/leads/${lead.id}`;
  const detail = async () => (await owner.get(path)).body;
  /** Sends a message from another device and waits until this many leads are merged into the first. */
  const merged = (count = 1) =>
    expect
      .poll(async () => (await detail()).merged?.length, waits)
      .toBe(count)
      .then(() => detail());
  return { ...chat, owner, leads, lead, path, detail, merged, second: chat.client() };
}

type Stage = Awaited<ReturnType<typeof startLead>>;

/** Two devices of one renter who gave the same phone on both. */
async function startJoined(options: { first?: string; second?: string } = {}) {
  const stage = await startLead(options.first ?? "2 bedrooms in Doral under $2,500", phone.said);
  await stage.say(options.second ?? "studio in Wynwood", { from: stage.second });
  await stage.say(phone.said, { from: stage.second });
  const lead = await stage.merged();
  const [older, newer] = [lead.threads[1].conversationId, lead.threads[0].conversationId];
  return { ...stage, older, newer, other: lead.merged[0] };
}

async function kindsOf({ owner, path }: Pick<Stage, "owner" | "path">): Promise<string[]> {
  return (await owner.get(`${path}/history`)).body.map(({ kind }: { kind: string }) => kind);
}

describe("the same phone on two devices", () => {
  test("becomes one lead, and everything links to the renter's current thread", async () => {
    const stage = await startJoined();
    const { owner, say, second, leads, lead, detail, older, newer, other } = stage;
    expect(await leads()).toMatchObject([{ id: lead.id, conversationId: newer, phone: phone.stored }]);
    expect((await owner.get("/api/conversations/recent")).body).toMatchObject([{ id: newer, leadId: lead.id }]);
    expect(await detail()).toMatchObject({ merged: [{ matched: ["phone"], by: "assistant" }], duplicates: [] });
    // An old link opens the remaining lead.
    expect((await owner.get(`/api/leads/${other.id}`)).body.id).toBe(lead.id);

    await say("Can I talk to a person?", { from: second });
    await expect
      .poll(async () => (await owner.get("/api/dashboard/queue")).body.items, waits)
      .toMatchObject([{ id: lead.id, conversationId: newer, reason: { kind: "ask_human" } }]);
    const notified = (await owner.get("/api/notifications")).body.notifications;
    const wanted = notified.find(({ kind }: { kind: string }) => kind === "person_wanted");
    expect(wanted).toMatchObject({ conversationId: newer, leadId: lead.id });
    expect((await owner.get(`/api/conversations/${newer}`)).body.leadId).toBe(lead.id);
    expect((await owner.post(`/api/conversations/${newer}/messages`, { text: "Calling you now" })).status).toBe(200);
    expect(await detail()).toMatchObject({ needsYou: false, stage: "contacted", lastMessage: "Calling you now" });
    expect((await say("ok, I wait", { from: second })).body).toMatchObject({ pending: true, message: "" });

    // The renter goes back to the first device, where the assistant still answers.
    expect((await say("any news?")).body.message).not.toBe("");
    await expect.poll(async () => (await leads())[0].conversationId, waits).toBe(older);
    expect((await detail()).threads.map(({ conversationId }: { conversationId: string }) => conversationId)).toEqual([
      older,
      newer,
    ]);
    expect(await kindsOf(stage)).toEqual(expect.arrayContaining(["merged", "task", "stepped_in"]));
  });

  test("shows the latest value of each fact, and unmerges exactly and for good", async () => {
    const stage = await startLead("2 bedrooms in Doral under $2,500", phone.said);
    const { owner, say, second, path, lead, detail, leads, merged } = stage;
    const before = await detail();
    await say("I'm Ana Gil, studio in Wynwood, ana.gil@mail.example", { from: second });
    const [newest] = (await leads()).filter(({ id }: { id: string }) => id !== lead.id);
    await patch(owner, `/api/leads/${newest.id}`, { stage: "showing" });
    await owner.post(`/api/leads/${newest.id}/notes`, { text: "Prefers evenings" });
    await owner.post(`${path}/notes`, { text: "Met at the open house" });
    await say(phone.said, { from: second });
    const together = await merged();
    expect(together).toMatchObject({ id: lead.id, createdAt: before.createdAt, stage: "showing", name: "Ana Gil" });
    expect(together).toMatchObject({ area: "Wynwood", bedrooms: 0, budget: 2500, email: "ana.gil@mail.example" });
    expect(together.score).toBeGreaterThan(before.score);
    const points = together.reasons.reduce((sum: number, reason: { points: number }) => sum + reason.points, 0);
    expect(points).toBe(together.score);
    expect((await owner.get("/api/leads?q=doral")).body).toHaveLength(1);
    expect((await owner.get(`${path}/notes`)).body).toHaveLength(2);
    // A correction applies whichever thread the fact came from.
    await patch(owner, `${path}/facts`, { slot: "budget", value: null });
    expect((await detail()).budget).toBeNull();

    expect((await owner.post(`${path}/unmerge`, { leadId: newest.id })).status).toBe(200);
    expect(await detail()).toMatchObject({ area: "Doral", bedrooms: 2, name: null, email: null, stage: "new" });
    expect(await detail()).toMatchObject({
      merged: [],
      duplicates: [{ id: newest.id }],
      lastMessage: before.lastMessage,
    });
    expect((await owner.get(`/api/leads/${newest.id}`)).body).toMatchObject({ stage: "showing", area: "Wynwood" });
    expect((await owner.get(`/api/leads/${newest.id}/notes`)).body).toMatchObject([{ text: "Prefers evenings" }]);
    await say("from May 1", { from: second });
    await say("my phone is (305) 555-0188 and my email is ana.gil@mail.example");
    await stage.app.services.leadMerger.checkWaiting();
    expect(await leads()).toHaveLength(2);
    // The agent can still merge them by hand.
    expect((await owner.post(`${path}/merge`, { leadId: newest.id })).status).toBe(200);
    expect(await merged()).toMatchObject({ merged: [{ id: newest.id, by: "agent" }] });
  });

  test("reveals nothing from one thread in the other", async () => {
    const { renter, second, link } = await startJoined();
    const searchOf = async (device: TestClient) =>
      (await device.get(`/api/renter/conversation?linkId=${link.link_id}&conversationId=${link.link_id}-1`)).body
        .search;
    expect(JSON.stringify(await searchOf(second))).not.toMatch(/Doral|2500/);
    expect(JSON.stringify(await searchOf(renter))).not.toMatch(/Wynwood/);
  });

  test("counts once in every figure", async () => {
    const { owner, path, other } = await startJoined();
    const figures = async () => [
      (await owner.get("/api/dashboard/analytics")).body.activeLeads,
      (await owner.get("/api/agent/dashboard")).body.leads,
      (await owner.get("/api/dashboard/trends?period=7d")).body.days.at(-1).leads,
      (await owner.get("/api/dashboard/trends?period=7d")).body.days.at(-1).qualified,
      (await owner.get("/api/leads/export.csv")).text.trim().split("\n").length - 1,
    ];
    expect(await figures()).toEqual([1, 1, 1, 1, 1]);
    await owner.post(`${path}/unmerge`, { leadId: other.id });
    expect(await figures()).toEqual([2, 2, 2, 2, 2]);
  });

  test("merges all leads who give it in the same second exactly once", async () => {
    const { say, client, merged, leads, database, agent } = await startLead("2 bedrooms in Doral", phone.said);
    // More than there are database connections.
    const devices = Array.from({ length: 16 }, () => client());
    await Promise.all(devices.map((from, n) => say(`${(n % 4) + 1} bedrooms in Brickell, ${phone.said}`, { from })));
    await merged(16);
    expect(await leads()).toHaveLength(1);
    await Promise.all(devices.map((from) => say("from May 1", { from })));
    await expect.poll(async () => (await leads())[0].timeline, waits).not.toBeNull();
    const left = "select (select count(*) from merge_check where agent_id = $1) as n";
    await expect.poll(async () => (await database.pool.query(left, [agent.agent_id])).rows[0].n, waits).toBe(0);
    const merges = "select count(*) as n from lead_event where agent_id = $1 and kind = 'merged'";
    expect((await database.pool.query(merges, [agent.agent_id])).rows[0].n).toBe(16);
  });
});

describe("who is the same person", () => {
  test("is found by email too, can be merged by hand, and the job merges leftovers", async () => {
    const stage = await startLead("2 bedrooms in Doral, ana.gil@mail.example");
    const { owner, path, lead, merged, say, client, leads, app, database } = stage;
    const again = { name: "Ana Gil", email: "Ana.Gil@mail.example", note: "Met her at the open house" };
    const asked = await owner.post("/api/leads", { ...again, ifKnown: "ask" });
    expect(asked).toMatchObject({ status: 409, body: { code: "lead_exists" } });
    expect((await owner.get(`${path}/notes`)).body).toEqual([]);
    expect((await owner.post("/api/leads", again)).body).toEqual({ id: lead.id });
    expect((await owner.get(`${path}/notes`)).body).toMatchObject([{ text: again.note }]);
    expect(await merged()).toMatchObject({ merged: [{ matched: ["email"] }], name: "Ana Gil" });
    const short = { name: "Ana G.", email: again.email };
    expect((await owner.post("/api/leads", { ...short, ifKnown: "ask" })).body.fields).toEqual({
      name: "Ana Gil",
      matched: "email",
    });
    await owner.post("/api/leads", short);
    expect(await merged(2), "the fuller name stays").toMatchObject({ name: "Ana Gil" });
    await say("studio in Wynwood", { from: client() });
    const [other] = (await owner.get("/api/leads?onlyMessage=1")).body;
    await database.pool.query("update lead set email = $2 where lead_id = $1", [other.id, "ana.gil@mail.example"]);
    expect(await leads()).toHaveLength(2);
    await app.services.leadMerger.checkWaiting();
    expect(await leads()).toHaveLength(1);
  });

  test("is found among others who give a contact at the same moment", async () => {
    const { say, client, leads, detail, app, database } = await startLead("2 bedrooms in Doral", phone.said);
    const said = [phone.said, "my phone is 305-555-0199", "my email is luis@mail.example"];
    const renters = said.map((contact) => ({ contact, from: client() }));
    for (const { from } of renters) await say("studio in Wynwood", { from });
    await Promise.all(renters.map(({ contact, from }) => say(contact, { from })));
    await app.services.leadMerger.stop();
    expect(await leads()).toHaveLength(3);
    expect(await detail()).toMatchObject({ merged: [{ matched: ["phone"] }], area: "Wynwood" });
    expect((await database.pool.query("select from merge_check")).rowCount).toBe(0);
  });

  test("is only suggested when first name and other contact differ, and only to its agent", async () => {
    const said = "I'm Luis Gil, my phone is 305-555-0188, luis@mail.example";
    const { owner, path, lead, detail, database, signedIn } = await startLead("2 bedrooms in Doral", said);
    const couple = { name: "Ana Gil", phone: "305 555 0188", email: "ana@mail.example" };
    const added = (await owner.post("/api/leads", couple)).body;
    expect(added.id).not.toBe(lead.id);
    expect((await detail()).duplicates).toMatchObject([{ id: added.id, matched: ["phone"] }]);
    const stranger = await signedIn((await createAgent(database.db)).email);
    const merge = { leadId: added.id };
    for (const act of ["merge", "unmerge"]) expect((await stranger.post(`${path}/${act}`, merge)).status).toBe(404);
    expect((await owner.post(`${path}/merge`, { leadId: lead.id })).status).toBe(404);
    expect((await owner.post(`${path}/merge`, { leadId: randomUUID() })).status).toBe(404);
    expect((await owner.post(`${path}/merge`, merge)).status).toBe(200);
    expect((await stranger.get(`/api/leads/${added.id}`)).status).toBe(404);
    expect((await stranger.post(`${path}/unmerge`, merge)).status).toBe(404);
    expect(await detail()).toMatchObject({ merged: [{ id: added.id, by: "agent" }], duplicates: [] });
  });

  test("is only suggested when the names have nothing in common, and keeps both names", async () => {
    const { owner, lead, detail } = await startLead("2 bedrooms in Doral", "I'm Luis Ferrer, my phone is 305-555-0187");
    const added = await owner.post("/api/leads", { name: "Mia Walker", phone: "305 555 0187" });
    expect(added.status).toBe(201);
    expect(await detail()).toMatchObject({ name: "Luis Ferrer", merged: [], duplicates: [{ name: "Mia Walker" }] });
    const again = await owner.post("/api/leads", { name: "L. Ferrer", phone: "305 555 0187" });
    expect(again.body.id).toBe(lead.id);
  });
});

describe("a renter's request about their data", () => {
  const form = { "content-type": "application/x-www-form-urlencoded" };

  test("applies to every thread: after a stop nobody writes until the renter does", async () => {
    const { owner, say, second, older, newer, lead, database } = await startJoined();
    const write = async (thread: string) =>
      (await owner.post(`/api/conversations/${thread}/messages`, { text: "Still looking?" })).status;
    await say("STOP", { from: second });
    expect([await write(newer), await write(older)]).toEqual([409, 409]);
    expect((await owner.get(`/api/conversations/${older}`)).body.optedOut).toBe(true);
    await expect
      .poll(async () => (await owner.get(`/api/leads/${lead.id}`)).body, waits)
      .toMatchObject({ status: "cold", conversationId: newer });
    expect((await say("is it still free?")).body.message).not.toBe("");
    expect([await write(newer), await write(older)]).toEqual([409, 200]);
    const quiet =
      "select has_stopped(agent_id, conversation_id) as stopped from conversation where conversation_id = $1";
    expect((await database.pool.query(quiet, [older])).rows).toEqual([{ stopped: false }]);
  });

  test("erases the device's own thread, and the lead loses the facts from it", async () => {
    const { owner, second, detail, older, newer, path } = await startJoined();
    expect((await second.send("POST", "/my-data/erase", "", form)).text).toContain("erased");
    expect(await detail()).toMatchObject({ conversationId: older, area: "Doral", bedrooms: 2, merged: [] });
    expect((await owner.get(`/api/conversations/${newer}/messages`)).status).toBe(404);
    expect(await kindsOf({ owner, path })).not.toContain("merged");
  });

  test("erases the first thread with its lead and keeps the other threads", async () => {
    const { renter, leads, owner, path, older, newer, other } = await startJoined();
    await renter.send("POST", "/my-data/erase", "", form);
    expect((await owner.get(path)).status).toBe(404);
    expect(await leads()).toMatchObject([{ id: other.id, conversationId: newer, area: "Wynwood" }]);
    const { messages } = (await owner.get(`/api/conversations/${newer}/messages`)).body;
    expect(messages.map(({ content }: { content: string }) => content)).toContain(phone.said);
    expect((await owner.get(`/api/conversations/${older}/messages`)).status).toBe(404);
  });
});
