import { isDeepStrictEqual } from "node:util";
import { asksOf, margins } from "../learned/judge.ts";
import { type AskableSlot, askableSlots, type SlotName, type Slots } from "../types.ts";
import type { Act } from "./act.ts";
import { isDeclined, isKnown, maxRefusals } from "./agenda.ts";
import { asksToSee, plainText } from "./asides.ts";
import { hasConductRule } from "./conductRules.ts";
import { isIndifferent, slotsLeftOpen } from "./keywords.ts";
import { leavesOpen, refusedSlots } from "./memory.ts";
import { isOtherBusiness } from "./otherBusiness.ts";
import { isBelowRents } from "./proposals/lowestRent.ts";
import { matchesOf, searching } from "./proposals/matches.ts";
import { languageAskedFor } from "./replyLanguage.ts";
import { nearLandmark } from "./spokenSpots.ts";
import { does } from "./stances.ts";
import { hasChanges, type Turn } from "./turn.ts";

/** Greets back on the first message, and when a message is only a greeting. */
export function answerGreeting(turn: Turn): void {
  const { intents, topics } = turn.heard;
  if (!intents.includes("greet") || intents.includes("ask_if_bot")) return;
  // "¿Qué más necesitas?" begins like a Colombian greeting.
  if (turn.state.turns > 1 && turn.asides.length > 0) return;
  const alone = intents.length === 1 && topics.length === 0;
  if (turn.state.turns > 1 && !alone) return;
  turn.acts.push({ type: "greet", ...(turn.state.complete ? { again: true } : {}) });
}

/** Says that the language changes. For a third language, says which two there are. */
export function switchLanguage(turn: Turn): void {
  const to = languageAskedFor(turn.heard);
  // "Why are you talking to me in Spanish?" asks for no Spanish.
  if (to && /\b(?:why|how come|por que|xq|pq)\b/.test(plainText(turn.message))) {
    turn.state.language = turn.heard.languageCertain ? turn.heard.language : turn.state.language;
    turn.acts.push({ type: "aside", about: "mirrors" });
  } else if (to) turn.acts.push({ type: "switch_language", to });
  else if (turn.heard.intents.includes("language_switch") && !turn.heard.switchTo)
    turn.acts.push({ type: "conduct", rule: "languages" });
}

/** Says truthfully that an AI answers. "Thanks bot" doesn't ask, and neither does "I know you're a bot" after the disclosure. */
export function discloseAssistant(turn: Turn): void {
  const { heard, clauses, message, state } = turn;
  if (!heard.intents.includes("ask_if_bot")) return;
  const asks =
    /[?¿]/.test(message) || does(turn, "wants_person") || clauses.some((clause) => asksOf(clause) >= margins.mayAsk);
  const isNamed = clauses.length > 0 && !does(turn, "doubt_trust");
  if (!asks && (isNamed || state.disclosed)) return;
  turn.acts.push({ type: "conduct", rule: "bot" });
  state.disclosed = true;
}

/** Asks the renter never to send such numbers; any that arrive are masked before anything reads or stores them. */
export function protectSensitiveData(turn: Turn): void {
  if (turn.heard.topics.includes("sensitive_data")) turn.acts.push({ type: "conduct", rule: "sensitive_data" });
}

/** Declines instructions, and criteria that the law forbids to apply. */
export function refuseInstructions(turn: Turn): void {
  const { intents, topics } = turn.heard;
  if (intents.includes("prompt_injection")) {
    turn.events.push({ type: "security", what: "prompt_injection" });
    const steers = topics.includes("steering") || topics.includes("demographics");
    if (!steers) turn.acts.push({ type: "conduct", rule: "injection" });
  }
  const ruled = topics.some(hasConductRule);
  if (intents.includes("fair_housing_risky") && !ruled) turn.acts.push({ type: "conduct", rule: "steering" });
}

/** Sets a calm boundary, explained once. */
export function setBoundary(turn: Turn): void {
  if (!turn.heard.intents.includes("abusive")) return;
  turn.state.abuse += 1;
  turn.acts.push({ type: "conduct", rule: "abuse", ...(turn.state.abuse > 1 ? { data: { again: "yes" } } : {}) });
}

/** Says what the assistant is for, if the message is only about something out of scope. */
export function deflectOffTopic(turn: Turn): void {
  const nothingElse = turn.acts.length === 0 && !hasChanges(turn);
  if (turn.heard.intents.includes("off_topic") && nothingElse) turn.acts.push({ type: "conduct", rule: "off_topic" });
}

function isAskable(slot: SlotName): slot is AskableSlot {
  return (askableSlots as readonly SlotName[]).includes(slot);
}

/**
 * A refusal counts once a message. The first one is followed by one polite retry (the next question
 * is the same slot); the second one is accepted, and the slot is never asked for again. "I don't
 * mind" needs no retry.
 */
export function acceptRefusals(turn: Turn): void {
  // "Wait, not yet" next to a choice of times refuses nothing.
  const waits = turn.timesOffered.length > 0 && turn.asides.includes("think");
  // "No, I meant the Doral one" was answered and refuses nothing.
  const isAnswered = turn.isQueried && turn.heard.answer === "no" && turn.heard.refused.length === 0;
  const refused = waits || isAnswered ? [] : refusedSlots(turn.heard, turn.humanOffered ? null : turn.asked);
  const questions = new Map(refused.map((slot) => [slot === "email" ? "phone" : slot, slot]));
  const leftOpen = leftOpenBy(turn);
  for (const slot of leftOpen) {
    if (turn.state.slots[slot] !== undefined) continue;
    // Repeated alone, a value gets an answer; next to anything else it needs none.
    if (turn.acts.length === 0 && !hasChanges(turn)) questions.set(slot, slot);
    else turn.state.refusals = { ...turn.state.refusals, [slot]: maxRefusals };
  }
  for (const [question, slot] of questions) {
    const isLeftOpen = (leftOpen as readonly SlotName[]).includes(slot);
    if (isAskable(question) && isKnown(turn.state, question) && !isLeftOpen) continue;
    const isFinal = leavesOpen(turn.heard, turn.asked) || isLeftOpen;
    const before = turn.state.refusals[slot] ?? 0;
    turn.state.refusals = { ...turn.state.refusals, [slot]: isFinal ? maxRefusals : before + 1 };
    if (!isAskable(question) || isDeclined(turn.state, question)) {
      turn.acts.push({ type: "accept_refusal", slot: question, ...(isFinal && { open: true as const }) });
    } else if (question === turn.asked) {
      turn.retry = question;
    }
  }
}

/** The slots that need no answer: "Anywhere is fine", or the renter doesn't know the areas and can't name one. */
function leftOpenBy(turn: Turn): AskableSlot[] {
  const said = slotsLeftOpen(turn.message);
  // "Is this a safe neighborhood?" has an answer of its own.
  if (turn.acts.some(({ type }) => type === "conduct") || turn.asides.includes("small_talk")) return said;
  const isOpen = (slot: AskableSlot): boolean => turn.heard.slots[slot] === undefined && !said.includes(slot);
  const area = isOpen("area") && does(turn, "any_area", "knows_no_areas") ? (["area"] as const) : [];
  const { asked } = turn;
  const isOfSearch = asked === "bedrooms" || asked === "budget_max" || asked === "move_in" || asked === "area";
  const isIndifferentTo = turn.clauses.some(({ start, end }) => isIndifferent(turn.message.slice(start, end)));
  const other =
    isOfSearch && isOpen(asked) && area.length === 0 && (does(turn, "flexible") || isIndifferentTo) ? [asked] : [];
  return [...said, ...area, ...other];
}

/** True if the message only repeats known values. */
function isToldAgain(turn: Turn): boolean {
  const arranges = turn.heard.intents.includes("book_showing") || asksToSee(turn.message) || turn.asks.length > 0;
  return (
    !hasChanges(turn) &&
    !turn.homeAsked &&
    !arranges &&
    Object.keys(turn.heard.slots).some((slot) => slot !== "showing_request")
  );
}

/** Words that say a value again: "Did you get that I want a studio?", "ya te dije que hasta 2600". */
const tellsAgain =
  /\b(?:did (?:you|u) (?:get|hear|see|note|catch)|i (?:already )?(?:said|told (?:you|u))|(?:te|le|les) dij(?:e|imos)|(?:me )?entendiste|anotaste)\b/;

/** Known values that a correction says again, so that the reply repeats them: "No, January 1". */
function restated({ heard, state, homesNamed, message, changes }: Turn): Slots {
  const isCorrection =
    // Any change of a value is a correction; then the others are said again only in words that insist.
    (heard.intents.includes("correction") && Object.keys(changes.slots).length === 0) ||
    (heard.answer === "no" && heard.topics.length === 0) ||
    tellsAgain.test(plainText(message));
  if (!isCorrection) return {};
  const { name: _name, phone: _phone, email: _email, showing_request: _visit, pets: _pets, ...slots } = heard.slots;
  const known = Object.entries(slots).filter(
    ([slot, value]) =>
      isDeepStrictEqual(state.slots[slot as SlotName], value) && !(slot === "area" && homesNamed.length > 0),
  );
  return Object.fromEntries(known);
}

/** Confirms only values that replace or repeat an earlier one. */
export function confirmCorrected(turn: Turn): void {
  const { slots, corrected } = turn.changes;
  const changed = corrected.filter((slot) => slot !== "showing_request");
  const said = { ...restated(turn), ...Object.fromEntries(changed.map((slot) => [slot, slots[slot]])) };
  if (Object.keys(said).length > 0) turn.acts.push({ type: "confirm", slots: said, corrected: changed, excluded: [] });
}

/** True for an answer that already covers the renter's pet, as "No, cats only" covers the dog. */
function answersPets(act: Act): boolean {
  return (
    act.type === "pet_too_heavy" ||
    ((act.type === "answer_fact" || act.type === "answer_homes") && act.topic === "pets")
  );
}

function withoutPets({ pets: _told, ...slots }: Slots): Slots {
  return slots;
}

/** True after bad news or a complaint, which leave no room for a cheer. */
function isSober(turn: Turn): boolean {
  const isBad = turn.acts.some(
    (act) =>
      act.type === "pet_too_heavy" || (act.type === "answer_fact" && act.verdict === "no") || act.type === "aside",
  );
  return (
    isBad ||
    isBelowRents(turn) ||
    meetsNone(turn) ||
    does(turn, "reject_home", "objects_fact", "unanswered", "told_already", "correct_value", "leaving")
  );
}

/** True if no home is there, has that size or is free by then, which is nothing to cheer about. */
function meetsNone(turn: Turn): boolean {
  const all = matchesOf(searching(turn));
  return Object.entries(cheered).some(([slot, criterion]) => {
    if (turn.changes.slots[slot as SlotName] === undefined || all.length === 0) return false;
    return all.every(({ match }) => {
      const outcome = match.reasons.find((reason) => reason.criterion === criterion)?.outcome;
      return outcome === "differs" || outcome === "misses";
    });
  });
}

const cheered = { area: "area", bedrooms: "bedrooms", move_in: "move_in" } as const;

/** Confirms what was understood: new or changed values, and those the renter repeats. */
export function confirmChanges(turn: Turn): void {
  if (isOtherBusiness(turn) && turn.acts.some(({ type }) => type === "other_business")) return;
  const { slots, corrected, excluded, forgotten } = turn.changes;
  const { showing_request: _saidByNoteShowing, ...told } = slots;
  // "Brickell or Edgewater, not Doral": names the remaining places next to the excluded one.
  const { area } = turn.state.slots;
  // "Not Edgewater, back to the Doral one" picks a home, and the search stays as it is.
  const ruledOut = turn.homesNamed.length > 0 && told.area === undefined ? [] : excluded;
  const all = { ...restated(turn), ...told, ...(ruledOut.length > 0 && area !== undefined && { area }) };
  const said = turn.acts.some(answersPets) ? withoutPets(all) : { ...all };
  if (turn.changes.isRestOfName) delete said.name;
  // "None is free this weekend" already covers the day.
  if (turn.acts.some(({ type }) => type === "answer_soonest")) delete said.move_in;
  const { near } = turn.state;
  if (near && said.area !== undefined) {
    // "The closest to Jackson Memorial is …" already covers it.
    if (!turn.acts.some((act) => act.type === "answer_distance" && act.wish === "closest"))
      turn.acts.push(nearLandmark(near, turn));
    delete said.area;
  }
  if (Object.keys(said).length > 0 || ruledOut.length > 0) {
    const [only, ...others] = Object.keys(said);
    const isAnswer = others.length === 0 && ruledOut.length === 0 && only === turn.asked && corrected.length === 0;
    turn.acts.push({
      type: "confirm",
      slots: said,
      corrected,
      excluded: ruledOut,
      ...(isAnswer && { brief: true as const }),
      ...(isSober(turn) && { plain: true as const }),
      ...(said.area !== undefined && turn.state.nearby && { nearby: true as const }),
    });
  }
  if (turn.acts.length === 0 && isToldAgain(turn)) turn.acts.push({ type: "already_known" });
  const lost = turn.pastDay === undefined ? forgotten : forgotten.filter((slot) => slot !== "move_in");
  if (lost.length > 0) turn.acts.push({ type: "forget", slots: lost });
}
