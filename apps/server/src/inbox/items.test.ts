import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { begun } from "../testing/chats/begunChat.ts";
import { createAgent, createProperty } from "../testing/factories.ts";

test("an agent's message closes only what it answers, and a promise opens a new item", async () => {
  const { chat, write, detail, owner } = await begun({ listing: true });
  await chat.say("Does 100 SW 10th St have a gym?");
  await chat.say("Can I see it tomorrow at 5pm?");
  const lead = async () => (await owner.get(`/api/leads/${(await detail()).leadId}`)).body;
  const items = async () => (await lead()).tasks.map(({ kind }: { kind: string }) => kind).toSorted();
  expect(await items()).toEqual(["knowledge_gap", "showing"]);
  expect((await lead()).tasks).toContainEqual(
    expect.objectContaining({ kind: "knowledge_gap", topic: "gym", quote: "Does 100 SW 10th St have a gym?" }),
  );
  await write("I will find out about the gym. I'll write you Monday.");
  expect(await items()).toEqual(["knowledge_gap", "promise", "showing"]);
  const [kept] = (await lead()).tasks.filter(({ kind }: { kind: string }) => kind === "promise");
  await owner.post(`/api/items/${kept.id}/close`, { as: "done" });
  await write("There is a gym on the fifth floor. I'll send you the building rules.");
  expect(await items()).toEqual(["promise", "showing"]);
  const { needsYou, tasks } = await lead();
  expect(needsYou).toBe(true);
  const promise = tasks.find(({ kind }: { kind: string }) => kind === "promise");
  expect(promise).toMatchObject({ quote: "I'll send you the building rules.", topic: null });
  expect((await detail()).drafts, "the showing can still be confirmed").toContainEqual(
    expect.objectContaining({ kind: "showing", status: "waiting" }),
  );

  const close = (client: typeof owner, id: string) => client.post(`/api/items/${id}/close`, { as: "done" });
  const stranger = await chat.signedIn((await createAgent(chat.database.db)).email);
  expect((await close(stranger, promise.id)).status).toBe(404);
  expect((await stranger.post(`/api/items/${promise.id}/reopen`)).status).toBe(404);
  expect((await close(owner, promise.id)).body).toEqual({ closed: true });
  expect(await items()).toEqual(["showing"]);
  await owner.post(`/api/items/${promise.id}/reopen`);
  expect(await items()).toEqual(["promise", "showing"]);
  const showing = tasks.find(({ kind }: { kind: string }) => kind === "showing");
  expect(await close(owner, showing.id)).toMatchObject({ status: 409, body: { code: "showing_undecided" } });
});

test.each([
  { mode: "full", off: false },
  { mode: "full", off: true },
  { mode: "balanced", off: false },
] as const)("a question can be answered from its item and saved to its listing (%o)", async ({ mode, off }) => {
  const { chat, detail, owner, give, authors } = await begun({ listing: true, mode });
  await chat.say("Does 100 SW 10th St have a gym?");
  if (off) await give({ mode: "minimal" });
  const lead = async () => (await owner.get(`/api/leads/${(await detail()).leadId}`)).body;
  const [item] = (await lead()).tasks;
  expect(item).toMatchObject({ kind: "knowledge_gap", topic: "gym", savesTo: "100 SW 10th St, #4" });
  const key = randomUUID();
  const answer = (text: string, from = owner, sentKey = key) =>
    from.post(`/api/items/${item.id}/answer`, { text, save: true }, { "idempotency-key": sentKey });
  const stranger = await chat.signedIn((await createAgent(chat.database.db)).email);
  expect((await answer("Yes", stranger)).status).toBe(404);
  expect((await answer("  ")).body.code).toBe("message_blank");
  const refused = await answer("A gym for adults only, no children.");
  expect(refused).toMatchObject({ status: 400, body: { code: "listing_wording" } });
  expect((await lead()).tasks).toMatchObject([{ id: item.id }]);

  const sent = await answer("Yes, on the fifth floor.");
  expect(sent).toMatchObject({ status: 200, body: { content: "Yes, on the fifth floor.", author: "agent" } });
  expect((await answer("Yes, on the fifth floor.")).body.id, "a retry").toBe(sent.body.id);
  expect((await answer("No", owner, randomUUID())).body.code).toBe("item_closed");
  expect((await authors()).filter((author: string) => author === "agent")).toHaveLength(1);
  expect((await lead()).tasks).toEqual([]);
  expect((await detail()).drafts.filter(({ status }: { status: string }) => status === "waiting")).toEqual([]);
  const { rows } = await chat.database.pool.query("select facts from property where agent_id = $1", [
    chat.agent.agent_id,
  ]);
  expect(rows[0].facts.gym).toMatchObject({ en: "Yes, on the fifth floor." });
  const next = await chat.say("Does 100 SW 10th St have a gym?", { from: chat.client() });
  expect(next.body.message).toContain("fifth floor");
});

test("gives each renter the answer in their own language when it is saved in both", async () => {
  const { chat, detail, owner } = await begun({ listing: true });
  await chat.say("Does 100 SW 10th St have a gym?");
  const [item] = (await owner.get(`/api/leads/${(await detail()).leadId}`)).body.tasks;
  const waiting = chat.client();
  await chat.say("¿El 100 SW 10th St tiene gimnasio?", { from: waiting });
  const translation = { language: "es", text: "Sí, en el quinto piso." };
  const answer = { text: "Yes, on the fifth floor.", save: true, translation };
  expect((await owner.post(`/api/items/${item.id}/answer`, answer)).body.content).toBe("Yes, on the fifth floor.");
  const [draft] = (await owner.get("/api/drafts")).body;
  expect(draft).toMatchObject({ language: "es", needsAnswer: false });
  expect(draft.content).toContain("en el quinto piso");
  expect(draft.translation).toContain("on the fifth floor");
  const next = await chat.say("¿El 100 SW 10th St tiene gimnasio?", { from: chat.client() });
  expect(next.body.message).toContain("en el quinto piso");
});

test("a home without a date is free now", async () => {
  const { chat, detail } = await begun();
  await createProperty(chat.database.db, chat.agent.agent_id, { available_from: null });
  const { body } = await chat.say("Is 100 SW 10th St still available?");
  expect(body.message).toContain("available now");
  expect((await detail()).drafts).toEqual([]);
});

test("saves an item's answer to the listing only on request; answers promises too, but not showings", async () => {
  const { chat, detail, owner, write } = await begun({ listing: true, mode: "balanced" });
  await chat.say("Does 100 SW 10th St have a gym?");
  await chat.say("Can I see it tomorrow at 5pm?");
  await write("I'll send you the building rules.");
  const lead = async () => (await owner.get(`/api/leads/${(await detail()).leadId}`)).body;
  const { tasks } = await lead();
  const idOf = (kind: string) => tasks.find((task: { kind: string }) => task.kind === kind).id;
  const promise = await owner.post(`/api/items/${idOf("promise")}/answer`, { text: "Here they are.", save: true });
  expect(promise.status).toBe(200);
  const showing = await owner.post(`/api/items/${idOf("showing")}/answer`, { text: "Sure." });
  expect(showing.body.code).toBe("showing_undecided");
  expect((await owner.post(`/api/items/${idOf("knowledge_gap")}/answer`, { text: "Yes, it does." })).status).toBe(200);
  const { rows } = await chat.database.pool.query("select facts from property where agent_id = $1", [
    chat.agent.agent_id,
  ]);
  expect(rows[0].facts.gym).toBeUndefined();
});
