import type { Act, Contact } from "./act.ts";
import { nextQuestion } from "./agenda.ts";
import { askFor, completeWhenKnown, recover } from "./ask.ts";
import { showListings } from "./frames/search.ts";
import { closeTalk } from "./frames/talk.ts";
import { repeatTimes } from "./frames/timesOffer.ts";
import { inviteToSee } from "./invitation.ts";
import { find, findAll, has, hasChanges, hasMeta, raise, said, type Turn } from "./turn.ts";

type CompleteAct = Extract<Act, { type: "complete" }>;

/** A clause of fewer words that nothing explains is a slip, not a question that has to be passed on. */
const minUnexplained = 3;

/** Ends the reply: completion, a farewell, a new attempt, or the next question. */
export function closeOrContinue(turn: Turn): void {
  if (completeWhenKnown(turn)) {
    announceCompletion(turn);
    return;
  }
  passOnUnexplained(turn);
  const isAlone = turn.acts.length === 0 && !hasChanges(turn);
  if (isAlone && isUnclear(turn) && !turn.state.paused) {
    tryAgain(turn);
    return;
  }
  turn.state.misses = 0;
  if (closeTalk(turn)) return;
  if (isRepeatedAbuse(turn) || staysPaused(turn) || turn.waits) return;
  if (turn.acts.some(endsHere) || asksForOwnData(turn)) {
    turn.state.asked = null;
    return;
  }
  if (closeBusiness(turn)) return;
  if (repeatTimes(turn)) return;
  if (turn.retry === null && inviteToSee(turn)) return;
  continueSearch(turn);
}

/** The next question, unless the renter's own still waits for an answer or the same one was just passed over. */
function continueSearch(turn: Turn): void {
  const slot = turn.retry ?? nextQuestion(turn.state);
  const isAgain = slot !== null && slot === turn.before.asked && (turn.state.askedCount[slot] ?? 0) > 1;
  const isPassedOver = turn.retry === null && isAgain && answersRenter(turn);
  const isOpen = turn.context.properties.length > 0 && turn.acts.some(waitsForAgent);
  const isWaiting = turn.retry === null && isOpen && !hasChanges(turn);
  const saysNothing = turn.acts.length === 0 && turn.commands.length > 0;
  if ((isPassedOver || isWaiting) && !saysNothing) {
    // What was asked stays asked, so that a late answer is understood.
    turn.state.asked = slot;
    return;
  }
  const asked = askFor(turn, slot ?? null);
  if (!asked && turn.acts.length === 0)
    turn.acts.push({ type: hasMeta(turn, "acknowledge") || has(turn, "confirm") ? "at_hand" : "noted" });
}

/** The renter's own question is open; where nothing is listed at all, the search goes on. */
function waitsForAgent(act: Act): boolean {
  return (act.type === "will_ask_agent" && !act.nothing) || act.type === "passed_on";
}

/** The message asked something of its own, and the reply answers it. */
function answersRenter(turn: Turn): boolean {
  return (
    said(turn, "answer", "will_ask_agent", "offer_listings", "near_misses", "none_fits", "no_others") &&
    !hasChanges(turn)
  );
}

/** A question that no command explains goes to the agent, whatever else the message did. */
function passOnUnexplained(turn: Turn): void {
  const question = findAll(turn, "unexplained").find(({ asks, words }) => asks && words >= minUnexplained);
  if (!question || turn.state.business !== undefined || isTakenCareOf(turn, question.quote !== undefined)) return;
  const raised = raise(turn, "knowledge_gap", { topic: "other", detail: String(turn.state.turns) });
  if (turn.state.turns === 1 && turn.acts.length === 0) turn.acts.push({ type: "greet" });
  const { quote } = question;
  const act: Act = { type: "will_ask_agent", topic: "other", ...(quote !== undefined && { quote }), raised };
  // It stands beside the other answers, before what is new.
  const last = turn.acts.findLastIndex(({ type }) => type === "answer" || type === "will_ask_agent");
  if (last < 0) turn.acts.push(act);
  else turn.acts.splice(last + 1, 0, act);
}

/** Beside something that was answered or passed on, an open clause mostly belongs to it, unless its words show which. */
function isTakenCareOf(turn: Turn, isQuoted: boolean): boolean {
  if (said(turn, "passed_on", "conduct", "note_showing", "set_showing", "offer_listings", "near_misses")) return true;
  return !isQuoted && said(turn, "answer", "will_ask_agent");
}

/** A message that says nothing the policy could act on. */
function isUnclear(turn: Turn): boolean {
  return has(turn, "unexplained") || turn.commands.length === 0 || hasMeta(turn, "opening", "echo", "story");
}

function tryAgain(turn: Turn): void {
  if (turn.state.turns === 1 || hasMeta(turn, "opening")) {
    // A first message that only opens the talk ("I need an apartment") is not a misunderstanding.
    if (turn.state.turns === 1) turn.acts.push({ type: "greet" });
    askFor(turn);
  } else if (hasMeta(turn, "echo")) askFor(turn, turn.before.asked ?? undefined);
  else if (hasMeta(turn, "story") || (find(turn, "unexplained")?.words ?? 0) >= minUnexplained) takeNote(turn);
  else recover(turn);
}

/** What only a person makes use of is passed on, and the question asked once more. */
function takeNote(turn: Turn): void {
  turn.acts.push({ type: "noted" });
  askFor(turn);
}

const endsReply: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "offer_times",
  "ask_time",
  "ask_home",
  "unset_showing",
  "clarify",
]);

/** A choice of times is the reply's one question; someone who just canceled a showing is asked nothing. */
function endsHere(act: Act): boolean {
  return endsReply.has(act.type) || (act.type === "note_showing" && act.change === "cancel");
}

/** Someone who looks for no rental has left a way to be reached: the agent takes it from there. */
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

/** What happens next. The way to reach the renter stands in it, so it is not confirmed apart. */
function announceCompletion(turn: Turn): void {
  const { phone, email } = turn.state.slots;
  const contact: Contact | undefined = phone
    ? { kind: "phone", value: phone }
    : email
      ? { kind: "email", value: email }
      : undefined;
  turn.acts = turn.acts.flatMap((act) => (act.type === "confirm" ? withoutContact(act) : [act]));
  const done: CompleteAct = { type: "complete", ...(contact ? { contact } : {}) };
  turn.acts.push(done);
  showListings(turn);
  if (wasShown(turn) || said(turn, "none_fits")) done.shows = true;
  turn.state.asked = null;
  turn.state.misses = 0;
  if (turn.acts.some(endsHere)) return;
  if (!repeatTimes(turn)) inviteToSee(turn);
}

/** True where homes were shown, or a showing is arranged. */
function wasShown({ state, context, acts }: Turn): boolean {
  return (
    context.showing !== undefined || acts.some(({ type }) => type === "set_showing") || (state.shown ?? []).length > 0
  );
}

function withoutContact(act: Extract<Act, { type: "confirm" }>): Act[] {
  const { phone: _phone, email: _email, ...slots } = act.slots;
  return Object.keys(slots).length > 0 || act.excluded.length > 0 ? [{ ...act, slots }] : [];
}

function isRepeatedAbuse(turn: Turn): boolean {
  return turn.state.abuse > 1 && hasMeta(turn, "abusive") && !hasChanges(turn);
}

/** After an emergency the search goes on only when the renter comes back to it. */
function staysPaused(turn: Turn): boolean {
  if (!turn.state.paused) return false;
  if (hasChanges(turn) || has(turn, "ask", "showListings", "requestShowing")) {
    turn.state.paused = false;
    return false;
  }
  if (turn.acts.length === 0) turn.acts.push({ type: "noted" });
  return true;
}

/** Someone who wants their data erased is asked for no more of it. */
function asksForOwnData(turn: Turn): boolean {
  return !hasChanges(turn) && turn.acts.some((act) => act.type === "conduct" && act.rule === "privacy");
}
