import type { MetaIntent } from "../../reading/metaIntents.ts";
import { type AskableSlot, askableSlots, type SlotName } from "../../types.ts";
import type { SmallTalk } from "../act.ts";
import { effectiveSlots } from "../admit.ts";
import { isDeclined, isKnown } from "../agenda.ts";
import { find, findAll, has, hasChanges, hasMeta, raise, said, type Turn } from "../turn.ts";
import { standingShowing } from "./showingStanding.ts";

/** Talk that is answered beside anything else a message does. */
const always: readonly MetaIntent[] = ["genuine", "how", "free", "needed", "next", "there", "notify", "room", "link"];
/** Talk that means what it says only where the message says nothing of the search. */
const alone: readonly MetaIntent[] = [
  "think",
  "small_talk",
  "how_are_you",
  "apology",
  "channel",
  "never_mind",
  "rethinks",
];
/** Feelings are answered wherever nobody is insulted and no person is asked for. */
const feelings: readonly MetaIntent[] = ["complains", "dislikes_bots"];

const searchSlots: readonly SlotName[] = ["area", "bedrooms", "budget_max", "move_in"];
/** So many new values at once, with somebody else named, are another search. */
const minReplaced = 2;

/** A greeting is returned on the first message, and where a message is nothing else. */
export function answerGreeting(turn: Turn): void {
  if (!hasMeta(turn, "greet", "back") || hasMeta(turn, "who")) return;
  const isAlone = turn.commands.every((command) => command.type === "meta");
  if (turn.state.turns > 1 && hasMeta(turn, "back")) welcomeBack(turn);
  else if (turn.state.turns === 1 || isAlone)
    turn.acts.push({ type: "greet", ...(turn.state.complete && { again: true }) });
}

function welcomeBack(turn: Turn): void {
  if (hasChanges(turn)) return;
  if (turn.state.complete) turn.acts.push({ type: "greet", again: true });
  else recap(turn);
}

/** What is known of the search, for someone who comes back or asks for it. */
function recap({ state, acts }: Turn, asked?: { asked: true }): void {
  const { showing_request: _showing, name: _name, phone: _phone, email: _email, ...search } = effectiveSlots(state);
  state.recapped = true;
  acts.push({ type: "welcome_back", slots: search, excluded: state.excludedAreas, ...asked });
}

/** Answers what a message does beside the search: about the chat, the agent, the time of day. */
export function answerTalk(turn: Turn): void {
  if (turn.state.found && searchesAgain(turn)) turn.state.found = false;
  noteBusiness(turn);
  noteOtherSearch(turn);
  const quiet =
    !hasChanges(turn) && !has(turn, "ask", "showListings", "requestShowing", "changeShowing", "cancelShowing", "pick");
  for (const command of turn.commands) {
    if (command.type !== "meta") continue;
    const { intent } = command;
    if (always.includes(intent) || (quiet && alone.includes(intent))) answer(turn, intent);
    else if (feelings.includes(intent) && !hasMeta(turn, "abusive") && !has(turn, "askHuman")) answer(turn, intent);
    else if (intent === "recap" && !hasChanges(turn)) recap(turn, { asked: true });
    else if (intent === "found" && (quiet || has(turn, "cancelShowing"))) endSearch(turn);
  }
  // "I asked about 2210. How big is it?" is answered, not recapped.
  if (has(turn, "toldYou") && quiet && !hasChanges(turn)) acknowledgeTold(turn);
}

/** Someone who found a place and writes of a search or a showing again is looking once more. */
function searchesAgain(turn: Turn): boolean {
  if (hasMeta(turn, "found")) return false;
  const { slots } = turn.changes;
  return (
    has(turn, "requestShowing", "showListings") ||
    hasMeta(turn, "back") ||
    searchSlots.some((slot) => slots[slot] !== undefined)
  );
}

function answer(turn: Turn, intent: MetaIntent): void {
  switch (intent) {
    case "genuine":
      turn.acts.push({ type: "aside", about: "genuine", data: { link: turn.context.links.verifyLicense } });
      return;
    case "needed":
    case "next":
      if (intent === "next" && turn.context.showing) turn.acts.push(standingShowing(turn.context.showing, turn));
      else turn.acts.push({ type: "aside", about: intent, open: openSlots(turn) });
      return;
    case "notify":
    case "room":
      turn.acts.push({
        type: "passed_on",
        about: intent,
        raised: raise(turn, "knowledge_gap", { topic: "availability", detail: intent }),
      });
      return;
    case "channel":
      if (turn.before.asked === "phone") turn.acts.push({ type: "aside", about: "channel" });
      return;
    case "never_mind":
      // "No, keep it" is said of a showing, which its frame answers.
      if (!has(turn, "keepShowing")) letGo(turn);
      return;
    case "think":
    case "rethinks":
      // "I was looking at the Brickell one but changed my mind" turns that home down.
      if (intent === "rethinks" && findAll(turn, "reject").some(({ refs }) => refs.length > 0)) return;
      // What was asked stays asked, so that the answer is understood whenever it comes.
      turn.waits = true;
      turn.acts.push({ type: "aside", about: intent });
      return;
    default:
      turn.acts.push({ type: "aside", about: intent as SmallTalk });
  }
}

/** "I told you already" without a value: what is known is said back, once, instead of asked again. */
function acknowledgeTold(turn: Turn): void {
  if (turn.changes.repeated.length > 0) turn.acts.push({ type: "already_known" });
  else recap(turn, { asked: true });
}

/** "I found a place": nothing more is asked, and a showing that stands is named. */
function endSearch(turn: Turn): void {
  const { showing } = turn.context;
  turn.state.farewell = true;
  turn.state.found = true;
  turn.waits = true;
  turn.acts.push({ type: "aside", about: "found" });
  if (!showing || has(turn, "cancelShowing")) return;
  turn.state.offer = { type: "cancelShowing" };
  turn.acts.push({ type: "offer_cancel", date: showing.date, time: showing.time });
}

/** "Never mind" cancels no showing that stands; a time that was looked for is looked for no more. */
function letGo(turn: Turn): void {
  const { state, context } = turn;
  if (context.showing) {
    if (context.showing.status !== "held") turn.acts.push(standingShowing(context.showing, turn));
    return;
  }
  const { showing_request: _wish, ...rest } = state.slots;
  state.slots = rest;
  state.visitWish = undefined;
  turn.waits = true;
  turn.acts.push({ type: "aside", about: "never_mind" });
}

/** Slots that are still to be asked for, in their order. */
function openSlots({ state }: Turn): AskableSlot[] {
  const wanted: readonly AskableSlot[] = state.business ? ["name", "phone"] : askableSlots;
  return wanted.filter((slot) => !isKnown(state, slot) && !isDeclined(state, slot));
}

/** "My sister is looking for a 2-bedroom": one chat follows one search at a time, which is said where it changes. */
function noteOtherSearch(turn: Turn): void {
  const replaced = turn.changes.corrected.filter((slot) => searchSlots.includes(slot));
  if (hasMeta(turn, "other_search") && replaced.length >= minReplaced)
    turn.acts.push({ type: "aside", about: "other_search" });
}

/** Someone who buys, lets or works in the trade is the agent's to answer: nothing of a rental is asked. */
function noteBusiness(turn: Turn): void {
  const role = find(turn, "otherRole")?.role;
  const { state } = turn;
  if (role === undefined || state.complete) return;
  if (state.business !== undefined) {
    if (!hasChanges(turn) && turn.acts.length === 0) turn.acts.push({ type: "noted" });
    return;
  }
  state.business = role;
  turn.acts = turn.acts.filter(({ type }) => type !== "confirm");
  turn.acts.push({ type: "other_business", business: role, raised: raise(turn, "ask_human") });
}

/** "That's wrong" with nothing else: asks what to change. */
export function askWhatChanged(turn: Turn): void {
  if (!has(turn, "correct") || hasChanges(turn) || turn.changes.repeated.length > 0 || turn.acts.length > 0) return;
  turn.acts.push({ type: "ask_what_changed" });
  turn.waits = true;
}

/** Thanks and goodbyes at the end of a reply. True where the reply ends with them. */
export function closeTalk(turn: Turn): boolean {
  const declines = hasMeta(turn, "thanks") && has(turn, "deny") && turn.before.offer?.type !== "human";
  const isQuiet = !hasChanges(turn) && !has(turn, "ask", "showListings", "requestShowing", "changeShowing", "pick");
  const isDone = turn.state.complete && isQuiet && turn.acts.length === 0 && has(turn, "confirm", "deny");
  if (isQuiet && (hasMeta(turn, "goodbye") || declines || isDone)) {
    if (!said(turn, "aside", "set_showing", "unset_showing")) turn.acts.push({ type: "goodbye" });
    turn.state.farewell = true;
    turn.state.asked = null;
    return true;
  }
  if (hasMeta(turn, "thanks") && turn.acts.length === 0) turn.acts.push({ type: "thanks_reply" });
  return false;
}
