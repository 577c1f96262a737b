import { namesDays } from "../showings/visitWish.ts";
import type { SlotName } from "../types.ts";
import { weekdayOn } from "../understanding/calendar.ts";
import type { Act } from "./act.ts";
import { agrees, asksToSee, findAsides, plainPart, plainText } from "./asides.ts";
import { namesDayToCome } from "./daysOfVisit.ts";
import { takesUp } from "./describe.ts";
import { homesRefused } from "./homesOfVisit.ts";
import { asksToHold, declinesVisit } from "./noVisit.ts";
import { timesLeft } from "./offeredTime.ts";
import { namesOutermost } from "./timeAsked.ts";
import { hasChanges, type Turn } from "./turn.ts";
import { isVague, refusesTimes, rulesDaysOut, shiftsTime, soonRuledOut, wishOf, wishSaid } from "./visitTime.ts";

/** What happens to an arranged showing. */
export type Change = "reschedule" | "cancel";

/** Words for not coming: "I won't be able to make it". */
const cannotCome =
  /\b(?:no voy a poder(?: ir| llegar| asistir)?|no (?:puedo|podre|podemos) (?:ir|llegar|asistir)|(?:wont|not going to) (?:be able to )?(?:make it|come))$/;

/** Words that keep a showing: "Don't cancel, just checking", "does that cancel my visit?". */
const keeps =
  /\b(?:does|will|would|did) (?:that|this|it) cancel|\b(?:eso|esto) (?:me )?cancela|\b(?:(?:dont|do not|didnt|not|wont) (?:want to )?cancel|no (?:quiero )?(?:l[aeo]s? |me )?cancel(?:es|en|e|ar|arl[ao])\b)/;

/** Whether the message moves or cancels the showing. */
export function changeAsked(turn: Turn): Change | undefined {
  const { heard, context, message } = turn;
  if (keepsVisit(message) || cancelsOther(turn)) return undefined;
  if (turn.cancelOffered && context.showing && (agrees(turn) || heard.answer === "yes")) return "cancel";
  // Nothing is arranged yet that "never mind" could leave as it is.
  if (context.showing?.status === "held" && findAsides(message).includes("never_mind")) return "cancel";
  if (heard.intents.includes("reschedule")) return "reschedule";
  if (context.showing && heard.intents.includes("cancel") && asksOtherDay(turn)) return "reschedule";
  const isOfVisit = context.showing ?? turn.state.slots.showing_request ?? visitWord.test(plainText(message));
  if (heard.intents.includes("cancel") && isOfVisit) return "cancel";
  if (context.showing && cannotCome.test(plainText(message))) return "cancel";
  // With a showing arranged, "mejor cancélala" can't mean anything else.
  return context.showing && /\bcancel/.test(plainText(message)) ? "cancel" : undefined;
}

/** True if the arranged home isn't the one canceled: "Cancel 55 SE 6th, I only want Doral" with Doral arranged. */
function cancelsOther(turn: Turn): boolean {
  const { showing, properties } = turn.context;
  const refused = showing?.propertyId ? homesRefused(turn, properties) : [];
  return refused.length > 0 && refused.every(({ id }) => id !== showing?.propertyId);
}

/** True if the message moves a showing and doesn't cancel it: "I can't make it, can we do next week?". */
function asksOtherDay(turn: Turn): boolean {
  const wish = wishOf(turn);
  const names = wish !== null && isVague(wish);
  return /[?]|\b(instead|rather|mejor|podemos|can we)\b/i.test(turn.message) && names;
}

/** For this many messages after a cancellation, a word can bring the showing back. */
const regretsWithin = 2;
/** Words that take a cancellation back: "Keep it", "sí puedo". */
const takesBack =
  /\b(?:keep|leave) (?:it|that|(?:my|the|our) (?:visit|tour|showing|appointment|time|slot))\b|\b(?:dont|do not|didnt mean to) cancel\b|\bun ?cancel\b|\b(?:can|could|will|ill) (?:still )?(?:make it|come|go)\b(?! (?:an)?other)|\bchanged my mind\b|\bundo\b|\b(?:dejal[oa]|dejemosl[oa]|mantenl[oa]|mantenerl[oa]|no l[oa] cancel\w+|no (?:me )?cancel\w+|como estaba|si (?:puedo|voy|vamos|podemos)|me arrepenti|cambie de (?:idea|opinion|parecer))\b/;

const visitWord = /\b(?:visits?|tours?|showings?|viewings?|visitas?|citas?|recorridos?)\b/;
const otherTime = /\b(?:another|other|different) (?:day|time)\b|\botr[ao] (?:dia|hora|momento|fecha)\b/;

/** True if the message asks for showings on certain days: "Do you have showings on weekends?". */
export function asksForVisits(turn: Turn): boolean {
  const wish = visitWord.test(plainText(turn.message)) && turn.context.freeTimes ? wishOf(turn) : null;
  return wish !== null && namesDays(wish);
}

function wasJustCalledOff({ state, context }: Turn): boolean {
  const { calledOff } = state;
  return calledOff !== undefined && !context.showing && state.turns - calledOff.turn <= regretsWithin;
}

/** True if the message says that a showing stays as it is, or asks whether it does. */
export function keepsVisit(message: string): boolean {
  return keeps.test(plainText(message));
}

/** True if the renter wants the just canceled showing after all. */
export function takesVisitBack(turn: Turn): boolean {
  const { message } = turn;
  if (!wasJustCalledOff(turn)) return false;
  return !message.includes("?") && takesBack.test(plainText(message));
}

/**
 * True for another question instead of a yes: "Ok and how much is the deposit?"; "yes, is there parking?" does both.
 */
function asksInstead({ isQueried, message }: Turn): boolean {
  return isQueried && /^(?:ok|okay|k|so|ah|oh|bueno|and|y)\b/.test(plainText(message));
}

/** True if the message asks for a showing, says when the renter could come, or accepts the offer of one. */
export function wantsVisit(turn: Turn): boolean {
  const { changes, heard, visitOffered, state, context } = turn;
  if (turn.besideVisit.some(({ about }) => about === "stands_in") && !context.showing) return true;
  if (declinesVisit(turn) || state.visitsOff) return false;
  // "Which could I walk into today?" asks for a home that is free.
  const isOfFree = turn.acts.some(({ type }) => type === "answer_soonest");
  if (isOfFree && changes.slots.showing_request === undefined) return false;
  const isArranging = context.showing !== undefined || turn.timesOffered.length > 0;
  const isAway = turn.asides.includes("away") && !namesDayToCome(turn);
  if (!context.showing && !heard.slots.showing_request?.time && isAway) return false;
  if (holdsHome(turn)) return false;
  if (isArranging && turn.acts.some(isOfCompany) && !heard.slots.showing_request?.time) return false;
  if (turn.homeAsked && context.showing) return changes.slots.showing_request !== undefined;
  const namesTime = turn.timesOffered.length > 0 && heard.slots.showing_request !== undefined;
  if (changes.slots.showing_request !== undefined || namesTime) return true;
  if (context.showing && (movesArranged(turn) || rulesOutVisit(turn))) return true;
  // With a showing arranged, only another day or another home is a new wish.
  const isSame =
    context.showing && wishSaid(turn) === null && state.focus === (context.showing.propertyId ?? state.focus);
  if (isSame) return false;
  if (looksBack.test(plainText(turn.message))) return false;
  if (heard.intents.includes("book_showing")) return true;
  if (takesUp(turn)) return true;
  const takesOffer = visitOffered && !asksInstead(turn) && (agrees(turn) || asksWhen.test(plainText(turn.message)));
  if (takesOffer) return true;
  // "Next week, any day but Tuesday" to "would you like to see it?"
  const given = visitOffered && changes.slots.move_in === undefined && !asksOther(turn) ? wishSaid(turn) : null;
  if (given !== null && namesDays(given)) return true;
  const isPointed = state.focus !== null || state.shown?.length || seesIt.test(plainText(turn.message));
  if (asksToSee(turn.message) && isPointed) return true;
  if (asksForVisits(turn)) return true;
  if (wasJustCalledOff(turn) && otherTime.test(plainText(turn.message))) return true;
  const isAboutHomes = turn.listingsOffered.length > 0 && turn.asked !== "move_in" && context.freeTimes?.length;
  if (asksOther(turn)) return false;
  if (isAboutHomes && !hasChanges(turn) && turn.heard.topics.length === 0 && wishSaid(turn) !== null) return true;
  if (turn.timesOffered.length > 0 && (shiftsTime(turn.message) || namesOutermost(turn.message))) return true;
  if (refusesTimes(turn)) return true;
  const narrows = turn.timesOffered.length > 0 && changes.slots.move_in === undefined;
  if (narrows && (rulesDaysOut(turn) || isVague(wishOf(turn) ?? {}))) return true;
  const isAboutTimes = turn.timesOffered.length > 0 && Object.keys(changes.slots).length === 0;
  if (isAboutTimes && (wishOf(turn) !== null || returns(turn))) return true;
  return false;
}

/** True if the home is to be held without a showing. */
function holdsHome({ heard, message, timesOffered, context }: Turn): boolean {
  if (heard.slots.showing_request !== undefined || timesOffered.length > 0 || context.showing) return false;
  const text = plainText(message);
  return asksToHold.test(text) && !ofComing.test(text) && !visitWord.test(text);
}

/** The most words of a question that only asks for a day: "do you have anything on Saturday afternoon?". */
const longestDayAsked = 7;
const ofComing =
  /\b(?:see|come|coming|visit\w*|tour\w*|show\w*|view\w*|meet|stop by|available|free|open|slots?|times?|works?|ver\w*|ir|paso|pasar|mostrar\w*|ensenar\w*|libres?|disponibles?|horas?|horarios?|puedo|podemos|cit[ao]s?)\b/;

/** True for a day not to come: "Do I pay from Dec 10 or from when I move in?", "would they hold it till Jan 15?". */
function asksOther({ asks, heard }: Turn): boolean {
  if (heard.slots.showing_request?.time !== undefined) return false;
  return asks.some(({ mayAsk, isRequest, text }) => {
    const plain = plainPart(text);
    return mayAsk && !isRequest && plain.split(" ").length > longestDayAsked && !ofComing.test(plain);
  });
}

/** True if the showing's day doesn't suit and another is wanted: "Not today, sorry" about a showing today. */
function rulesOutVisit(turn: Turn): boolean {
  const { showing } = turn.context;
  if (!showing || turn.heard.intents.includes("cancel")) return false;
  return soonRuledOut(turn).includes(showing.date) || turn.visitTalk.ruledOut.includes(weekdayOn(showing.date));
}

/** Contact details, which may come with a wish for another time. */
const ofContact: ReadonlySet<string> = new Set<SlotName>(["name", "phone", "email"]);

const otherTimes =
  /\b(?:what|any(?:thing)?) (?:else|other)|\bother (?:time|slot|day)s?\b|\bque (?:mas|otr[ao]s?)\b|\botr[ao]s? (?:hora|dia|horario)s?\b/;
/** A longer message says more than another hour. */
const longestMove = 60;

/** Moves an arranged showing: "Half an hour later?", "what else is there on Wednesday?", "in the morning instead". */
function movesArranged(turn: Turn): boolean {
  const { message, heard } = turn;
  const isOther = Object.keys(turn.changes.slots).some((slot) => !ofContact.has(slot));
  if (isOther || turn.changes.excluded.length > 0 || findAsides(message).includes("late")) return false;
  if (shiftsTime(message)) return true;
  const wish = wishSaid(turn);
  const day = heard.slots.showing_request !== undefined || wish !== null;
  if (day && otherTimes.test(plainText(message))) return true;
  return wish !== null && isVague(wish) && heard.topics.length === 0 && message.length <= longestMove;
}

/** Words about a past showing, which ask for none: "Thanks for the visit", "la visita estuvo bien". */
const looksBack =
  /\b(?:thanks|thank you|gracias) (?:\w+ ){0,3}(?:visit|tour|showing|visita|recorrido)\b|\b(?:visit|tour|showing|visita|recorrido) (?:\w+ )?(?:was|went|estuvo|fue|me gusto)\b/;

function isOfCompany(act: Act): boolean {
  return act.type === "aside" && act.about === "company";
}

/** Words for seeing the home just discussed: "I want to see it". */
const seesIt = /\bsee (?:it|that one|the (?:place|apartment|unit|home))\b|\bverl[oa]\b/;

/** Words that ask for a time after an offer: "When?" to "would you like to see it?". */
const asksWhen =
  /^(?:(?:ok|and|y|bueno|si|yes|sure|claro|dale) )*(?:when|what (?:time|day)s?|which days?|cuando|a que hora|que (?:dias?|horarios?))(?: (?:can|could|would|may|puedo|podria|podemos|seria|se puede|podriamos)\b(?: \w+){0,3})?$/;

/** True if the renter comes back to a choice of times, which may be gone by now. */
function returns(turn: Turn): boolean {
  return turn.asides.includes("back") || timesLeft(turn).length === 0;
}
