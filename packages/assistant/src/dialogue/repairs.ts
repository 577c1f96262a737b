import { answerQueries } from "../answering/answerQueries.ts";
import { hasContact, isDeclined } from "./agenda.ts";
import { discloseAssistant, protectSensitiveData } from "./answers.ts";
import { isHelp, isStart } from "./keywords.ts";
import { askFor } from "./questions.ts";
import { hasChanges, raise, type Turn } from "./turn.ts";
import { answerWhileWaiting, takeContact } from "./waiting.ts";
import { replyTime } from "./whenData.ts";

/** A repair decides the whole turn. It returns true if it applied. */
export type Repair = (turn: Turn) => boolean;

/**
 * After an opt-out the assistant is silent until the renter asks for messages again (a bare yes doesn't) or
 * asks for help, which is answered at any time. An emergency still alerts the agent.
 */
export const keepSilenceAfterStop: Repair = (turn) => {
  if (!turn.state.optedOut) return false;
  if (isStart(turn.message) || turn.heard.conduct === "start") optIn(turn);
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
  return turn.heard.topics.includes("emergency");
}

function alertAgent(turn: Turn): void {
  raise(turn, "emergency", { urgent: true, topic: "emergency" });
}

/** Help first: the emergency number, an alert to the agent each time, and no more questions. */
export const answerEmergency: Repair = (turn) => {
  if (!isEmergency(turn)) return false;
  turn.state.paused = true;
  turn.state.asked = null;
  turn.acts.push({ type: "conduct", rule: "emergency", data: { number: "911" } });
  alertAgent(turn);
  return true;
};

/** Says that someone under 18 can't sign a lease but an adult can; waits until one writes or the search goes on. */
export const explainMinors: Repair = (turn) => answerAlone(turn, "minor");

/** Legal advice is a lawyer's: neither the assistant nor the agent gives it, so the question isn't passed on. */
export const declineLegalAdvice: Repair = (turn) => answerAlone(turn, "legal");

function answerAlone(turn: Turn, rule: "minor" | "legal"): boolean {
  if (turn.heard.conduct !== rule || turn.state.owner === "human") return false;
  turn.state.asked = null;
  turn.acts.push({ type: "conduct", rule });
  return true;
}

/** One confirmation, then silence. */
export const optOut: Repair = (turn) => {
  if (!turn.heard.intents.includes("stop")) return false;
  turn.state.optedOut = true;
  turn.state.owner = "nobody";
  turn.state.asked = null;
  turn.acts.push({ type: "conduct", rule: "stop" });
  const { showing } = turn.context;
  // "Cancel" ends messages; the single confirmation also says how to cancel the showing.
  if (showing && showing.status !== "held")
    turn.acts.push({ type: "visit_kept", date: showing.date, time: showing.time });
  turn.events.push({ type: "opted_out" });
  return true;
};

/**
 * While a person has the conversation, or just wrote in it, the assistant only listens; until that person's first word it
 * takes what the renter adds.
 */
export const yieldToPerson: Repair = (turn) => {
  const { state, context } = turn;
  if (state.owner !== "human" && !context.paused) return false;
  turn.pending = true;
  if (state.owner !== "human") passOnWish(turn);
  else if (state.awaitsAgent) answerWhileWaiting(turn);
  return true;
};

/** A renter who asks for a person while the agent is writing still waits for one when the pause ends. */
function passOnWish(turn: Turn): void {
  if (!asksForPerson(turn)) return;
  raise(turn, "ask_human", { urgent: true });
  turn.state.owner = "human";
  turn.state.awaitsAgent = true;
}

/**
 * In minimal mode the agent answers, and the assistant says so once. That an AI writes, and what must not be
 * sent in a chat, is still said.
 */
export const deferInMinimalMode: Repair = (turn) => {
  if (turn.context.agent.aiMode !== "minimal") return false;
  discloseAssistant(turn);
  protectSensitiveData(turn);
  if (turn.state.turns === 1) {
    turn.acts.push(
      turn.context.agent.absent
        ? { type: "conduct", rule: "nobody_answers" }
        : { type: "conduct", rule: "agent_answers", data: replyTime(turn) },
    );
  }
  turn.pending = true;
  return true;
};

/** Says who this is, how to reach the agent and how to stop. */
export const explainHelp: Repair = (turn) => {
  if (!isHelp(turn.message)) return false;
  const { name, brokerage, phone, email } = turn.context.agent;
  turn.acts.push({
    type: "conduct",
    rule: "help",
    data: { name, ...(brokerage ? { brokerage } : {}), ...(phone ? { phone } : {}), ...(email ? { email } : {}) },
  });
  return true;
};

/** True for a request for a person, not contact: "Call me at 305 …" after a whole search, or "email me, don't call". */
function asksForPerson({ heard, changes, contactWish }: Turn): boolean {
  if (contactWish || !heard.intents.includes("ask_human")) return false;
  return changes.slots.phone === undefined || Object.keys(changes.slots).length < 3;
}

/** Acknowledged at once with the expected time; the way to reach the renter is asked only when unknown. */
export const handOff: Repair = (turn) => {
  if (!wantsPerson(turn)) return false;
  protectSensitiveData(turn);
  answerQueries(turn);
  handOffOnRequest(turn);
  return true;
};

/** True if the renter asks for a person, or accepts the offer of one. */
export function wantsPerson(turn: Turn): boolean {
  const accepts = turn.humanOffered && turn.heard.answer === "yes" && !hasChanges(turn);
  return accepts || asksForPerson(turn);
}

/** Leaves the conversation to the agent, says when to expect them and takes a way to reach the renter. */
export function handOffOnRequest(turn: Turn): void {
  turn.acts.push({ type: "conduct", rule: "human", data: replyTime(turn) });
  takeContact(turn);
  raise(turn, "ask_human", { urgent: true });
  turn.state.asked = null;
  if (!hasContact(turn.state.slots) && !isDeclined(turn.state, "phone")) askFor(turn, "phone");
  turn.state.owner = "human";
  turn.state.awaitsAgent = true;
  turn.pending = true;
}

/**
 * After a trial's conversations are used up, the renter doesn't hit a dead end: the agent gets a task, and the
 * assistant takes contact details.
 */
export const takeContactOnly: Repair = (turn) => {
  if (!turn.context.contactOnly) return false;
  const { state, changes } = turn;
  discloseAssistant(turn);
  protectSensitiveData(turn);
  raise(turn, "ask_human");
  const { phone, email } = changes.slots;
  const given = phone
    ? ({ kind: "phone", value: phone } as const)
    : email
      ? ({ kind: "email", value: email } as const)
      : null;
  if (given) turn.acts.push({ type: "complete", contact: given });
  else if (state.turns > 1 && (hasContact(state.slots) || isDeclined(state, "phone")))
    turn.acts.push({ type: "noted" });
  else turn.acts.push({ type: "conduct", rule: "contact_only" });
  state.asked = null;
  if (!hasContact(state.slots) && !isDeclined(state, "phone")) askFor(turn, "phone");
  return true;
};
