import { type AskableSlot, askableSlots, type Business } from "../types.ts";
import { isDeclined, isKnown } from "./agenda.ts";
import type { Aside } from "./aside.ts";
import { findAsides } from "./asides.ts";
import { askAgent } from "./facts.ts";
import { holdsLink } from "./readable.ts";
import { standingVisit } from "./showings.ts";
import { hasChanges, raise, type Turn } from "./turn.ts";

/** Asides that stand beside anything else a message says. */
const always: readonly Aside[] = [
  "who",
  "how",
  "free",
  "needed",
  "next",
  "there",
  "number",
  "hours",
  "bring",
  "visit",
  "late",
  "video",
];

/** Asides that mean what they say only where the message says nothing of the search. */
const alone: readonly Aside[] = [
  "think",
  "small_talk",
  "back",
  "how_are_you",
  "apology",
  "found",
  "channel",
  "never_mind",
];

/** Asides that are heard wherever nobody is insulted and no person is asked for. */
const feelings: readonly Aside[] = ["complains", "dislikes_bots"];

const businesses: readonly Aside[] = ["buys", "lists", "broker"] satisfies Business[];

/** Answers what a message does beside the search: about the chat, the agent, the time of day. */
export function answerAsides(turn: Turn): void {
  const found = findAsides(turn.message);
  noteBusiness(turn, found);
  const quiet = !hasChanges(turn) && turn.heard.topics.length === 0;
  for (const aside of found) {
    if (always.includes(aside) || (quiet && alone.includes(aside))) answer(turn, aside);
    else if (aside === "too_dear" && !hasChanges(turn) && !/[?¿]/.test(turn.message)) answer(turn, aside);
    else if (feelings.includes(aside) && !turn.heard.intents.includes("abusive")) answer(turn, aside);
  }
  if (holdsLink(turn.message) && turn.state.focus === null) turn.acts.push({ type: "aside", about: "link" });
}

function answer(turn: Turn, aside: Aside): void {
  switch (aside) {
    case "who":
      if (!turn.heard.intents.includes("ask_if_bot")) turn.acts.push({ type: "conduct", rule: "bot" });
      return;
    case "needed":
      turn.acts.push({ type: "aside", about: aside, open: openSlots(turn) });
      return;
    case "next":
      turn.acts.push({ type: "aside", about: aside, open: openSlots(turn) });
      return;
    case "number":
      giveContact(turn);
      return;
    case "hours":
      tellHours(turn);
      return;
    case "bring":
      turn.acts.push({ ...askAgent(turn, "requirements", undefined) });
      return;
    case "back":
      welcomeBack(turn);
      return;
    case "visit":
      tellVisit(turn);
      return;
    case "late":
      passOnDelay(turn);
      return;
    case "found":
      endSearch(turn);
      return;
    case "video":
      raise(turn, "showing", { detail: "video" });
      turn.acts.push({ type: "aside", about: "video" });
      return;
    case "channel":
      // "WhatsApp" to "phone or e-mail?": the number is still to come.
      if (turn.asked === "phone") turn.acts.push({ type: "aside", about: "channel" });
      return;
    case "never_mind":
      letGo(turn);
      return;
    case "rejects":
      return;
    case "too_dear":
      setAsideDear(turn);
      return;
    case "think":
      // The slot stays asked, so that the answer is understood whenever it comes.
      turn.waits = true;
      turn.acts.push({ type: "aside", about: aside });
      return;
    default:
      turn.acts.push({ type: "aside", about: aside });
  }
}

/** "I'm running late": the agent waits at a door, and is told at once. */
function passOnDelay(turn: Turn): void {
  const { showing } = turn.context;
  if (!showing || turn.heard.slots.showing_request) return;
  raise(turn, "showing", { urgent: true, ...(showing.propertyId && { propertyId: showing.propertyId }) });
  turn.waits = true;
  turn.acts.push({ type: "aside", about: "late" });
}

/** "I found a place": nothing more is asked, and a visit that stands is named. */
function endSearch(turn: Turn): void {
  const { showing } = turn.context;
  turn.state.farewell = true;
  turn.waits = true;
  turn.acts = turn.acts.filter(({ type }) => type !== "thanks_reply");
  turn.acts.push({ type: "aside", about: "found" });
  if (showing) turn.acts.push({ type: "visit_kept", date: showing.date, time: showing.time });
}

/** "Never mind" calls no visit off that stands; a time that was looked for is looked for no more. */
function letGo(turn: Turn): void {
  const { state, context } = turn;
  if (context.showing) return;
  const { showing_request: _wish, ...rest } = state.slots;
  state.slots = rest;
  state.visitWish = undefined;
  turn.acts.push({ type: "aside", about: "never_mind" });
}

/** "That's too expensive" of the home in focus: it is put aside, and the budget is what is asked. */
function setAsideDear({ state, acts }: Turn): void {
  if (state.focus === null && !state.shown?.length) return;
  state.focus = null;
  acts.push({ type: "aside", about: "too_dear" });
}

/** "Did she confirm?", "what time was it?": the visit as it stands. */
function tellVisit(turn: Turn): void {
  const { acts, context, heard } = turn;
  const { showing } = context;
  const changes = heard.intents.some((intent) => intent === "cancel" || intent === "reschedule");
  if (changes || heard.slots.showing_request) return;
  if (showing) acts.push(standingVisit(showing, turn));
  else if (context.freeTimes !== undefined && heard.topics.length === 0)
    acts.push({ type: "aside", about: "no_visit" });
}

/** Slots that are still to be asked for, in their order. */
function openSlots({ state }: Turn): AskableSlot[] {
  const asked: readonly AskableSlot[] = state.business ? ["name", "phone"] : askableSlots;
  return asked.filter((slot) => !isKnown(state, slot) && !isDeclined(state, slot));
}

/** The agent's public contact, where there is one; else the agent is told and calls. */
function giveContact(turn: Turn): void {
  const { phone, email } = turn.context.agent;
  if (turn.changes.slots.phone !== undefined || turn.changes.slots.email !== undefined) return;
  if (!phone && !email) raise(turn, "ask_human");
  turn.acts.push({ type: "aside", about: "number", data: { ...(phone && { phone }), ...(email && { email }) } });
}

function tellHours(turn: Turn): void {
  const { from, to, days } = turn.context.agent.workingHours;
  if (days.length === 0 || turn.changes.slots.showing_request) return;
  // "Do you work weekends?" names days, but none to move on.
  turn.acts.push({
    type: "aside",
    about: "hours",
    data: { from: String(from), to: String(to), days: [...days].sort().join(",") },
  });
}

function welcomeBack(turn: Turn): void {
  const { slots, excludedAreas, complete, turns } = turn.state;
  if (turns === 1) return;
  const { showing_request: _visit, name: _name, phone: _phone, email: _email, ...search } = slots;
  turn.acts = turn.acts.filter(({ type }) => type !== "greet");
  if (complete) turn.acts.push({ type: "greet", again: true });
  else turn.acts.push({ type: "welcome_back", slots: search, excluded: excludedAreas });
}

/** Somebody who buys, lets or works in the trade is the agent's to answer: nothing of a rental is asked. */
function noteBusiness(turn: Turn, found: readonly Aside[]): void {
  const business = found.find((aside): aside is Business => businesses.includes(aside));
  const { state } = turn;
  if (business === undefined || state.complete) return;
  if (state.business !== undefined) {
    if (!hasChanges(turn)) turn.acts.push({ type: "noted" });
    return;
  }
  state.business = business;
  turn.acts = turn.acts.filter(({ type }) => type !== "confirm");
  turn.acts.push({ type: "other_business", business });
  raise(turn, "ask_human");
}

/** True while somebody writes who looks for no rental. */
export function isOtherBusiness({ state }: Turn): boolean {
  return state.business !== undefined;
}
