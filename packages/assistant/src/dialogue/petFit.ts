import { petsVerdict } from "../matching/verdicts.ts";
import type { Property } from "../types.ts";
import { readPounds } from "../understanding/pounds.ts";
import type { Act } from "./act.ts";
import { plainText } from "./asides.ts";
import { askAgent } from "./askAgent.ts";
import { listingsAsked, tellWhatIsOff } from "./facts.ts";
import type { DialogueState } from "./state.ts";
import { storedFact } from "./storedFact.ts";
import type { Turn } from "./turn.ts";

/** "Which ones would take him?", "would she be ok?", "¿aceptan a mi perro?": the words mean an animal. */
const asksOfPet =
  /\b(?:which|what|any|do|does|would|will|can|could)\b.*\b(?:take|takes|accept|accepts|allow|allows|ok with|okay with|fine with)\b.*\b(?:him|her|my (?:dog|cat|pet)s?)\b|\b(?:would|will|is|are) (?:he|she|my (?:dog|cat|pet)s?) (?:be )?(?:ok|okay|fine|allowed|welcome|accepted|too (?:big|heavy|large))\b|\b(?:al? (?:perro|gato|mascota))(?: \w+)? (?:acept|permit|admit|recib)\w*|\b(?:acept|permit|admit|recib)\w* (?:a )?(?:mi|al) (?:perr|gat|mascot)\w*/;
/** "¿Cuáles lo aceptan?", "do they take it?": only the conversation can tell what "it" is. */
const asksOfIt =
  /\b(?:l[oae]s?|me l[oa]s?)(?: \w+)? (?:acept|permit|admit|recib)\w*|\b(?:take|takes|accept|accepts|allow|allows)\b.*\b(?:it|them)\b/;
/** For this many messages after the pet was mentioned, "it" may still be the pet. */
const spokenOf = 4;

/** The reply covers more homes than this together instead of one by one. */
const mostTold = 3;
/** The reply doesn't name more homes than this without a stored policy. */
const mostAsked = 2;
/** Longer messages say more than a weight. */
const longestWeight = 60;

/**
 * Compares a renter's pet with what listings allow: kinds, number and weight. The agent answers
 * what isn't stored. Assistance animals aren't pets, so nothing here applies to them.
 */
export function answerPetFit(turn: Turn): void {
  const { state, heard, message } = turn;
  const text = plainText(message);
  // Pet limits are never mentioned for an animal that may be an assistance animal (42 USC 3604(f)).
  const mayAssist = heard.topics.includes("assistance_animal") || state.raised.some(isAccommodation);
  if (!state.slots.pets?.has || mayAssist) return;
  const told = readPounds(message, turn.context.market);
  if (told !== undefined) state.petPounds = told;
  // "Do they take it?" after a mention of a voucher means the voucher.
  if (speaksOfOther(turn) || turn.acts.some(({ type }) => type === "conduct")) state.petsTurn = undefined;
  else if (told !== undefined || turn.changes.slots.pets || heard.topics.includes("pets")) state.petsTurn = state.turns;
  const isQuestion = message.includes("?") && asksIfTaken(turn, text);
  const tellsWeight = told !== undefined && message.length <= longestWeight;
  const listings = isQuestion || tellsWeight ? listingsAsked(turn) : [];
  if (listings.length === 0 || (listings.length > mostTold && !isQuestion)) return;
  turn.acts.push(...answersFor(turn, listings));
  tellWhatIsOff(turn, listings);
  state.answered = ["pets"];
  state.petsTurn = state.turns;
}

/** A question that names a voucher or anything else isn't about the pet. */
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

/** That the renter's pet weighs more than a home allows; null if it doesn't, or if something else keeps it out. */
export function weightOver(
  { slots, petPounds: pounds }: DialogueState,
  { id: propertyId, address, terms, updated }: Property,
): Extract<Act, { type: "pet_too_heavy" }> | null {
  const limit = terms?.pets?.pounds;
  if (petsVerdict(slots.pets, terms?.pets)?.outcome === "misses" || pounds === undefined) return null;
  return limit !== undefined && pounds > limit
    ? { type: "pet_too_heavy", propertyId, address, pounds, limit, updated }
    : null;
}

/** Homes that take the pet come first; the agent is asked about those without a policy. */
function answersFor(turn: Turn, listings: readonly Property[]): Act[] {
  const { slots, language } = turn.state;
  const takes: Act[] = [];
  const refuses: Act[] = [];
  const silent: Property[] = [];
  for (const listing of listings) {
    const fact = storedFact(listing, "pets", language);
    const misses = petsVerdict(slots.pets, listing.terms?.pets)?.outcome === "misses";
    const tooHeavy = weightOver(turn.state, listing);
    if (!fact) silent.push(listing);
    else if (tooHeavy) refuses.push(tooHeavy);
    else (misses ? refuses : takes).push(fact);
  }
  const isAnyTold = takes.length + refuses.length > 0;
  const asks = isAnyTold ? silent.slice(0, mostAsked).map((listing) => askAgent(turn, "pets", listing)) : [];
  if (!isAnyTold) asks.push(askAgent(turn, "pets", silent.length > 1 ? undefined : silent[0]));
  return [...[...takes, ...refuses].slice(0, mostTold), ...asks];
}
