import { tellPets } from "./answerQuestions.ts";
import { plainText } from "./asides.ts";
import { questionsOf } from "./clauses.ts";
import { listingsAsked } from "./facts.ts";
import type { Turn } from "./turn.ts";

/** "He's 60 lbs", "pesa 30 kilos". */
const weighs = /\b(\d{1,3}) ?(lbs?|pounds?|libras?|kg|kgs|kilos?)\b/;
const poundsPerKilo = 2.2046;

/** "Which ones would take him?", "would she be ok?", "¿aceptan a mi perro?": an animal is meant by the words. */
const asksOfPet =
  /\b(?:which|what|any|do|does|would|will|can|could)\b.*\b(?:take|takes|accept|accepts|allow|allows|ok with|okay with|fine with)\b.*\b(?:him|her|my (?:dog|cat|pet)s?)\b|\b(?:would|will|is|are) (?:he|she|my (?:dog|cat|pet)s?) (?:be )?(?:ok|okay|fine|allowed|welcome|accepted|too (?:big|heavy|large))\b|\b(?:al? (?:perro|gato|mascota))(?: \w+)? (?:acept|permit|admit|recib)\w*|\b(?:acept|permit|admit|recib)\w* (?:a )?(?:mi|al) (?:perr|gat|mascot)\w*/;
/** "¿Cuáles lo aceptan?", "do they take it?": what "it" is, the talk has to tell. */
const asksOfIt =
  /\b(?:l[oae]s?|me l[oa]s?)(?: \w+)? (?:acept|permit|admit|recib)\w*|\b(?:take|takes|accept|accepts|allow|allows)\b.*\b(?:it|them)\b/;
/** So many messages after the pet was spoken of "it" may still be the pet. */
const spokenOf = 4;

/** Homes beyond these are not told of one by one. */
const mostTold = 3;
/** Longer messages tell more than a weight. */
const longestWeight = 60;

/**
 * A renter's pet held against what listings allow: their kinds, number and weight. What is not stored is the
 * agent's to answer. Assistance animals are no pets, so nothing here is said of them.
 */
export function answerPetFit(turn: Turn): void {
  const { state, heard, message } = turn;
  const text = plainText(message);
  // Limits for pets are never told of an animal that may be an assistance animal (42 USC 3604(f)).
  const mayAssist = heard.topics.includes("assistance_animal") || state.raised.some(isAccommodation);
  if (!state.slots.pets?.has || mayAssist) return;
  const told = weightIn(text);
  if (told !== undefined) state.petPounds = told;
  // "Do they take it?" after a word about a voucher means that.
  if (speaksOfOther(turn) || turn.acts.some(({ type }) => type === "conduct")) state.petsTurn = undefined;
  else if (told !== undefined || turn.changes.slots.pets || heard.topics.includes("pets")) state.petsTurn = state.turns;
  const isQuestion = questionsOf(message).length > 0 && asksIfTaken(turn, text);
  const tellsWeight = told !== undefined && message.length <= longestWeight;
  const listings = isQuestion || tellsWeight ? listingsAsked(turn) : [];
  if (listings.length === 0 || (listings.length > mostTold && !isQuestion)) return;
  const of = /\b(?:which|any|cual|cuales|otr[oa]s?|others?)\b/.test(text) ? turn.context.properties : listings;
  tellPets(turn, of.length > 1 ? [...of] : listings);
  for (const { start } of questionsOf(message)) turn.answeredAt.push(start);
  state.answered = ["pets"];
  state.petsTurn = state.turns;
}

/** A question about a voucher or anything else that is named is none about the pet. */
function asksIfTaken(turn: Turn, text: string): boolean {
  const { state } = turn;
  if (speaksOfOther(turn)) return false;
  const isSpokenOf = state.petsTurn !== undefined && state.turns - state.petsTurn <= spokenOf;
  return asksOfPet.test(text) || (isSpokenOf && asksOfIt.test(text));
}

function isAccommodation(key: string): boolean {
  return key.startsWith("accommodation");
}

function speaksOfOther({ heard }: Turn): boolean {
  return heard.topics.some((topic) => topic !== "pets" && topic !== "other");
}

function weightIn(text: string): number | undefined {
  const [, number, unit = ""] = weighs.exec(text) ?? [];
  if (number === undefined) return undefined;
  return Math.round(Number(number) * (unit.startsWith("k") ? poundsPerKilo : 1));
}
