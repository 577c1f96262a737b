import { expect, onTestFinished, test } from "vitest";
import { startChat } from "../../testing/testApp.ts";
import { type ConversationKey, readConversation } from "./store.ts";
import type { LeadValues, NewDraft, TurnWrite } from "./turnWrite.ts";

type Chat = Awaited<ReturnType<typeof startChat>>;

/** Renters who have said one thing each, with the next turn of each, not yet written. */
async function nextTurns(chat: Chat, count: number): Promise<TurnWrite[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const renter = chat.client();
      await chat.say("2 bedrooms in Brickell", { from: renter });
      const [visitorId = ""] = (renter.cookie("llave_visitor") ?? "").split(".");
      const { agent_id: agentId, link_id: linkId } = chat.link;
      return nextTurn(chat, { agentId, linkId, visitorId, clientId: `${linkId}-1` });
    }),
  );
}

async function nextTurn(chat: Chat, key: ConversationKey): Promise<TurnWrite> {
  const before = await readConversation(chat.database.pool, key);
  if (!before) throw new Error("the conversation was not stored");
  const said = { role: "user", author: "renter", language: "en", learned: [], grounds: [] } as const;
  return {
    channel: "web",
    key,
    before,
    conversationId: before.conversationId,
    leadId: before.leadId,
    now: new Date("2026-11-21T15:00:00Z"),
    day: "2026-11-21",
    language: "en",
    state: before.state,
    status: "active",
    isComplete: false,
    noticeVersion: "test",
    repeatsNotice: false,
    answered: before.answered,
    messages: [{ ...said, seq: before.messageCount, content: "the next message" }],
    lastMessage: "the next message",
    lead,
    contactOnly: false,
    drafts: [],
    renewed: [],
    superseded: [],
    rewordsTo: null,
    answers: [],
    ownAnswers: [],
    tasks: [],
    events: [],
  };
}

const lead: LeadValues = {
  name: null,
  email: null,
  phone: null,
  budget: 3000,
  area: "Brickell",
  bedrooms: 2,
  timeline: null,
  slots: {},
  quotes: {},
  corrected: {},
  refused: [],
  score: 40,
  status: "warm",
  reasons: [],
  source: null,
};

/** The stored result of a turn: its message, and its lead's score. */
async function stored(chat: Chat, { conversationId, before }: TurnWrite) {
  const { rows } = await chat.database.pool.query(
    `select l.score, c.version - $2 as turns, c.message_count - (select count(*) from message m
       where m.agent_id = c.agent_id and m.conversation_id = c.conversation_id) as miscounted,
       (select count(*) from message m where m.agent_id = c.agent_id and m.conversation_id = c.conversation_id
        and content = 'the next message') as messages
     from conversation c join lead l using (agent_id, conversation_id) where c.conversation_id = $1`,
    [conversationId, before?.version ?? 0],
  );
  return rows[0];
}

test("each turn of a batch succeeds or fails alone", async () => {
  const chat = await startChat();
  const { turns } = chat.app.services;
  const [good, superseded, bad, last] = (await nextTurns(chat, 4)) as [TurnWrite, TurnWrite, TurnWrite, TurnWrite];
  await chat.database.pool.query("update conversation set version = version + 1 where conversation_id = $1", [
    superseded.conversationId,
  ]);
  const outcome = (batch: TurnWrite[]) => Promise.allSettled(batch.map((turn) => turns.write(turn)));
  const badTurn = { ...bad, lead: { ...lead, score: 101 } };

  expect(await outcome([good, superseded])).toEqual([
    { status: "fulfilled", value: { ended: false } },
    { status: "fulfilled", value: null },
  ]);
  const again = await nextTurn(chat, good.key);
  expect(await outcome([again, superseded, badTurn, last, { ...last }])).toEqual([
    { status: "fulfilled", value: { ended: false } },
    { status: "fulfilled", value: null },
    { status: "rejected", reason: expect.objectContaining({ constraint: "lead_score_check" }) },
    { status: "fulfilled", value: { ended: false } },
    { status: "fulfilled", value: null },
  ]);
  const before = { score: expect.any(Number), turns: 0, messages: 0, miscounted: 0 };
  expect(await stored(chat, good)).toEqual({ score: 40, turns: 2, messages: 2, miscounted: 0 });
  expect(await stored(chat, superseded)).toEqual({ ...before, turns: 1 });
  expect(await stored(chat, bad)).toEqual(before);
  expect(await stored(chat, last)).toEqual({ score: 40, turns: 1, messages: 1, miscounted: 0 });
});

test("a turn reports whether it closed an open item", async () => {
  const chat = await startChat();
  const { turns } = chat.app.services;
  const [turn] = (await nextTurns(chat, 1)) as [TurnWrite];
  const draft = { kind: "properties", topic: "", property_id: null, content: "One", translation: "Una" };
  const offered: NewDraft = { ...draft, language: "en", needs_answer: false, grounds: [] };
  const subjects = ["properties:"];

  expect(await turns.write({ ...turn, superseded: subjects })).toEqual({ ended: false });
  expect(await turns.write({ ...(await nextTurn(chat, turn.key)), drafts: [offered] })).toEqual({ ended: false });
  expect(await turns.write({ ...(await nextTurn(chat, turn.key)), superseded: subjects })).toEqual({ ended: true });
  expect(await turns.write({ ...(await nextTurn(chat, turn.key)), superseded: "all" })).toEqual({ ended: false });
});

test("a locked conversation doesn't block the others", async () => {
  const chat = await startChat();
  const { turns } = chat.app.services;
  const [held, free] = (await nextTurns(chat, 2)) as [TurnWrite, TurnWrite];
  const holder = await chat.database.pool.connect();
  onTestFinished(() => holder.release());
  await holder.query("begin");
  await holder.query("select from conversation where conversation_id = $1 for update", [held.conversationId]);
  const waiting = turns.write(held);
  expect(await turns.write(free)).not.toBeNull();
  expect(await turns.write(await nextTurn(chat, free.key))).not.toBeNull();
  expect(await stored(chat, held)).toMatchObject({ turns: 0, messages: 0 });
  await holder.query("commit");
  expect(await waiting).not.toBeNull();
});

test("broken connections never leave half a turn, and later turns are written", async () => {
  const chat = await startChat();
  const { turns } = chat.app.services;
  const batch = await nextTurns(chat, 40);
  const writing = batch.map((turn) => turns.write(turn));
  const settled = Promise.allSettled(writing);
  await chat.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'llave turns' and datname = current_database()",
  );
  const outcomes = await settled;
  for (const [index, turn] of batch.entries()) {
    const { turns: written, messages, miscounted } = await stored(chat, turn);
    expect(miscounted).toBe(0);
    expect(messages).toBe(written);
    if (outcomes[index]?.status === "fulfilled") expect(written).toBe(1);
  }
  const [first] = batch as [TurnWrite];
  expect(await turns.write(await nextTurn(chat, first.key))).not.toBeNull();
});
