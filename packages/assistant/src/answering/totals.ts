import type { Act } from "../dialogue/act.ts";
import { plainPart } from "../dialogue/asides.ts";
import { hearingContext } from "../dialogue/hear.ts";
import { storedFact } from "../dialogue/storedFact.ts";
import type { Turn } from "../dialogue/turn.ts";
import { type MoveInPart, moveInCost } from "../listings/moveInCost.ts";
import type { Property } from "../types.ts";
import { understandMasked } from "../understanding/understand.ts";

/** Everything due before moving in, with the fee for the renter's pets; null if the listing doesn't say. */
export function moveInTotal({ state }: Turn, home: Property): Extract<Act, { type: "answer_sum" }> | null {
  const cost = moveInCost(home.price, home.terms?.fees);
  if (cost === null) return null;
  const { pets } = state.slots;
  const fee = pets?.has ? home.terms?.pets?.fee : undefined;
  const ofPets: { part: MoveInPart | "pet"; amount: number }[] = fee
    ? [{ part: "pet", amount: fee * (pets?.count ?? 1) }]
    : [];
  const parts = [...cost.parts, ...ofPets];
  return {
    type: "answer_sum",
    propertyId: home.id,
    address: home.address,
    total: parts.reduce((sum, { amount }) => sum + amount, 0),
    parts,
    updated: home.updated,
  };
}

const monthsOfYear = 12;
/** A stretch over which rent adds up; words of both languages. */
const someMonths = /\b(\w+ (?:months?|meses|mos))\b/;
const year =
  /\b(?:(?:a|one|whole|full|entire|per|the|1) (?:\w+ )?year|yearly|annual\w*|un ano|al ano|por ano|todo el ano|anual\w*)\b/;
const wholeStay = /\b(?:(?:full|whole|entire) (?:stay|time|term|lease)|toda la estadia|todo el (?:tiempo|contrato))\b/;

/** The rent of several months, where a question adds it up; null for any other total. */
export function rentTotal(about: Turn, home: Property): Act | null {
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
