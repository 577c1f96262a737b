import { setTimeout as pause } from "node:timers/promises";
import type { DialogueState } from "@llave/assistant";
import type { TurnResponse } from "@llave/contract/conversations/conversation";
import { startInChat, stopInChat } from "../../channels/consent/stops.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { offersOfTurn } from "../../showings/chat/offers.ts";
import { type ShowingChange, writeShowingTurn } from "../../showings/chat/turn.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import {
  type ConversationKey,
  markOf,
  readConversation,
  replyTo,
  type StoredConversation,
} from "../../threads/storing/store.ts";
import { handsOff, type TurnWrite, type Written } from "../../threads/storing/turnWrite.ts";
import { answeredBy } from "../answering.ts";
import { type AnnouncingServices, afterWriting } from "./afterWriting.ts";
import { changesOfTurn } from "./changesOfTurn.ts";
import { type DecidingServices, decideTurn } from "./decideTurn.ts";
import { quickReplies } from "./quickReplies.ts";
import type { RenterMessage } from "./renterMessage.ts";

/** What each step of a turn needs, and what they share. */
export type TurnServices = DecidingServices &
  WritingServices &
  AnnouncingServices &
  Pick<Services, "conversations" | "links" | "models" | "offeredTimes">;

type WritingServices = Pick<Services, "db" | "jobs" | "now" | "secret" | "turns">;

/** How often a turn is decided again at most, if another server or the agent wrote in the meantime. */
const maxAttempts = 30;
/** Keeps two servers with turns of the same conversation from colliding repeatedly. Milliseconds. */
const maxPauseMs = 50;
/** Seconds after which a renter's page may resend a message that couldn't be written. */
const retryAfterSeconds = 1;

/**
 * Answers one message of a renter. Stores the reply, messages, captured details, lead and score in one transaction
 * before it returns; the same message sent again gets the same answer and changes nothing. Two simultaneous messages of
 * one conversation both get an answer, but the later one starts over: callers that care about order queue them.
 * @throws ApiError `too_many_requests` if others keep writing to the conversation
 */
export async function takeRenterTurn(services: TurnServices, message: RenterMessage): Promise<TurnResponse> {
  const key: ConversationKey = {
    agentId: message.link.agentId,
    linkId: message.link.linkId,
    visitorId: message.visitorId,
    clientId: message.request.conversationId,
  };
  let { link } = message;
  const mark = message.idempotencyKey === null ? null : markOf(message.idempotencyKey);
  const modelTurn = link.usesModel ? (services.models?.begin() ?? null) : null;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const before = services.conversations.get(key) ?? (await readConversation(services.pool, key));
    const again = before?.answered.find(([known]) => known === mark);
    if (before && again) return repeatReply(services, link, before, again[1]);
    const decided = await decideTurn(services, link, { message, key, mark, before }, modelTurn);
    const { result, change, context } = decided;
    const turn = changesOfTurn(decided);
    // Before writing: if the server dies in between, the renter still gets no more messages.
    await applyOptOut(services, message, turn);
    const written = await writeTurn(services, link, turn, change);
    // The next turn, or this one decided again, needs the current agenda.
    if (change) link = (await services.links.reload(link)) ?? link;
    if (written) {
      services.offeredTimes.note(key, turn.state.offeredTimes ?? [], services.now());
      await afterWriting(services, link, turn, written);
      if (change) services.jobs.queueNotifications();
      if (modelTurn) await modelTurn.recordUse(services.db, usedIn(turn));
      return {
        // A request for the agent unmutes the conversation.
        ...presentReply(result.reply, result.isComplete, context.agent.absent && !handsOff(turn)),
        ...offersOfTurn(services, link, turn),
        ...answersTo(link, turn.state, result.reply, turn.now),
      };
    }
    services.conversations.forget(key);
    if (attempt > 0) await pause(Math.random() * maxPauseMs);
  }
  throw new ApiError("too_many_requests", { retryAfter: retryAfterSeconds });
}

/** @returns null if the conversation continued in the meantime; then nothing is stored */
export function writeTurn(
  services: WritingServices,
  link: LinkContext,
  turn: TurnWrite,
  change: ShowingChange | null,
): Promise<Written | null> {
  return change ? writeShowingTurn(services, link, turn, change) : services.turns.write(turn);
}

/** What a model's use in a turn counts for. */
export function usedIn({ key, conversationId, day }: TurnWrite) {
  return { agentId: key.agentId, conversationId, day };
}

/**
 * A renter who asks for no more messages on the chat page is left alone on every channel from this moment, also by
 * other conversations' messages. What comes by phone or email is obeyed when it arrives.
 */
async function applyOptOut(
  { db, secret }: Pick<Services, "db" | "secret">,
  { by }: RenterMessage,
  { key: { agentId }, before, state, language, now }: TurnWrite,
): Promise<void> {
  const hadStopped = before?.state.optedOut ?? false;
  if (by || hadStopped === state.optedOut) return;
  const { phone = null, email = null } = state.slots;
  const renter = { agentId, conversationId: before?.conversationId ?? null, phone, email, language, now };
  if (state.optedOut) await stopInChat(db, secret, renter);
  else await startInChat(db, secret, renter);
}

async function repeatReply(
  services: Pick<Services, "now" | "pool">,
  link: LinkContext,
  stored: StoredConversation,
  seq: number,
): Promise<TurnResponse> {
  const { conversationId, isComplete, state } = stored;
  const reply = await replyTo(services.pool, link.agentId, conversationId, seq);
  const by = answeredBy(stored, { aiMode: link.agent.aiMode, muted: link.muted }, services.now());
  return { ...presentReply(reply, isComplete, by === "nobody"), ...answersTo(link, state, reply, services.now()) };
}

/** @param absent true if nobody answers, so that the page promises no answer */
function presentReply(reply: string, isComplete: boolean, absent = false): TurnResponse {
  const unanswered = absent ? ({ unanswered: true } as const) : {};
  if (reply === "") return { message: "", isComplete: false, pending: true, ...unanswered };
  return { message: reply, isComplete, ...unanswered };
}

function answersTo(
  link: LinkContext,
  state: DialogueState,
  reply: string,
  now: Date,
): Pick<TurnResponse, "quickReplies"> {
  const answers = reply === "" ? [] : quickReplies(link, state, state.language, now);
  return answers.length > 0 ? { quickReplies: answers } : {};
}
