import { setTimeout as pause } from "node:timers/promises";
import { type DialogueState, greeting, newState, type TurnContext, type TurnResult, takeTurn } from "@llave/assistant";
import type { TurnRequest, TurnResponse } from "@llave/contract/conversation";
import type { Language } from "@llave/contract/language";
import { startInChat, stopInChat } from "../../channels/consent/stops.ts";
import type { InquiryDetails, RemoteChannel } from "../../db/channelTables.ts";
import { newId } from "../../db/newId.ts";
import type { MadeBy } from "../../db/storedReplies.ts";
import { ApiError } from "../../http/errors.ts";
import { settleNeedsOfLeads } from "../../leads/needs.ts";
import type { Services } from "../../services.ts";
import { offersOfTurn, storedOffers } from "../../showings/chat/offers.ts";
import { type ShowingChange, showingChange, writeShowingTurn } from "../../showings/chat/turn.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import {
  type ConversationKey,
  lastMessages,
  markOf,
  readConversation,
  replyTo,
  type StoredConversation,
  withAnswered,
} from "../../threads/storing/store.ts";
import { handsOff, type NewMessage, needsAgent, type TurnWrite } from "../../threads/storing/turnWrite.ts";
import { marketDay } from "../../time/marketDay.ts";
import { timeZoneOf } from "../../time/markets.ts";
import { answeredBy, isPaused } from "../answering.ts";
import { draftsOf, givenAnswers, renewedDrafts, rewordsTo, supersededDrafts, tasksOf } from "./draftsOfTurn.ts";
import { explanationOf, groundsOf } from "./explanation.ts";
import { leadOf } from "./leadOf.ts";
import { learnedFrom } from "./learned.ts";
import { quickReplies } from "./quickReplies.ts";
import { renterContext } from "./turnContext.ts";

/** What a turn needs: nearly everything. */
export type TurnServices = Omit<Services, "config" | "streams" | "turnQueue" | "webPages">;

/** Version of the AI and transcript notice that the chat page shows; recorded with each conversation. */
export const noticeVersion = "2026-11-22";
/** How often a turn is decided again at most, if another server or the agent wrote in the meantime. */
const maxAttempts = 30;
/** Keeps two servers with turns of the same conversation from colliding repeatedly. Milliseconds. */
const maxPauseMs = 50;
/** Seconds after which a renter's page may resend a message that couldn't be written. */
const retryAfterSeconds = 1;

export interface RenterMessage {
  link: LinkContext;
  visitorId: string;
  /** The channel it came by, with the renter's address on it; a chat page's by default. */
  by?: { channel: RemoteChannel; address: string };
  /** What a portal said about the renter, who asked there. The answer waits for the agent's approval. */
  inquiry?: InquiryDetails | null;
  /** The client's id for this message; a retry carries the same one. Null if the client sends none. */
  idempotencyKey: string | null;
  /** Cleaned text of 1 to 2,000 characters. */
  text: string;
  request: TurnRequest;
  /** Language of the page, used if neither link nor message decides. */
  pageLanguage: Language;
}

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
    const { context, result, change, turn } = await decideTurn(services, {
      message,
      link,
      key,
      mark,
      before,
      modelTurn,
    });
    // Before it is written: if the server dies in between, the renter is left alone all the same.
    await applyOptOut(services, message, turn);
    const written = change ? await writeShowingTurn(services, link, turn, change) : await services.turns.write(turn);
    // The next turn, or this one decided again, needs the current agenda.
    if (change) link = (await services.links.reload(link)) ?? link;
    if (written) {
      await afterWriting(services, link, turn);
      if (change) services.jobs.queueNotifications();
      if (modelTurn) await modelTurn.keepUse(services.db, usedIn(turn));
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

/** What a turn is decided from. */
interface Undecided {
  message: RenterMessage;
  link: LinkContext;
  key: ConversationKey;
  /** The idempotency key's short form; null if the client sent none. */
  mark: string | null;
  before: StoredConversation | null;
  /** Null without a language model. */
  modelTurn: ReturnType<NonNullable<TurnServices["models"]>["begin"]> | null;
}

/** Decides what a message changes and what the reply is. Stores nothing. */
export async function decideTurn(
  services: Pick<TurnServices, "allowance" | "now" | "origin" | "pool">,
  { message, link, key, mark, before, modelTurn }: Undecided,
) {
  const contactOnly = before?.contactOnly ?? (await services.allowance.isUsedUp(allowanceKey(link), services.now()));
  const paused = before !== null && isPaused(before, services.now());
  const answering = { before, contactOnly, paused, drafts: Boolean(message.inquiry) };
  const context = renterContext(services, link, languageHint(message), answering);
  const state = stateBefore(message, link, before, context);
  // No connection is held while a model works: if something is stored in the meantime, writing the turn detects it.
  const decided = modelTurn
    ? await modelTurn.turn(state, message.text, context, () => lastMessages(services.pool, key.agentId, before))
    : takeTurn(state, message.text, context);
  const result = withKnownContact(decided, message);
  const change = showingChange(result, context);
  const turn = turnWrite({ message, key, mark, before, context, result, change, madeBy: modelTurn?.madeBy() ?? {} });
  return { context, result, change, turn };
}

/**
 * What the assistant knows before the message. An inquiry about one listing, and a conversation that starts on a link
 * about one, have that listing in focus; the assistant says so if it is gone. Null if there is nothing yet.
 */
function stateBefore(
  { inquiry }: RenterMessage,
  link: LinkContext,
  before: StoredConversation | null,
  { languageHint: language }: TurnContext,
): DialogueState | null {
  const focus = inquiry?.propertyId ?? (before === null ? link.propertyId : null);
  const state = before?.state ?? null;
  return focus === null ? state : { ...(state ?? newState(language)), focus };
}

/** A renter who writes by phone or email has given that number or address; one who asked on a portal, what it says. */
function withKnownContact(result: TurnResult, { by, inquiry }: RenterMessage): TurnResult {
  const { state } = result;
  if (!by || state.optedOut) return result;
  const known = {
    [by.channel === "email" ? "email" : "phone"]: by.address,
    ...(inquiry?.name && { name: inquiry.name }),
    ...(inquiry?.phone && { phone: inquiry.phone }),
  };
  return { ...result, state: { ...state, slots: { ...known, ...state.slots } } };
}

/** What a model's use in a turn counts for. */
export function usedIn({ key, conversationId, day }: TurnWrite) {
  return { agentId: key.agentId, conversationId, day };
}

/** What others must know about a stored turn. */
export async function afterWriting(
  services: Pick<Services, "allowance" | "conversations" | "db" | "hub" | "jobs" | "leadMerger">,
  link: LinkContext,
  turn: TurnWrite,
): Promise<void> {
  const { key, before, leadId, conversationId, now } = turn;
  services.conversations.keep(key, afterTurn(turn));
  if (leadId !== null && mayEndNeeds(turn)) await settleNeedsOfLeads(services.db, key.agentId, [leadId]);
  services.hub.announce({ agentId: key.agentId, leadId, conversationId });
  if (leadId !== null && (before?.merged || changesContact(turn))) services.leadMerger.enqueue(key.agentId, leadId);
  if (before === null) await services.allowance.begun(allowanceKey(link), now);
  if (before === null || mayNotify(turn)) services.jobs.queueNotifications();
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

/** The account a new conversation counts for. */
function allowanceKey({ agentId, plan, market }: LinkContext) {
  return { agentId, plan, timeZone: timeZoneOf(market) };
}

/** True if the turn may have created a notification. */
function mayNotify({ tasks, drafts, status, lead, isComplete }: TurnWrite): boolean {
  return tasks.length > 0 || drafts.length > 0 || status === "waiting" || lead?.status === "hot" || isComplete;
}

/** True if the turn asks nothing of the agent and may have ended what did. */
function mayEndNeeds(turn: TurnWrite): boolean {
  return !needsAgent(turn) && (turn.answers.length > 0 || turn.superseded.length > 0);
}

/** True if the turn gives the lead another phone or email. */
function changesContact({ before, lead }: TurnWrite): boolean {
  const { phone = null, email = null } = before?.state.slots ?? {};
  return lead !== null && (lead.phone !== phone || lead.email !== email);
}

/** The conversation after the turn's statement. */
function afterTurn(turn: TurnWrite): StoredConversation {
  const { before, conversationId, leadId, state, isComplete, answered } = turn;
  return {
    conversationId,
    leadId,
    state,
    version: (before?.version ?? 0) + 1,
    messageCount: (before?.messageCount ?? 0) + turn.messages.length,
    isComplete,
    control: before?.control ?? "assistant",
    mode: before?.mode ?? null,
    pausedUntil: before?.pausedUntil ?? null,
    muted: handsOff(turn) ? false : (before?.muted ?? null),
    contactOnly: turn.contactOnly,
    merged: before?.merged ?? false,
    answered,
  };
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

/** A link for one language sets it; on a bilingual one the page does. The message's own language wins over both. */
function languageHint({ link, request, pageLanguage }: RenterMessage): Language {
  if (request.language === "spanish") return "es";
  if (request.language === "english") return "en";
  if (link.language === "spanish") return "es";
  return link.language === "english" ? "en" : pageLanguage;
}

/** A decided turn, with what it was based on. */
interface DecidedTurn {
  message: RenterMessage;
  key: ConversationKey;
  /** The idempotency key's short form; null if the client sent none. */
  mark: string | null;
  before: StoredConversation | null;
  context: TurnContext;
  result: TurnResult;
  change: ShowingChange | null;
  /** The stages that a language model replaced. */
  madeBy: MadeBy;
}

function turnWrite(decided: DecidedTurn): TurnWrite {
  const { message, key, mark, before, context, result } = decided;
  const now = new Date(context.now);
  const lead = leadOf(result, message.inquiry?.source ?? message.link.sourceTag);
  const messages = newMessages(decided);
  const renterSeq = before?.messageCount ?? (message.by ? 0 : 1);
  return {
    key,
    before,
    conversationId: before?.conversationId ?? newId(now),
    channel: message.by?.channel ?? "web",
    leadId: before?.leadId ?? (lead ? newId(now) : null),
    now,
    day: marketDay(now, context.market.timeZone),
    language: result.replyLanguage,
    state: result.state,
    status: statusOf(result),
    isComplete: result.isComplete,
    contactOnly: context.contactOnly ?? false,
    noticeVersion,
    repeatsNotice: result.events.some(({ type }) => type === "notice_repeated"),
    answered: withAnswered(before?.answered ?? [], mark, renterSeq),
    messages,
    lastMessage: result.storedText,
    lead,
    tasks: tasksOf(result),
    drafts: draftsOf(result, context),
    renewed: renewedDrafts(result, before, context),
    superseded: supersededDrafts(result, before),
    rewordsTo: rewordsTo(result, before),
    answers: givenAnswers(result, before),
    events: eventsOf(result),
    ownAnswers: ownAnswersIn(result),
  };
}

function statusOf(result: TurnResult): TurnWrite["status"] {
  if (result.state.owner === "nobody") return "stopped";
  if (result.pending || result.state.owner === "human") return "waiting";
  return result.isComplete ? "completed" : "active";
}

/** The renter's message and the reply; before the first message on a chat page, the greeting it showed. */
function newMessages({ message, before, context, result, change, madeBy }: DecidedTurn): NewMessage[] {
  const offers = storedOffers(result, message.link, context, change);
  const assistant = { role: "assistant", author: "assistant", learned: [] } as const;
  const first = before?.messageCount ?? (message.by ? 0 : 1);
  const renter: NewMessage = {
    seq: first,
    role: "user",
    author: "renter",
    content: result.storedText,
    language: result.understanding.language,
    learned: learnedFrom(result, before?.state ?? null),
    grounds: [],
  };
  const opening: NewMessage[] =
    before || message.by
      ? []
      : [
          {
            ...assistant,
            seq: 0,
            content: greeting(context),
            language: context.languageHint,
            grounds: [],
          },
        ];
  const reply: NewMessage[] =
    result.reply === ""
      ? []
      : [
          {
            ...assistant,
            seq: first + 1,
            content: result.reply,
            language: result.replyLanguage,
            grounds: groundsOf(result.grounds, context),
            why: explanationOf(result, madeBy),
            ...(offers && { offers }),
          },
        ];
  return [...opening, renter, ...reply];
}

/** The agent's own answers in a reply that is sent; one that waits for the agent gave none yet. */
function ownAnswersIn({ reply, said }: TurnResult): string[] {
  if (reply === "") return [];
  return [...new Set(said.flatMap(({ act }) => (act.type === "answer_own" ? [act.id] : [])))];
}

function eventsOf(result: TurnResult): TurnWrite["events"] {
  return result.events.flatMap((event) => {
    if (event.type === "task" || event.type === "showing") return [];
    return [{ kind: event.type, detail: "what" in event ? event.what : "" }];
  });
}
