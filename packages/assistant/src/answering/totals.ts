import type { Act } from "../dialogue/act.ts";
import { plainPart } from "../dialogue/asides.ts";
import { hearingContext } from "../dialogue/hear.ts";
import { storedFact } from "../dialogue/storedFact.ts";
import type { Turn } from "../dialogue/turn.ts";
import { type MoveInPart, moveInCost } from "../listings/moveInCost.ts";
import type { Property } from "../types.ts";
import { saysShared, sharersIn } from "../understanding/sharers.ts";
import { understandMasked } from "../understanding/understand.ts";

/** Everything due before moving in, with the fee for the renter's pets; null if the listing doesn't say. */
export function moveInTotal(about: Turn, home: Property): Extract<Act, { type: "answer_sum" }> | null {
  const { state } = about;
  const cost = moveInCost(home.price, home.terms?.fees);
  if (cost === null) return null;
  const { pets } = state.slots;
  // "Do they allow pets?" alone doesn't say which pet they have.
  const fee = pets?.has && pets.kind !== undefined ? home.terms?.pets?.fee : undefined;
  const ofPets: { part: MoveInPart | "pet"; amount: number }[] = fee
    ? [{ part: "pet", amount: fee * (pets?.count ?? 1) }]
    : [];
  const parts = [...cost.parts, ...ofPets];
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const people = peopleSplitting(about);
  return {
    type: "answer_sum",
    propertyId: home.id,
    address: home.address,
    total,
    parts,
    ...(people > 1 && { each: Math.round((total / people) * 100) / 100 }),
    updated: home.updated,
  };
}

/** How many people share what is due; 1 if the question doesn't say. */
function peopleSplitting({ message, heard, state }: Turn): number {
  const text = plainPart(message);
  return saysShared(text) ? (sharersIn(text) ?? heard.slots.occupants ?? state.slots.occupants ?? 2) : 1;
}

const monthsOfYear = 12;
/** Matches a period over which rent adds up, in both languages. */
const someMonths = /\b(\w+ (?:months?|meses|mos))\b/;
const year =
  /\b(?:(?:a|one|whole|full|entire|per|the|1) (?:\w+ )?(?:year|yr)|yearly|annual\w*|un ano|al ano|por ano|todo el ano|anual\w*)\b/;
const wholeStay = /\b(?:(?:full|whole|entire) (?:stay|time|term|lease)|toda la estadia|todo el (?:tiempo|contrato))\b/;

/** Words for what is due before getting the keys, whatever lease the message mentions. */
export const ofMoving =
  /\b(?:move in|moving in|enter\w*|first day|day one|day 1|keys?|deposit\w*|upfront|up front|entra\w*|llaves?|deposito|mudar\w*|primer dia)\b/;

/** The rent of several months, if a question adds it up; null for any other total. */
export function rentTotal(about: Turn, home: Property): Act | null {
  if (ofMoving.test(plainPart(about.message))) return null;
  const count = monthsIn(about);
  const fact = count === undefined ? null : storedFact(home, "price", about.state.language);
  return fact && count !== undefined && count > 1 ? { ...fact, months: count } : null;
}

function monthsIn({ message, state, context }: Turn): number | undefined {
  const text = plainPart(message);
  const said = someMonths.exec(text)?.[1];
  const months =
    said && understandMasked(said, { ...hearingContext(state, context), asked: "lease_months" }).slots.lease_months;
  if (months) return months;
  if (year.test(text)) return monthsOfYear;
  return wholeStay.test(text) ? state.slots.lease_months : undefined;
}
