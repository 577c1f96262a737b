import { dayMs, minuteMs } from "@llave/contract/calendar";
import type { FastifyBaseLogger } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { MessageChannel } from "../../db/tables/channels.ts";
import { maxQuoteLength } from "../../db/tables/storedReplies.ts";
import { settleNeedsOfLeads } from "../../leads/needs.ts";
import type { Services } from "../../services.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import { hasStopped } from "../../threads/lockConversation.ts";
import { type ConversationKey, readConversation, type StoredConversation } from "../../threads/storing/store.ts";
import type { TurnWrite } from "../../threads/storing/turnWrite.ts";
import { isPaused, modeOf } from "../answering.ts";
import { afterWriting } from "./afterWriting.ts";
import { changesOfTurn } from "./changesOfTurn.ts";
import { decideTurn } from "./decideTurn.ts";
import type { RenterMessage } from "./renterMessage.ts";
import { type TurnServices, usedIn, writeTurn } from "./takeRenterTurn.ts";

type CatchUpServices = TurnServices & Pick<Services, "turnQueue">;

/** Conversations claimed per run. */
const batchSize = 20;
/** How long only the server that took a conversation answers it; longer than an answer takes. Milliseconds. */
const claimMs = 2 * minuteMs;
/** The renter's last messages that are answered together. */
const maxMessages = 5;
/** What a renter can send as one message. */
const maxLength = 2_000;
/** After this long an answer would surprise, and WhatsApp takes none: the agent decides. Milliseconds. */
const maxAgeMs = dayMs;
/** How often we decide an answer again if someone writes in the meantime; after that the next run continues. */
const maxAttempts = 5;
/** Replies that only said who answers: what the renter asked still waits. */
const promises = ["agent_answers", "nobody_answers"];

/**
 * Answers what renters wrote while the assistant was off or paused, now that the agent switched it on again: one reply
 * to all of it. What is over a day old becomes an open item. Any number of servers can do this at the same time: each
 * conversation is taken by one, and its version lets one answer be written.
 */
export async function catchUp(services: CatchUpServices, log: FastifyBaseLogger): Promise<void> {
  for (;;) {
    const taken = await takeDue(services.db, services.now());
    if (taken.length === 0) return;
    for (const row of taken) {
      await services.turnQueue
        .giveWay(() => catchUpOne(services, row))
        .catch((error: unknown) => {
          log.warn({ err: error, conversationId: row.conversation_id }, "renter not answered after the switch");
        });
    }
    services.jobs.queueSending();
  }
}

interface DueRow {
  agent_id: string;
  conversation_id: string;
  link_id: string;
  visitor_id: string;
  client_id: string;
  /** When the assistant was switched on. */
  catch_up_to: Date;
}

async function takeDue(db: Kysely<Database>, now: Date): Promise<DueRow[]> {
  const lost = new Date(now.getTime() - claimMs);
  const { rows } = await sql<DueRow>`
    update conversation set catch_up_claimed_at = ${now}
    where (agent_id, conversation_id) in (
      select agent_id, conversation_id from conversation
      where catch_up_to is not null and (catch_up_claimed_at is null or catch_up_claimed_at <= ${lost})
      order by catch_up_to limit ${batchSize} for update skip locked)
    returning agent_id, conversation_id, link_id, visitor_id, client_id, catch_up_to`.execute(db);
  return rows;
}

async function catchUpOne(services: TurnServices, row: DueRow): Promise<void> {
  const { agent_id: agentId, link_id: linkId, visitor_id: visitorId, client_id: clientId } = row;
  const key = { agentId, linkId, visitorId, clientId };
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = await readConversation(services.pool, key);
    // As it is now: the settings may have changed a moment ago.
    const link = await services.links.reload({ agentId, linkId });
    const waiting = before ? await unanswered(services.db, row, before) : [];
    const last = waiting.at(-1);
    if (!before || !link || !last || !(await mayAnswer(services, row, link, before))) return done(services.db, row);
    const recent = waiting.filter((message) => services.now().getTime() - message.created_at.getTime() <= maxAgeMs);
    if (recent.length === 0) {
      await leaveItemToAgent(services, row, before, last);
      return done(services.db, row);
    }
    if (await answer(services, { key, link, before, waiting: recent })) return done(services.db, row);
    // Someone wrote, or the agent switched again.
    services.conversations.forget(key);
  }
}

/** True while the assistant answers here: not after a takeover, an opt-out or another pause. */
async function mayAnswer(
  { db, now }: Pick<CatchUpServices, "db" | "now">,
  row: DueRow,
  link: LinkContext,
  before: StoredConversation,
): Promise<boolean> {
  const { owner, optedOut } = before.state;
  if (optedOut || owner !== "assistant" || isPaused(before, now())) return false;
  return modeOf(before, link.agent.aiMode) !== "minimal" && !(await hasStopped(db, row));
}

interface Waiting {
  content: string;
  channel: MessageChannel;
  created_at: Date;
}

/**
 * The renter's messages at the end of a thread that nobody answered, oldest first. None if the renter has written since
 * the switch: then the assistant has already answered.
 */
async function unanswered(
  db: Kysely<Database>,
  { agent_id, conversation_id, catch_up_to }: DueRow,
  { messageCount }: StoredConversation,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select content, channel, created_at from message
    where agent_id = ${agent_id} and conversation_id = ${conversation_id} and author = 'renter'
      and seq < ${messageCount} and seq > (
        select coalesce(max(a.seq), -1) from message a
        where a.agent_id = ${agent_id} and a.conversation_id = ${conversation_id} and a.author <> 'renter'
          and not coalesce(a.why -> 'rules' ?| ${promises}::text[], false))
    order by seq desc limit ${maxMessages}`.execute(db);
  const [last] = rows;
  return last && last.created_at <= catch_up_to ? rows.reverse() : [];
}

interface ToAnswer {
  key: ConversationKey;
  link: LinkContext;
  before: StoredConversation;
  waiting: Waiting[];
}

/** @returns false if the conversation went on in the meantime; then nothing is written */
async function answer(services: TurnServices, { key, link, before, waiting }: ToAnswer): Promise<boolean> {
  const text = textOf(waiting);
  const message: RenterMessage = {
    ...{ link, visitorId: key.visitorId, idempotencyKey: null, text, pageLanguage: before.state.language },
    request: { linkId: key.linkId, conversationId: key.clientId, message: text },
  };
  const modelTurn = link.usesModel ? (services.models?.begin() ?? null) : null;
  const decided = await decideTurn(services, link, { message, key, mark: null, before }, modelTurn);
  const turn = replyOnly(changesOfTurn(decided), before, waiting);
  const { change } = decided;
  const written = await writeTurn(services, link, turn, change);
  if (!written) return false;
  if (change) await services.links.reload(link);
  await afterWriting(services, link, turn, written);
  if (turn.leadId !== null) await settleNeedsOfLeads(services.db, key.agentId, [turn.leadId]);
  services.hub.announce({
    ...{ agentId: key.agentId, conversationId: turn.conversationId, leadId: turn.leadId },
    forRenter: true,
  });
  if (modelTurn) await modelTurn.recordUse(services.db, usedIn(turn));
  return true;
}

/** The last messages as one, up to a message's maximum length. */
function textOf(waiting: Waiting[]): string {
  let text = "";
  for (const { content } of waiting.toReversed()) {
    const longer = text === "" ? content : `${content}\n${text}`;
    if (longer.length > maxLength) break;
    text = longer;
  }
  return text.slice(0, maxLength);
}

/** The turn without the renter's words, which are in the thread already: its reply takes the next place. */
function replyOnly(turn: TurnWrite, before: StoredConversation, waiting: Waiting[]): TurnWrite {
  const last = waiting.at(-1);
  const replies = turn.messages.filter(({ author }) => author === "assistant");
  return {
    ...turn,
    channel: last?.channel ?? turn.channel,
    lastMessage: last?.content ?? turn.lastMessage,
    messages: replies.map((reply, index) => ({ ...reply, seq: before.messageCount + index })),
  };
}

/** The renter's last words become an open item. */
async function leaveItemToAgent(
  services: Pick<CatchUpServices, "db" | "hub" | "now">,
  { agent_id, conversation_id }: DueRow,
  { leadId }: StoredConversation,
  { content }: Waiting,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await tx
      .insertInto("task")
      .values({
        ...{ agent_id, conversation_id, kind: "knowledge_gap", topic: "other", property_id: null },
        ...{ quote: content.slice(0, maxQuoteLength), created_at: services.now() },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (leadId !== null) await settleNeedsOfLeads(tx, agent_id, [leadId]);
  });
  services.hub.announce({ agentId: agent_id, conversationId: conversation_id, leadId });
}

/** Nothing waits anymore, unless the agent switched again in the meantime. */
async function done(db: Kysely<Database>, { agent_id, conversation_id, catch_up_to }: DueRow): Promise<void> {
  await db
    .updateTable("conversation")
    .set({ catch_up_to: null, catch_up_claimed_at: null })
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("catch_up_to", "=", catch_up_to)
    .execute();
}
