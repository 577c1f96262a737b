import { petsVerdict } from "../matching/verdicts.ts";
import type { Act, Property } from "../types.ts";
import { plainText } from "./asides.ts";
import { askAgent, listingsAsked, storedFact } from "./facts.ts";
import type { Turn } from "./turn.ts";

/** "He's 60 lbs", "pesa 30 kilos". */
const weighs = /\b(\d{1,3}) ?(lbs?|pounds?|libras?|kg|kgs|kilos?)\b/;
const poundsPerKilo = 2.2046;

/** "Which ones would take him?", "would he be ok?", "¿cuáles lo aceptan?", "¿lo aceptarían?". */
const asksIfTaken =
  /\b(?:which|what|any|do|does|would|will|can|could)\b.*\b(?:take|takes|accept|accepts|allow|allows|ok with|okay with|fine with)\b.*\b(?:him|her|it|them|my (?:dog|cat|pet)s?)\b|\b(?:would|will|is|are) (?:he|she|it|they|my (?:dog|cat|pet)s?) (?:be )?(?:ok|okay|fine|allowed|welcome|accepted|too (?:big|heavy|large))\b|\b(?:l[oae]s?|me l[oa]s?|al? (?:perro|gato|mascota))(?: \w+)? (?:acept|permit|admit|recib)\w*|\b(?:acept|permit|admit|recib)\w* (?:a )?(?:mi|al) (?:perr|gat|mascot)\w*/;

/** Homes beyond these are not told of one by one. */
const mostTold = 3;
/** Homes with nothing stored beyond these are not named. */
const mostAsked = 2;
/** Longer messages tell more than a weight. */
const longestWeight = 60;

/**
 * A renter's pet held against what listings allow: their kinds, number and weight. What is not stored is the
 * agent's to answer. Assistance animals are no pets, so nothing here is said of them.
 */
export function answerPetFit(turn: Turn): void {
  const { state, heard, message } = turn;
  const text = plainText(message);
  if (!state.slots.pets?.has || heard.topics.includes("assistance_animal")) return;
  const told = weightIn(text);
  if (told !== undefined) state.petPounds = told;
  const isQuestion = asksIfTaken.test(text) && message.includes("?");
  const tellsWeight = told !== undefined && message.length <= longestWeight;
  const listings = isQuestion || tellsWeight ? listingsAsked(turn) : [];
  if (listings.length === 0 || (listings.length > mostTold && !isQuestion)) return;
  turn.acts.push(...answersFor(turn, listings));
  state.answered = ["pets"];
}

function weightIn(text: string): number | undefined {
  const [, number, unit = ""] = weighs.exec(text) ?? [];
  if (number === undefined) return undefined;
  return Math.round(Number(number) * (unit.startsWith("k") ? poundsPerKilo : 1));
}

/** The homes that take the pet come first; of those that say nothing the agent is asked. */
function answersFor(turn: Turn, listings: readonly Property[]): Act[] {
  const { slots, language, petPounds: pounds } = turn.state;
  const takes: Act[] = [];
  const refuses: Act[] = [];
  const silent: Property[] = [];
  for (const listing of listings) {
    const fact = storedFact(listing, "pets", language);
    const limit = listing.terms?.pets?.pounds;
    const misses = petsVerdict(slots.pets, listing.terms?.pets)?.outcome === "misses";
    const { id: propertyId, address, updated } = listing;
    if (!fact) silent.push(listing);
    else if (!misses && pounds !== undefined && limit !== undefined && pounds > limit)
      refuses.push({ type: "pet_too_heavy", propertyId, address, pounds, limit, updated });
    else (misses ? refuses : takes).push(fact);
  }
  const isAnyTold = takes.length + refuses.length > 0;
  const asks = isAnyTold ? silent.slice(0, mostAsked).map((listing) => askAgent(turn, "pets", listing)) : [];
  if (!isAnyTold) asks.push(askAgent(turn, "pets", silent.length > 1 ? undefined : silent[0]));
  return [...[...takes, ...refuses].slice(0, mostTold), ...asks];
}
