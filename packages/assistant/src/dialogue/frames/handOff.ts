import type { Command } from "../../reading/command.ts";
import type { MetaIntent } from "../../reading/metaIntents.ts";
import type { Contact } from "../act.ts";
import { hasContact, isDeclined } from "../agenda.ts";
import { askFor } from "../ask.ts";
import { type NextAnswer, nextAnswer } from "../calendar.ts";
import { find, findAll, has, hasChanges, raise, type Turn } from "../turn.ts";
import { discloseAssistant, protectSensitiveData } from "./conduct.ts";
import { answerQuestions } from "./question.ts";
import { keepWish } from "./showing.ts";

/** A repair that settles the whole turn. It returns true when it did. */
export type Repair = (turn: Turn) => boolean;

/**
 * After an opt-out nothing is said until the renter asks for messages again (a bare yes does not), or
 * asks for help, which is answered at any time. An emergency still alerts the agent.
 */
export const keepSilenceAfterStop: Repair = (turn) => {
  if (!turn.state.optedOut) return false;
  if (has(turn, "start")) optIn(turn);
  else if (!explainHelp(turn) && isEmergency(turn)) alertAgent(turn);
  return true;
};

function optIn(turn: Turn): void {
  turn.state.optedOut = false;
  turn.state.owner = "assistant";
  turn.events.push({ type: "opted_in" });
  turn.acts.push({ type: "conduct", rule: "start" });
  if (turn.context.agent.aiMode !== "minimal") askFor(turn);
}

function isEmergency(turn: Turn): boolean {
  return findAll(turn, "conduct").some(({ topic }) => topic === "emergency");
}

function alertAgent(turn: Turn) {
  return raise(turn, "emergency", { urgent: true, topic: "emergency" });
}

/** Help first: the emergency number, the agent alerted each time, and no more qualifying. */
export const answerEmergency: Repair = (turn) => {
  if (!isEmergency(turn)) return false;
  turn.state.paused = true;
  turn.state.asked = null;
  turn.acts.push({ type: "conduct", rule: "emergency", data: { number: "911" }, raised: alertAgent(turn) });
  return true;
};

/** One confirmation, then silence. */
export const optOut: Repair = (turn) => {
  if (!has(turn, "stop")) return false;
  turn.state.optedOut = true;
  turn.state.owner = "nobody";
  turn.state.asked = null;
  turn.acts.push({ type: "conduct", rule: "stop" });
  const { showing } = turn.context;
  // "Cancel" ends messages; how to cancel the showing stands in the one confirmation.
  if (showing && showing.status !== "held")
    turn.acts.push({ type: "visit_kept", date: showing.date, time: showing.time });
  turn.events.push({ type: "opted_out" });
  return true;
};

/**
 * While a person has the conversation the assistant only takes what the agent needs to answer: after its own hand-off
 * it acknowledges a phone or an email, and says once when to expect a reply.
 */
export const keepOut: Repair = (turn) => {
  const { state, before, context } = turn;
  if (state.owner !== "human" && !context.paused) return false;
  turn.pending = true;
  if (state.owner !== "human") passOnWish(turn);
  if (!before.handedOff) return true;
  const contact = contactGiven(turn);
  noteContactWish(turn);
  answerQuestions(turn);
  const asks = turn.commands.some(asksWhileWaiting);
  if (!contact && (turn.acts.length > 0 || (before.toldWhen && !asks))) return true;
  protectSensitiveData(turn);
  const expected = before.toldWhen && contact ? undefined : expectedReply(turn);
  turn.acts.push({ type: "contact_taken", ...(contact && { contact }), ...(expected && { expected }) });
  state.toldWhen = true;
  state.asked = null;
  return true;
};

/** Someone who asks for a person while the agent is writing keeps waiting for one when the pause is over. */
function passOnWish(turn: Turn): void {
  if (!asksForPerson(turn)) return;
  raise(turn, "ask_human", { urgent: true });
  turn.state.owner = "human";
  turn.state.handedOff = true;
}

const waitingTalk: ReadonlySet<MetaIntent> = new Set<MetaIntent>([
  "greet",
  "there",
  "complains",
  "next",
  "how_are_you",
  "echo",
]);
const waitingQuestions: ReadonlySet<Command["type"]> = new Set<Command["type"]>([
  "ask",
  "askContact",
  "askShowing",
  "askHuman",
  "requestShowing",
  "showListings",
]);

/** "Hello??", "did you get my number": someone who asks gets an answer, also from an assistant who only waits with them. */
function asksWhileWaiting(command: Command): boolean {
  if (command.type === "meta") return waitingTalk.has(command.intent);
  return command.type === "unexplained" ? command.asks : waitingQuestions.has(command.type);
}

/** The phone or email of this message. */
export function contactGiven({ changes }: Turn): Contact | undefined {
  const { phone, email } = changes.slots;
  if (phone) return { kind: "phone", value: phone };
  return email ? { kind: "email", value: email } : undefined;
}

/** When the agent answers next, as data for the wording. */
export function expectedReply({ local, context }: Turn): Record<string, string> {
  return whenData(nextAnswer(local, context.agent.workingHours));
}

function whenData(next: NextAnswer | null): Record<string, string> {
  if (!next) return { when: "soon" };
  if (next.when === "now") return { when: "now", hour: String(next.until) };
  const hour = String(next.from);
  if (next.daysAhead === 0) return { when: "today", hour };
  if (next.daysAhead === 1) return { when: "tomorrow", hour };
  return { when: "weekday", hour, weekday: String(next.weekday) };
}

/**
 * In minimal mode the agent answers: the renter learns it once. What is talking and what must not be
 * sent in a chat is said all the same.
 */
export const leaveToAgent: Repair = (turn) => {
  if (turn.context.agent.aiMode !== "minimal") return false;
  for (const { when } of [...findAll(turn, "requestShowing"), ...findAll(turn, "changeShowing")]) keepWish(turn, when);
  discloseAssistant(turn);
  protectSensitiveData(turn);
  if (turn.state.turns === 1)
    turn.acts.push(
      turn.context.agent.absent
        ? { type: "conduct", rule: "nobody_answers" }
        : { type: "conduct", rule: "agent_answers", data: expectedReply(turn) },
    );
  turn.pending = true;
  return true;
};

/** Who this is, how to reach the agent and how to stop. */
export const explainHelp: Repair = (turn) => {
  if (!has(turn, "help")) return false;
  const { name, brokerage, phone, email } = turn.context.agent;
  turn.acts.push({
    type: "conduct",
    rule: "help",
    data: { name, ...(brokerage ? { brokerage } : {}), ...(phone ? { phone } : {}), ...(email ? { email } : {}) },
  });
  return true;
};

/** "Call me at 305 …" at the end of a whole search, or "email me, don't call", says how to be reached; it asks for no one. */
function asksForPerson(turn: Turn): boolean {
  if (!has(turn, "askHuman") || has(turn, "contactWish")) return false;
  const { slots } = turn.changes;
  return slots.phone === undefined || Object.keys(slots).length < 3;
}

/** "Email me, don't call", "text after 4": acknowledged, and passed on to the agent. */
export function noteContactWish(turn: Turn): void {
  const wish = find(turn, "contactWish")?.wish;
  if (!wish) return;
  const raised = raise(turn, "contact_wish", { detail: JSON.stringify(wish) });
  const asksForAgent = has(turn, "askHuman") && turn.state.owner === "assistant";
  turn.acts.push({ type: "contact_wish", wish, raised, ...(asksForAgent && { expected: expectedReply(turn) }) });
}

/** Acknowledged at once with the expected time; the way to reach the renter is asked only when unknown. */
export const handOffToHuman: Repair = (turn) => {
  const accepted = turn.before.offer?.type === "human" && has(turn, "confirm") && !hasChanges(turn);
  if (!accepted && !asksForPerson(turn)) return false;
  protectSensitiveData(turn);
  const raised = raise(turn, "ask_human", { urgent: true });
  turn.acts.push({ type: "conduct", rule: "human", data: expectedReply(turn), raised });
  turn.state.asked = null;
  turn.state.toldWhen = true;
  turn.state.handedOff = true;
  if (!hasContact(turn.state.slots) && !isDeclined(turn.state, "phone")) askFor(turn, "phone");
  turn.state.owner = "human";
  turn.pending = true;
  return true;
};

/**
 * Where a trial's conversations are used up, the renter still is no dead end: the agent has a task, and a
 * way to reach the renter is taken.
 */
export const takeContactOnly: Repair = (turn) => {
  if (!turn.context.contactOnly) return false;
  const { state } = turn;
  discloseAssistant(turn);
  protectSensitiveData(turn);
  const raised = raise(turn, "ask_human");
  const contact = contactGiven(turn);
  if (contact) turn.acts.push({ type: "complete", contact });
  else if (state.turns > 1 && (hasContact(state.slots) || isDeclined(state, "phone")))
    turn.acts.push({ type: "noted" });
  else turn.acts.push({ type: "conduct", rule: "contact_only", raised });
  state.asked = null;
  if (!hasContact(state.slots) && !isDeclined(state, "phone")) askFor(turn, "phone");
  return true;
};

/** "What's her number?": the agent's public contact, where there is one; else the agent has a task to call. */
export function giveContact(turn: Turn): void {
  const asks = findAll(turn, "askContact");
  for (const { about } of asks) {
    if (about === "hours") tellHours(turn);
    else tellNumber(turn);
  }
}

function tellNumber(turn: Turn): void {
  const { phone, email } = turn.context.agent;
  if (contactGiven(turn)) return;
  if (!phone && !email) raise(turn, "ask_human");
  turn.acts.push({ type: "aside", about: "number", data: { ...(phone && { phone }), ...(email && { email }) } });
}

function tellHours(turn: Turn): void {
  const { agent, freeTimes = [] } = turn.context;
  const { from, to, days } = agent.workingHours;
  if (days.length === 0) return;
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  // Showings on a Saturday do not contradict an office that is closed then.
  const isBeyond = freeTimes.some(
    ({ date, time }) => !days.includes(new Date(date).getUTCDay()) || time < clock(from) || time >= clock(to),
  );
  turn.acts.push({
    type: "aside",
    about: "hours",
    data: { from: String(from), to: String(to), days: [...days].sort().join(","), ...(isBeyond && { visits: "" }) },
  });
}
