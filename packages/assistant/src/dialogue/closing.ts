import type { AskableSlot, Understanding } from "../types.ts";
import type { Act } from "./act.ts";
import { isDeclined, isKnown, nextQuestion } from "./agenda.ts";
import type { Aside } from "./aside.ts";
import { isAcknowledgement } from "./asides.ts";
import { inviteToVisit } from "./invitation.ts";
import { isEcho, seeksHome } from "./keywords.ts";
import { laterHomes, tellLaterHomes } from "./laterStart.ts";
import { leaves } from "./leaving.ts";
import { refusedSlots } from "./memory.ts";
import { tellBarred } from "./proposals/barred.ts";
import { tellOverBudget } from "./proposals/overBudget.ts";
import { proposeListings } from "./proposals/propose.ts";
import { replaceUnfit } from "./proposals/replaceUnfit.ts";
import { askFor, completeWhenKnown, recover } from "./questions.ts";
import { gapsOf } from "./quotable.ts";
import { does, doesOnly } from "./stances.ts";
import { addressesOf, standingVisit } from "./standingVisit.ts";
import type { DialogueState } from "./state.ts";
import { keepTimes } from "./timesOffer.ts";
import { asksAnything, hasChanges, raise, type Turn } from "./turn.ts";

type CompleteAct = Extract<Act, { type: "complete" }>;

/** Ends the reply with completion, a farewell, another try, or the next question. Never silent with someone who isn't looking for a rental. */
export function closeOrContinue(turn: Turn): void {
  conclude(turn);
  if (turn.acts.length === 0 && turn.state.business !== undefined) turn.acts.push({ type: "noted" });
}

function conclude(turn: Turn): void {
  if (completeWhenKnown(turn)) {
    announceCompletion(turn);
    return;
  }
  // Beside a known value or a question, an unlikely one is some other number.
  const isAnswer = turn.acts.every(({ type }) => type === "confirm" || type === "greet");
  if (turn.unlikely && isAnswer && turn.state.slots[turn.unlikely.slot] === undefined) {
    askFor(turn, turn.unlikely.slot);
    return;
  }
  let alone = turn.acts.length === 0 && !hasChanges(turn);
  if (alone && isUnclear(turn) && !turn.state.paused) {
    if (asksAnything(turn)) {
      passOn(turn);
      alone = false;
    } else {
      // "I'm not looking for an apartment" from someone who offers work seeks none.
      if (turn.state.business) takeNote(turn);
      else if (turn.state.turns === 1 || seeksHome(turn.message)) open(turn);
      else if (isEcho(turn.message)) askFor(turn, turn.asked ?? undefined);
      else if (tellsSomething(turn.heard)) takeNote(turn);
      else recover(turn);
      return;
    }
  }
  turn.state.misses = 0;
  if (alone && respondBriefly(turn)) return;
  if (isRepeatedAbuse(turn) || staysPaused(turn) || turn.waits) return;
  // Times to choose from are the reply's only question. After a canceled showing it asks nothing, and after a request to erase data it asks for no more data.
  if (turn.acts.some(endsHere) || asksForOwnData(turn)) {
    turn.state.asked = null;
    return;
  }
  if (closeBusiness(turn)) return;
  replaceUnfit(turn);
  if (leaveWith(turn)) return;
  if (keepTimes(turn)) return;
  const late = laterHomes(turn);
  if (proposeListings(turn)) tellBarred(turn);
  tellLaterHomes(turn, late);
  tellOverBudget(turn);
  if (turn.retry === null && inviteToVisit(turn)) return;
  const asked = askFor(turn, turn.retry ?? questionAtHand(turn));
  if (!asked && turn.acts.length === 0)
    turn.acts.push({ type: alone && isAcknowledgement(turn.message) ? "at_hand" : "noted" });
}

/** Takes leave of a renter who gives something on the way out, unless a held time still needs a contact. */
function leaveWith(turn: Turn): boolean {
  const { acts, heard } = turn;
  const holds = acts.some((act) => act.type === "set_showing" && act.status === "held") || turn.retry !== null;
  if (!leaves(turn) || holds || asksAnything(turn)) return false;
  turn.state.asked = null;
  const thinks = turn.asides.includes("think");
  if (thinks && !acts.some(({ type }) => type === "aside")) acts.push({ type: "aside", about: "think" });
  else if (heard.intents.includes("goodbye") || !thinks) acts.push(farewellOf(turn));
  return true;
}

/** The question that follows an aside: the budget if a home is too expensive, contact details if the renter waits for other homes. */
function questionAtHand({ acts, state }: Turn): AskableSlot | undefined {
  const said = (about: Aside | "all_dear"): boolean => acts.some((act) => act.type === "aside" && act.about === about);
  const slot = said("too_dear") || said("all_dear") ? "budget_max" : said("notify") ? "phone" : undefined;
  if (slot === undefined || nextQuestion(state) === null) return undefined;
  return isKnown(state, slot) || isDeclined(state, slot) ? undefined : slot;
}

const endsReply: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["offer_times", "ask_home", "unset_showing"]);

function endsHere(act: Act): boolean {
  return endsReply.has(act.type) || (act.type === "note_showing" && act.change === "cancel");
}

/** Asks the agent, because nothing here answers the message: "Do you need both our names?". */
function passOn(turn: Turn): void {
  if (turn.state.turns === 1) turn.acts.push({ type: "greet" });
  raise(turn, "knowledge_gap", { topic: "other", detail: String(turn.state.turns) });
  turn.acts.push(...gapsOf(turn, turn.asks.length > 0 ? turn.asks : [{ text: turn.message, start: 0, tells: false }]));
}

/** Fewer words aren't a remark: "the usual one". */
const shortestRemark = 3;

/** True for a remark in a known language, but about no slot or topic: "I don't like stairs". */
function tellsSomething({ maskedText, languageCertain }: Understanding): boolean {
  return languageCertain && (maskedText.match(/\p{L}+/gu)?.length ?? 0) >= shortestRemark;
}

/** Responds to a remark, or passes it on if only a person can use it, and repeats the question. */
function takeNote(turn: Turn): void {
  const { showing } = turn.context;
  if (showing && (turn.homesNamed.length > 0 || does(turn, "told_already", "correct_value", "objects_fact")))
    turn.acts.push(standingVisit(showing, turn));
  else if (does(turn, "joke")) turn.acts.push({ type: "aside", about: "small_talk" });
  else if (doesOnly(turn, "about_me", "accepts", "thanks_ok")) turn.acts.push({ type: "aside", about: "listens" });
  else if (turn.state.browses) turn.acts.push({ type: "aside", about: "listens" });
  else turn.acts.push({ type: "noted" });
  askFor(turn);
}

/** A first message that only starts the conversation ("I need an apartment") isn't a misunderstanding. */
function open(turn: Turn): void {
  if (turn.state.turns === 1) turn.acts.push({ type: "greet" });
  askFor(turn);
}

/**
 * Answers thanks, a farewell ("no, thanks" and, after completion, "ok, great" are some), or "that's wrong" with nothing
 * else. True when no question should follow.
 */
function respondBriefly(turn: Turn): boolean {
  const { intents } = turn.heard;
  const agrees = turn.state.complete && turn.heard.answer !== undefined && intents.length === 0;
  // "No thanks" to the offer of a person declines that, not the conversation.
  const declines = intents.includes("thanks") && turn.heard.answer === "no" && !turn.humanOffered;
  if (intents.includes("goodbye") || agrees || declines || isFarewell(turn)) {
    turn.acts.push(farewellOf(turn));
    turn.state.farewell = true;
    turn.state.farewellTurn = turn.state.turns;
    return true;
  }
  if (intents.includes("thanks") && !turn.humanOffered) turn.acts.push({ type: "thanks_reply" });
  const takesBackUnsaid = intents.includes("correction") && Object.keys(turn.heard.slots).length === 0;
  if (takesBackUnsaid) turn.acts.push({ type: "ask_what_changed" });
  return takesBackUnsaid;
}

/** A farewell, with the arranged showing. */
function farewellOf(turn: Turn): Act {
  const { showing } = turn.context;
  if (!showing || showing.status === "held") return { type: "goodbye" };
  const { date, time, status } = showing;
  return { type: "see_you", date, time, status, addresses: addressesOf(showing, turn) };
}

/** Someone who isn't looking for a rental left contact details: the agent takes it from there. */
function closeBusiness(turn: Turn): boolean {
  const { business, slots } = turn.state;
  const value = turn.changes.slots.phone ?? turn.changes.slots.email;
  if (!business || !value || nextQuestion(turn.state) !== null) return false;
  turn.acts = turn.acts.flatMap((act) => (act.type === "confirm" ? withoutContact(act) : [act]));
  const kind = slots.phone ? "phone" : "email";
  turn.acts.push({ type: "complete", contact: { kind, value }, business: true });
  turn.state.asked = null;
  return true;
}

/** True if nothing is left to say: "See you then", "nos vemos". */
function isFarewell({ asides, heard }: Turn): boolean {
  return asides.includes("farewell") && heard.topics.length === 0;
}

/** What happens next. It names the renter's contact, so the reply doesn't confirm that separately. */
function announceCompletion(turn: Turn): void {
  const contact = contactOf(turn);
  turn.acts = turn.acts.flatMap((act) => (act.type === "confirm" ? withoutContact(act) : [act]));
  const done: CompleteAct = { type: "complete", ...(contact ? { contact } : {}) };
  turn.acts.push(done);
  if (choseHome(turn.state) || proposeListings(turn) || wasShown(turn)) done.shows = true;
  turn.state.asked = null;
  if (!keepTimes(turn)) inviteToVisit(turn);
  if (turn.acts.some(({ type }) => asksOn.has(type))) {
    done.asks = true;
    turn.acts = beforeQuestion(turn.acts, done);
  }
  turn.state.misses = 0;
}

/** Where the agent reaches the renter: the phone first, with the email if one message gave both. */
export function contactOf({ state, changes }: Turn): CompleteAct["contact"] {
  const { phone, email } = state.slots;
  if (!phone) return email ? { kind: "email", value: email } : undefined;
  const isBoth = email !== undefined && changes.slots.phone !== undefined && changes.slots.email !== undefined;
  return { kind: "phone", value: phone, ...(isBoth && { email }) };
}

/** Acts that ask something: a reply with one of them concludes nothing. */
const asksOn: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["offer_times", "ask_home", "invite_visit"]);

/** Confirms the renter's contact before the question. */
function beforeQuestion(acts: readonly Act[], done: CompleteAct): Act[] {
  const others = acts.filter((act) => act !== done);
  const at = others.findIndex(({ type }) => asksOn.has(type));
  return at < acts.indexOf(done) ? [...others.slice(0, at), done, ...others.slice(at)] : [...acts];
}

/** True if the renter wants to see the home in focus: no other homes are mentioned. */
export function choseHome({ focus, slots }: DialogueState): boolean {
  return focus !== null && slots.showing_request !== undefined;
}

/** True if listings were proposed before, or a showing is arranged. */
function wasShown({ state, context, acts }: Turn): boolean {
  if (context.showing || acts.some(({ type }) => type === "set_showing")) return true;
  return context.agent.aiMode !== "minimal" && (state.shown ?? []).length > 0;
}

/** A confirmation without the contact, which the completion names. */
export function withoutContact(act: Extract<Act, { type: "confirm" }>): Act[] {
  const { phone: _phone, email: _email, ...slots } = act.slots;
  return Object.keys(slots).length > 0 || act.excluded.length > 0 ? [{ ...act, slots }] : [];
}

/** True if the policy can't act on anything in the message. */
function isUnclear(turn: Turn): boolean {
  const { intents, topics, refused, slots, answer } = turn.heard;
  if (asksAnything(turn) && intents.length + topics.length + Object.keys(slots).length === 0) return true;
  // "El 1420" next to times says which home they are for.
  if (turn.homesNamed.length > 0 && turn.timesOffered.length > 0) return false;
  if (turn.humanOffered && answer === "no") return false;
  if (turn.state.complete && answer !== undefined) return false;
  if (isAcknowledgement(turn.message) || isFarewell(turn)) return false;
  if (turn.visitOffered && answer !== undefined) return false;
  // "Sure" after "would you leave one?": the question stays open, and nothing was misunderstood.
  if (answer === "yes" && turn.asked !== null) return false;
  const refusedAsked = refusedSlots(turn.heard, turn.asked).length > 0;
  return intents.length + topics.length + refused.length + Object.keys(slots).length === 0 && !refusedAsked;
}

function isRepeatedAbuse(turn: Turn): boolean {
  return turn.state.abuse > 1 && turn.heard.intents.includes("abusive") && !hasChanges(turn);
}

/** After an emergency the search continues only when the renter comes back to it. */
function staysPaused(turn: Turn): boolean {
  if (!turn.state.paused) return false;
  if (hasChanges(turn) || turn.heard.intents.some((intent) => intent.startsWith("ask_"))) {
    turn.state.paused = false;
    return false;
  }
  if (turn.acts.length === 0) turn.acts.push({ type: "noted" });
  return true;
}

function asksForOwnData(turn: Turn): boolean {
  return !hasChanges(turn) && turn.acts.some((act) => act.type === "conduct" && act.rule === "privacy");
}
