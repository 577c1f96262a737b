import { daysBetween } from "../dialogue/calendar.ts";
import type { ListingTerms, Utility } from "../listings/listingTerms.ts";
import type { MoveInCost } from "../listings/moveInCost.ts";
import type { IsoDate, ListingTopic } from "../types.ts";

/** What is stored of a listing about a topic, typed. */
export type FactValue =
  /** `parts` of a move-in cost. */
  | { kind: "money"; amount: number; parts?: MoveInCost["parts"] }
  | { kind: "count"; count: number }
  | { kind: "size"; squareFeet: number }
  | { kind: "date"; date: IsoDate }
  | { kind: "place"; name: string }
  /** Miles as the crow flies between the middles of two areas. */
  | { kind: "distance"; miles: number; to: string }
  | { kind: "boolean"; has: boolean }
  | { kind: "pets"; policy: NonNullable<ListingTerms["pets"]> }
  | { kind: "lease"; min: number; max?: number }
  | { kind: "utilities"; included: readonly Utility[] }
  /** The agent's own words alone; `holds`: whether they mean yes or no, absent where that is unclear. */
  | { kind: "text"; holds?: boolean };

/** A stored fact of one listing. */
export interface StoredFact {
  topic: ListingTopic;
  propertyId: string;
  value: FactValue;
  /** The agent's own words, in the renter's language where there are any; only such as may be quoted. */
  words?: string;
  /** When it was last confirmed: the older day of value and words. */
  updated: IsoDate;
}

/** A fact is this old before its day is said. */
const maxSilentDays = 14;

/** True for a fact confirmed so long ago that its day is said with it. */
export function isOld(updated: IsoDate, today: IsoDate): boolean {
  return daysBetween(updated, today) > maxSilentDays;
}

/** What a fact is compared and ranked by; undefined where it is no number. Dates count as days. */
export function numberOf(value: FactValue): number | undefined {
  switch (value.kind) {
    case "money":
      return value.amount;
    case "count":
      return value.count;
    case "size":
      return value.squareFeet;
    case "date":
      return Date.parse(value.date) / 86_400_000;
    case "distance":
      return value.miles;
    case "lease":
      return value.min;
    default:
      return undefined;
  }
}
