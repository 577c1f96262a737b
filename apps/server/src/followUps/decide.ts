import type { AiMode, DialogueState } from "@llave/assistant";
import { type FollowUpStep, type HeldReason, isReminder } from "@llave/contract/followUps/followUps";
import type { Language } from "@llave/contract/language";
import { sourceKey } from "@llave/contract/leads/sourceKey";
import { automatedFrom } from "../channels/outbound/rules/automated.ts";
import { windowMs } from "../channels/outbound/rules/window.ts";
import { modeOf } from "../conversations/answering.ts";
import type { MessageChannel } from "../db/tables/channels.ts";
import { timeZoneOf } from "../time/markets.ts";
import type { Occasion } from "./occasions/scope.ts";
import type { Sequences } from "./sequences/settings.ts";

/** A lead and its conversation, as far as follow-ups depend on them. */
export interface Person {
  leadId: string;
  conversationId: string | null;
  linkId: string | null;
  name: string | null;
  language: Language;
  /** What deciding and composing use of the conversation's state; null without a conversation. */
  state: Pick<DialogueState, "slots" | "owner"> | null;
  stage: string;
  source: string | null;
  market: string;
  agentName: string;
  inFlorida: boolean;
  /** Where the renter last wrote. */
  channel: MessageChannel;
  email: string | null;
  /** Whether this server can send emails. */
  sendsMail: boolean;
  /** The phone that would be texted, E.164. */
  phone: string | null;
  control: "assistant" | "review" | "agent";
  mode: AiMode | null;
  aiMode: AiMode;
  needsAgent: boolean;
  /** They want no follow-ups; or nothing at all, not even about a showing they arranged. */
  optedOut: boolean;
  wantsNothing: boolean;
  /** A showing is upcoming or just happened. */
  showingPlanned: boolean;
  /** A follow-up waits for the agent's approval. */
  waitingDraft: boolean;
  /** Occasions for which the agent rejected one. */
  rejected: string[];
  /** Follow-ups of the last 24 hours. */
  sentToday: number;
  /** The number that would text. */
  number: string | null;
  /** Whether the phone channel has a number and is turned on. */
  connected: boolean;
  /** Whether the phone's owner agreed to automated messages on its channel. */
  consented: boolean;
  /** When they last wrote on their phone channel. */
  lastInboundAt: Date | null;
}

/** What to do about an occasion. */
export interface Decision {
  channel: MessageChannel;
  /** Why it isn't sent; `quiet_hours` only delays it. */
  reason: HeldReason | null;
  /** When it may be sent; for one on hold, when it would be due. */
  at: Date;
  /** True if the agent approves it first. */
  asks: boolean;
}

/** At most this many in 24 hours (Florida, s. 501.616), on every channel. */
const maxPerDay = 3;

/**
 * Whether, how and when one follow-up is sent. The plan shows what this says, and the job does it.
 * @param byAgent the agent wants it now: only the law and the renter's wishes can still put it on hold
 */
export function decide(
  occasion: Pick<Occasion, "step" | "occasion" | "dueAt">,
  person: Person,
  sequences: Sequences,
  now: Date,
  byAgent = false,
): Decision {
  const { step, dueAt } = occasion;
  const mode = person.state === null ? person.aiMode : modeOf(person, person.aiMode);
  const asks = mode === "balanced" && !isReminder(step) && !byAgent;
  const wanted = dueAt > now && !byAgent ? dueAt : now;
  const channel = channelFor(step, person, wanted);
  const held =
    (byAgent ? null : choiceAgainst(step, person, sequences)) ??
    ((isReminder(step) ? person.wantsNothing : person.optedOut) ? ("opted_out" as const) : null) ??
    (isReminder(step) ? null : byAgent ? takenOver(person) : circumstanceAgainst(occasion, person, mode)) ??
    // "Are you still looking?" makes no sense to someone with a showing, no matter who sends it.
    (step.startsWith("silence") && person.showingPlanned ? ("showing_planned" as const) : null) ??
    routeAgainst(channel, person, { asks, reminder: isReminder(step), at: wanted });
  if (held) return { channel, reason: held, at: dueAt, asks };
  const anyTime = (isReminder(step) || byAgent) && !isPhone(channel);
  const at = anyTime ? wanted : daytime(person, wanted);
  return { channel, reason: at > wanted ? "quiet_hours" : null, at, asks };
}

/** What the agent turned off. */
function choiceAgainst(
  step: FollowUpStep,
  { stage, source }: Person,
  { enabled, offSteps, offStages, offSources }: Sequences,
): HeldReason | null {
  if (!enabled) return "off";
  if (offSteps.has(step)) return "step_off";
  if (offStages.has(stage)) return "stage_off";
  return offSources.has(sourceKey(source)) ? "source_off" : null;
}

function circumstanceAgainst(
  { occasion }: Pick<Occasion, "occasion">,
  person: Person,
  mode: AiMode,
): HeldReason | null {
  if (takenOver(person)) return "took_over";
  if (mode === "minimal") return "assistant_off";
  // A waiting draft needs the agent too.
  if (person.waitingDraft) return "waiting_approval";
  if (person.needsAgent) return "needs_agent";
  if (person.rejected.includes(occasion)) return "rejected";
  return person.sentToday >= maxPerDay ? "daily_limit" : null;
}

function takenOver({ control, state }: Person): HeldReason | null {
  return control === "agent" || state?.owner === "human" ? "took_over" : null;
}

function routeAgainst(
  channel: MessageChannel,
  person: Person,
  { asks, reminder, at }: { asks: boolean; reminder: boolean; at: Date },
): HeldReason | null {
  if (channel === "web") {
    // The agent isn't asked about someone who may never see it, and a reminder has to arrive.
    if (!asks && !reminder) return null;
    if (person.phone) return "no_consent";
    return person.email === null ? "no_contact" : "not_connected";
  }
  if (channel === "email") return person.sendsMail ? null : "not_connected";
  if (!person.connected) return "not_connected";
  if (!person.consented) return "no_consent";
  return channel === "whatsapp" && isWindowClosed(person, at) ? "window_closed" : null;
}

/**
 * Whether WhatsApp's window will be over when a message due at a time is sent, which may be the next morning. At the
 * window's very end it's too late: sending takes a moment, and a day's silence is over exactly then.
 */
function isWindowClosed(person: Person, at: Date): boolean {
  const { lastInboundAt } = person;
  return lastInboundAt === null || daytime(person, at).getTime() >= lastInboundAt.getTime() + windowMs;
}

/**
 * The conversation's own channel. The chat page alone reaches only those who come back, so a message there also goes by
 * mail or, with consent, by text. One who writes by mail never sees the chat page. After WhatsApp's window a mail gets
 * through.
 * @param at when it is wanted
 */
export function channelFor(step: FollowUpStep, person: Person, at: Date): MessageChannel {
  const mailed = person.email !== null && person.sendsMail;
  const mailInstead = isReminder(step) || (person.channel === "whatsapp" && isWindowClosed(person, at));
  if (isPhone(person.channel) && !(mailed && mailInstead)) return person.channel;
  if (mailed) return "email";
  const texted = person.phone !== null && (isReminder(step) || (person.connected && person.consented));
  if (texted) return "sms";
  return person.channel === "email" ? "email" : "web";
}

/** By the phone's area code; without a phone, by the market's time. */
function daytime({ phone, inFlorida, market }: Person, at: Date): Date {
  return automatedFrom({ phone, timeZone: timeZoneOf(market), inFlorida }, at);
}

function isPhone(channel: MessageChannel): boolean {
  return channel === "sms" || channel === "whatsapp";
}
