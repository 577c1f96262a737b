import { hourMs, minuteMs } from "@llave/contract/calendar";
import { describe, expect, test } from "vitest";
import { begun } from "../testing/chats/begunChat.ts";
import { createProperty } from "../testing/factories.ts";
import { testClock } from "../testing/testClock.ts";

interface Shown {
  kind: string;
  status: string;
  content: string;
}

/** A renter of an agent with two homes, who asked about the first one's gym. */
async function asked() {
  const started = await begun({ listing: true });
  const { chat, detail, owner } = started;
  const more = { address: "200 NW 24th St", area: "Wynwood", price: 2500 };
  const other = await createProperty(chat.database.db, chat.agent.agent_id, more);
  await chat.say("Does 100 SW 10th St have a gym?");
  const drafts = async (status = "waiting"): Promise<(Shown & { id: string; translation: string })[]> =>
    (await detail()).drafts.filter((draft: Shown) => draft.status === status);
  const texts = async (status?: string) => (await drafts(status)).map(({ content }) => content);
  const lead = async () => (await owner.get(`/api/leads/${(await detail()).leadId}`)).body;
  const questions = async (): Promise<{ id: string; address: string | null; quote: string }[]> =>
    (await lead()).tasks.filter(({ kind }: { kind: string }) => kind === "knowledge_gap");
  const approve = (id: string, body: object) => owner.post(`/api/drafts/${id}/approve`, body);
  return { ...started, other, drafts, texts, lead, questions, approve };
}

const first = "About a gym at 100 SW 10th St, #4: ";
const second = "About a gym at 200 NW 24th St: ";

describe("a draft that begins an answer", () => {
  test("exists for each home the renter asks about, and closes only for that home", async () => {
    const { chat, texts, questions, write } = await asked();
    await chat.say("And does 200 NW 24th St have a gym?");
    expect(await texts()).toEqual([first, second]);
    expect((await questions()).map(({ address }) => address)).toEqual(["100 SW 10th St, #4", "200 NW 24th St"]);
    await write("100 SW has a gym on the fifth floor.");
    expect(await texts()).toEqual([second]);
    await write("No gym there, sorry.");
    expect(await texts()).toEqual([]);
    expect(await questions()).toEqual([]);
  });

  test("keeps the same question about another home open, and withdraws drafts it answers", async () => {
    const { chat, drafts, texts, questions, approve } = await asked();
    await chat.say("And does 200 NW 24th St have a gym?");
    await chat.say("Is there a pool at 200 NW 24th St?");
    const [gym] = await drafts();
    expect(await texts()).toHaveLength(3);
    await approve(gym?.id ?? "", { text: `${first}Yes. And 200 NW has a pool.` });
    expect(await texts()).toEqual([second]);
    expect((await questions()).map(({ address }) => address)).toEqual(["200 NW 24th St"]);
  });

  test("stays while the same question is asked again without an answer", async () => {
    const { chat, texts, questions } = await asked();
    await chat.say("Does 100 SW 10th St have a gym?");
    expect(await texts()).toEqual([first]);
    expect(await questions()).toHaveLength(1);
  });

  test("follows the renter into another language", async () => {
    const { chat, drafts, texts } = await asked();
    const [before] = await drafts();
    await chat.say("¿Puedes contestarme en español, por favor?");
    expect(await texts()).toEqual([before?.translation]);
    expect(await drafts()).toMatchObject([{ language: "es", translation: before?.content }]);
  });

  test("is withdrawn once the assistant gives the fact itself, and nothing waits for the agent", async () => {
    const { chat, texts, questions, lead } = await asked();
    expect((await lead()).needsYou).toBe(true);
    await chat.database.pool.query(
      `update property set facts = facts || '{"gym": {"en": "Yes, on the fifth floor.", "updated": "2026-01-01"}}'
       where agent_id = $1 and address like '100 SW%'`,
      [chat.agent.agent_id],
    );
    expect((await chat.say("Does 100 SW 10th St have a gym?")).body.message).toContain("fifth floor");
    expect(await texts()).toEqual([]);
    expect(await texts("superseded")).toEqual([first]);
    expect(await questions()).toEqual([]);
    expect((await lead()).needsYou).toBe(false);
  });

  test("gets the agent's answer once it is saved from another conversation", async () => {
    const { chat, owner, drafts, approve, texts } = await asked();
    await chat.say("Does 100 SW 10th St have a gym?", { from: chat.client() });
    const waiting = (await owner.get("/api/drafts")).body;
    const [mine] = await drafts();
    const theirs = waiting.find(({ id }: { id: string }) => id !== mine?.id);
    await approve(theirs.id, { text: `${theirs.content}Yes, on the fifth floor.`, save: true });
    expect(await texts()).toEqual([`${first}Yes, on the fifth floor.`]);
    expect((await approve(mine?.id ?? "", {})).body).toMatchObject({ author: "agent", reviewed: "approved" });
  });

  test("is withdrawn when its home is rented, while the question stays open", async () => {
    const { chat, texts, questions } = await asked();
    await chat.database.pool.query(
      "update property set status = 'leased' where agent_id = $1 and address like '100 SW%'",
      [chat.agent.agent_id],
    );
    expect(await texts()).toEqual([]);
    expect(await questions()).toHaveLength(1);
  });

  test("comes back once when its question is reopened or asked again", async () => {
    const { owner, texts, questions } = await asked();
    const [item] = await questions();
    await owner.post(`/api/items/${item?.id}/close`, { as: "dismissed" });
    expect(await texts()).toEqual([]);
    for (let times = 0; times < 2; times++) await owner.post(`/api/items/${item?.id}/reopen`);
    expect(await texts()).toEqual([first]);
    expect(await questions()).toHaveLength(1);
  });
});

test("withdraws a proposal once the renter asks about a specific home", async () => {
  const { chat, detail } = await begun({ mode: "balanced", listing: true });
  for (const text of ["up to $3,000", "asap", "Ana Lopez", "ana@mail.example"]) await chat.say(text);
  expect((await detail()).drafts).toMatchObject([{ kind: "properties" }]);
  await chat.say("Is 100 SW 10th St still available? I could see it today after 5");
  const waiting = (await detail()).drafts.filter(({ status }: Shown) => status === "waiting");
  expect(waiting.map(({ kind }: Shown) => kind)).not.toContain("properties");
});

test("doesn't propose the home the renter is asking about", async () => {
  const { chat, detail } = await begun({ mode: "balanced", listing: true, first: "Does 100 SW 10th St have a gym?" });
  const more = { address: "300 SW 3rd St", area: "Brickell", price: 2_700 };
  await createProperty(chat.database.db, chat.agent.agent_id, more);
  for (const text of ["2 bedrooms", "up to $3,000", "asap", "Ana Lopez", "ana@mail.example"]) {
    await chat.say(text);
  }
  const proposals = (await detail()).drafts.filter(({ kind }: Shown) => kind === "properties");
  expect(proposals.map(({ content }: Shown) => content.match(/^• [^:]+/gm))).toEqual([["• 300 SW 3rd St"]]);
});

test("opens an item without a quote or a draft when no listing fits", async () => {
  const { chat, detail, owner } = await begun({ listing: true, first: "3 bedrooms in Homestead" });
  for (const text of ["up to $1,000", "the 1st"]) await chat.say(text);
  const { tasks } = (await owner.get(`/api/leads/${(await detail()).leadId}`)).body;
  const gap = tasks.find(({ topic }: { topic: string }) => topic === "availability");
  expect(gap).toMatchObject({ kind: "knowledge_gap", quote: "" });
  expect((await detail()).drafts).toEqual([]);
  const { items } = (await owner.get("/api/dashboard/queue")).body;
  expect(items).toMatchObject([
    { reason: { kind: "knowledge_gap", topic: "availability", ofHome: false }, hasDraft: false },
  ]);
});

test("marks only offers with an amount as urgent, and doesn't count an unfinished answer as a draft to review", async () => {
  const { chat, owner } = await begun({ listing: true });
  const first = async () => (await owner.get("/api/dashboard/queue")).body.items[0];
  await chat.say("Is the price negotiable?");
  expect(await first()).toMatchObject({ reason: { kind: "negotiation" }, urgent: false });
  await chat.say("Does 100 SW 10th St have a gym?");
  expect((await first()).hasDraft).toBe(false);
  const other = await begun({ listing: true });
  await other.chat.say("Would the owner take $2,500?");
  expect((await other.owner.get("/api/dashboard/queue")).body.items[0].urgent).toBe(true);
});

test("the queue shows the agent's answer and counts the wait for what it left open from there", async () => {
  const clock = testClock();
  const { chat, owner, write } = await begun({ listing: true, now: clock.now });
  await chat.say("Does 100 SW 10th St have a gym?");
  await chat.say("Is the price negotiable?");
  const first = async () => (await owner.get("/api/dashboard/queue")).body.items[0];
  const asked = new Date(clock.at).toISOString();
  expect(await first()).toMatchObject({ lastBy: "renter", waitingSince: asked });
  clock.at += hourMs;
  await write("Yes, there is a gym on the fifth floor.");
  expect(await first()).toMatchObject({
    reason: { kind: "negotiation" },
    lastMessage: "Yes, there is a gym on the fifth floor.",
    lastBy: "agent",
    waitingSince: new Date(clock.at).toISOString(),
  });
  clock.at += minuteMs;
  await write("The owner won't go lower on the rent.");
  expect(await first()).toBeUndefined();
});

test("a question without a topic stays open while the renter asks others", async () => {
  const { chat, detail, owner } = await begun({ listing: true });
  await chat.say("Is there a sauna?");
  await chat.say("Does it have parking?");
  const { tasks } = (await owner.get(`/api/leads/${(await detail()).leadId}`)).body;
  expect(tasks).toMatchObject([{ kind: "knowledge_gap", quote: "Is there a sauna?" }]);
  expect((await detail()).drafts).toMatchObject([{ kind: "answer", status: "waiting" }]);
});
