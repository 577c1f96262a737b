import { readAnimals } from "../understanding/animals.ts";
import { readPounds } from "../understanding/pounds.ts";
import { plainText } from "./asides.ts";
import { listingsAsked } from "./facts.ts";
import { homesForPets } from "./petHomes.ts";
import { answerPets } from "./petPolicy.ts";
import type { Turn } from "./turn.ts";
import { tellWhatIsOff } from "./whatIsOff.ts";

/** Words that mean an animal: "Which ones would take him?", "would she be ok?", "¿aceptan a mi perro?". */
const asksOfPet =
  /\b(?:which|what|any|do|does|would|will|can|could)\b.*\b(?:take|takes|accept|accepts|allow|allows|ok with|okay with|fine with)\b.*\b(?:him|her|my (?:dog|cat|pet)s?)\b|\b(?:would|will|is|are) (?:he|she|my (?:dog|cat|pet)s?) (?:be )?(?:ok|okay|fine|allowed|welcome|accepted|too (?:big|heavy|large))\b|\b(?:al? (?:perro|gato|mascota))(?: \w+)? (?:acept|permit|admit|recib)\w*|\b(?:acept|permit|admit|recib)\w* (?:a )?(?:mi|al) (?:perr|gat|mascot)\w*/;
/** Words that only the conversation can explain: "¿Cuáles lo aceptan?", "do they take it?". */
const asksOfIt =
  /\b(?:l[oae]s?|me l[oa]s?)(?: \w+)? (?:acept|permit|admit|recib)\w*|\b(?:take|takes|accept|accepts|allow|allows)\b.*\b(?:it|them)\b/;
/** For this many messages after the pet was mentioned, "it" may still be the pet. */
const spokenOf = 4;

/** The reply covers more homes than this together instead of one by one. */
const mostTold = 3;
/** Words for a limit, not for what the pet weighs: "The last place had a 50 lb rule". */
const ofRule =
  /\b\d+ ?(?:lbs?|pounds?|libras?) (?:\w+ )?(?:rule|limit|max\w*)\b|\b(?:limit|rule|regla|limite)\w* (?:of|de|was|is|era|es) (?:\w+ )?\d/;
/** A longer message says more than a weight. */
const longestWeight = 60;

/** Pet limits are never mentioned for an animal that may be an assistance animal (42 USC 3604(f)). */
function mayAssist({ heard, state }: Turn): boolean {
  return heard.topics.includes("assistance_animal") || state.raised.some(isAccommodation);
}

/** What the message says the pet weighs, in pounds. */
function poundsTold({ message, context }: Turn): number | undefined {
  return ofRule.test(plainText(message)) ? undefined : readPounds(message, context.market);
}

/** Remembers what the message says about the renter's pet, for the answers that compare it with what homes allow. */
export function notePet(turn: Turn): void {
  const { state, message, context } = turn;
  if (!state.slots.pets?.has || mayAssist(turn)) return;
  const told = poundsTold(turn);
  if (told !== undefined) state.petPounds = told;
  const [kind] = turn.changes.slots.pets ? readAnimals(message, context.market) : [];
  if (kind !== undefined) state.petKind = kind;
}

/**
 * Compares a renter's pet with what listings allow: kinds, number and weight. The agent answers
 * what isn't stored. Assistance animals aren't pets, so nothing here applies to them.
 */
export function answerPetFit(turn: Turn): void {
  const { state, heard, message } = turn;
  if (!state.slots.pets?.has || mayAssist(turn)) return;
  const told = poundsTold(turn);
  // "Do they take it?" after a mention of a voucher means the voucher.
  if (speaksOfOther(turn) || turn.acts.some(({ type }) => type === "conduct")) state.petsTurn = undefined;
  else if (told !== undefined || turn.changes.slots.pets || heard.topics.includes("pets")) state.petsTurn = state.turns;
  const isQuestion = (message.includes("?") || turn.asks.length > 0) && asksIfTaken(turn);
  const tellsWeight = told !== undefined && message.length <= longestWeight;
  const asked = isQuestion || tellsWeight ? homesForPets(turn, listingsAsked(turn)) : [];
  // "2300 max, and I have a cat": homes that cost more are none of the answer.
  const { budget_max: budget } = state.slots;
  const listings = isQuestion ? asked : asked.filter(({ price }) => budget === undefined || price <= budget);
  if (listings.length === 0 || (listings.length > mostTold && !isQuestion)) return;
  // "Does 1420 Brickell Bay take her?" names the home and doesn't ask to have it described.
  if (isQuestion) turn.acts = turn.acts.filter(({ type }) => type !== "describe_listing");
  turn.acts.push(...answerPets(turn, listings));
  tellWhatIsOff(turn, listings);
  state.answered = ["pets"];
  state.petsTurn = state.turns;
}

/** True if a question is about the pet under discussion and doesn't name a voucher or anything else. */
export function asksIfTaken(turn: Turn): boolean {
  const { state } = turn;
  const text = plainText(turn.message);
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
