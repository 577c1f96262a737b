import type { Utility } from "../listings/listingTerms.ts";
import type { IsoDate, Slots, Topic } from "../types.ts";

/** What a question wants to know. */
export const queryOps = ["value", "check", "list", "compare", "superlative", "count", "total", "whyNot"] as const;
export type QueryOp = (typeof queryOps)[number];

/** Which listings a question is about: the one in focus, those on screen, named ones, those that match the search, or all. */
export type QueryScope = "focus" | "shown" | "named" | "matching" | "all";

/** What the renter holds against a fact: "mine is 22 lb", "if I pay 2,500", "for 6 months", "by March 1". */
export interface Against {
  pets?: { kind?: string; count?: number; pounds?: number };
  /** USD. */
  amount?: number;
  count?: number;
  date?: { from: IsoDate; to: IsoDate };
  months?: number;
  area?: string;
  /** "Is water included?" */
  utility?: Utility;
  /** "Are light and internet included?" */
  utilities?: readonly Utility[];
  /** How `amount` or `count` is meant; without it, as the field takes it: at most for money, at least for room. */
  relation?: "atMost" | "atLeast" | "exactly";
  /**
   * What the question asks of a field beyond having it, in the renter's words: "dishwasher", "in unit", "heated".
   * A listing answers it only where the agent's own words contain it.
   */
  detail?: string;
}

/** A question over stored listings, with its references already resolved. */
export interface Query {
  op: QueryOp;
  /** Fields asked about; empty for "which ones are available", "tell me about it". A superlative takes the first alone. */
  topics: readonly Topic[];
  scope: QueryScope;
  /** Ids of the listings in question, in the order they were shown; never empty unless the agent has none. */
  listings: readonly string[];
  against: Against;
  /** Criteria inside the question ("which of them have 2 beds under 2500"). */
  constraints: Pick<
    Slots,
    "area" | "bedrooms" | "bathrooms" | "budget_max" | "pets" | "parking" | "furnished" | "move_in"
  >;
  /** Of a superlative: the lowest or the highest of the topic. */
  direction?: "min" | "max";
  /** Of a superlative: the next after those told before. */
  next?: true;
  /** Of a check over several listings: "do any of them", which is meant without it, or "do they all". */
  quantifier?: "any" | "all";
}
