import { answerQueries } from "../answering/answerQueries.ts";
import type { TaskKind, Topic } from "../types.ts";
import { personal } from "../understanding/topicsOf.ts";
import { giveContact, tellHours } from "./aboutAgent.ts";
import type { Act } from "./act.ts";
import { discloseAssistant, protectSensitiveData } from "./answers.ts";
import { findAsides, isAcknowledgement, plainText } from "./asides.ts";
import { conductRules, hasConductRule } from "./conductRules.ts";
import { asksHourOfCall, noteContactWish, passOnReach } from "./contactWishes.ts";
import { answerSearch } from "./proposals/searchAnswer.ts";
import type { DialogueState } from "./state.ts";
import { asksAnything, hasChanges, raise, type Turn } from "./turn.ts";
import { replyTime } from "./whenData.ts";

/** What a message adds for the agent. */
type Added = Extract<Act, { type: "added_for_agent" }>["about"][number];

/** True between a hand-off and the agent's first word. */
export function awaitsAgent({ owner, awaitsAgent: waits }: DialogueState): boolean {
  return owner === "human" && waits === true;
}

/**
 * Between a hand-off and the agent's first word, still answers from stored facts and shows homes. Takes what else the
 * renter adds, and says when to expect the agent, who finds the other questions as tasks.
 */
export function answerWhileWaiting(turn: Turn): void {
  discloseAssistant(turn);
  protectSensitiveData(turn);
  if (closeWhenNothingToAdd(turn)) return;
  takeContact(turn);
  noteContactWish(turn);
  const isToldOfAgent = tellOfAgent(turn) || asksIfSaved.test(plainText(turn.message));
  if (turn.searchAsked) answerSearch(turn);
  else answerQueries(turn);
  // The renter says when to call; the agent's hours are beside the point.
  if (passOnCall(turn)) return;
  const added = isToldOfAgent ? null : addedFor(turn);
  if (added) turn.acts.push({ type: "added_for_agent", about: added });
  turn.acts.push({ type: "conduct", rule: turn.acts.length > 0 ? "expected" : "waits", data: replyTime(turn) });
}

/** Passes on the time of a call, not of a showing: "Call me tomorrow at 1 then". */
function passOnCall(turn: Turn): boolean {
  const { slots, intents } = turn.heard;
  const isTimed = slots.showing_request !== undefined || intents.includes("book_showing");
  if (!isTimed || turn.contactWish !== null || !ofCall.test(plainText(turn.message))) return false;
  passOnReach(turn, `waiting ${turn.state.turns}`);
  return true;
}

const ofCall =
  /\b(?:call|calls|calling|ring|phone) (?:me|us|back)\b|\b(?:me|nos) llam\w+|\bllam(?:ame|eme|enme|anos|arme|arnos)\b/;

/** Gives the agent's contact and hours, without a wait for the agent: "What's her number?", "what are her hours?". */
function tellOfAgent(turn: Turn): boolean {
  const before = turn.acts.length;
  if (turn.asides.includes("number")) giveContact(turn);
  if (turn.asides.includes("hours")) tellHours(turn);
  return turn.acts.length > before;
}

/** Takes down a name and a way to reach the renter; says which one the agent has if they ask. */
export function takeContact({ acts, changes, state, message }: Turn): void {
  const { phone, email } = asksIfSaved.test(plainText(message)) ? state.slots : changes.slots;
  if (changes.slots.name)
    acts.push({ type: "confirm", slots: { name: changes.slots.name }, corrected: [], excluded: [] });
  const contact = phone ? { kind: "phone" as const, value: phone } : email && { kind: "email" as const, value: email };
  if (contact) acts.push({ type: "complete", contact, asks: true });
}

/** Asks whether contact details were saved: "Did you save my number?", "¿anotaste mi correo?" */
const asksIfSaved =
  /\b(?:save|saved|get|got|have|has|wrote|anot\w+|guard\w+|tien\w+|qued\w+) (?:\w+ ){0,2}(?:my|mi) (?:number|phone|cell|email|info|contact|numero|telefono|cel|celular|correo|contacto)\b/;

/** Ends the reply if nothing is left to add: "Thanks, bye". */
export function closeWhenNothingToAdd(turn: Turn): boolean {
  const { intents, topics } = turn.heard;
  if (hasChanges(turn) || topics.length > 0 || turn.contactWish || asksAnything(turn) || asksHourOfCall(turn))
    return false;
  if (intents.includes("thanks")) turn.acts.push({ type: "thanks_reply" });
  else if (intents.includes("goodbye")) turn.acts.push({ type: "goodbye" });
  else if (isAcknowledgement(turn.message)) turn.acts.push({ type: "at_hand" });
  else return false;
  return true;
}

/** What was added, by name if it has one; null if the message adds nothing but contact details. */
function addedFor(turn: Turn): Added[] | null {
  const { heard, changes } = turn;
  const isOfShowing =
    heard.slots.showing_request !== undefined || heard.intents.some((intent) => ofShowing.has(intent));
  if (isOfShowing) raise(turn, "showing", { detail: `waiting ${turn.state.turns}` });
  const topics = heard.topics.filter((topic) => topic !== "other" && !hasConductRule(topic));
  for (const topic of topics) raise(turn, "knowledge_gap", { topic, propertyId: turn.state.focus ?? undefined });
  const ruled = raiseRuled(turn);
  const asks = asksAnything(turn) || turn.asks.some(({ isMarked }) => isMarked);
  const isOfChat = heard.intents.some((intent) => ofChat.has(intent)) || turn.asides.includes("there");
  const isOpen = asks && topics.length === 0 && !isOfShowing && !ruled && !isOfChat;
  if (isOpen) raise(turn, "knowledge_gap", { topic: "other", detail: String(turn.state.turns) });
  const about: Added[] = [
    ...(isOfShowing ? (["showing"] as const) : []),
    ...topics.filter((topic) => !personal.has(topic)),
  ];
  const { phone: _phone, email: _email, name: _name, ...search } = changes.slots;
  const isNew = about.length > 0 || isOpen || ruled || Object.keys(search).length > 0 || changes.excluded.length > 0;
  return isNew || (turn.acts.length === 0 && tellsSomething(turn)) ? about : null;
}

/** Fewer words only call out ("hello?", "anybody there?"). */
const shortestRemark = 4;

function tellsSomething({ heard, message }: Turn): boolean {
  return !findAsides(message).includes("there") && heard.maskedText.trim().split(/\s+/).length >= shortestRemark;
}

/** Questions about the chat itself, which the agent needn't answer. */
const ofChat: ReadonlySet<string> = new Set(["ask_human", "ask_if_bot"]);
const ofShowing: ReadonlySet<string> = new Set(["book_showing", "reschedule", "cancel"]);

/** Raises the task of a rule of conduct that would answer this; now the agent does. */
function raiseRuled(turn: Turn): boolean {
  const tasks = turn.heard.topics.flatMap((topic): [TaskKind, Topic][] => {
    const rule = conductRules[topic];
    return rule?.task ? [[rule.task, rule.taskTopic ?? topic]] : [];
  });
  for (const [kind, topic] of tasks) raise(turn, kind, { topic });
  return tasks.length > 0;
}
