import type { Utility } from "../listings/listingTerms.ts";
import type { MatchReason } from "../matching/match.ts";
import type { IsoDate, Language, ListingTopic, Market, Property, Slots } from "../types.ts";
import type { StoredFact } from "./fact.ts";
import type { Against, Query, QueryOp, QueryScope } from "./query.ts";

/** What an answer may rest on. */
export interface Scene {
  properties: readonly Property[];
  market: Market;
  today: IsoDate;
  /** The renter's known search. */
  slots: Slots;
  excludedAreas: readonly string[];
  language: Language;
  /** The listing that the previous reply was about, which need not be named again. */
  lastNamed?: string;
  /** Listings on screen: a name must tell a listing from them. All where absent. */
  shown?: readonly string[];
  /** Listings of which the renter was told how old the facts are. */
  dated?: readonly string[];
}

/** A listing as an answer names it: by its area, by its address, or not at all where the talk is about it. */
export interface HomeName {
  propertyId: string;
  by: "area" | "address" | "known";
  /** Area, street or full address, as it is to be said. */
  text: string;
}

export type Verdict = "yes" | "no" | "unknown";

/** Why a check came out as it did, where the fact alone does not show it. */
export type Deciding =
  | { type: "pet_kind" }
  | { type: "pet_count"; count: number; limit: number }
  | { type: "pet_weight"; pounds: number; limit: number }
  /** Their kind is taken, and no weight limit is stored to hold theirs against. */
  | { type: "pet_weight_open"; pounds: number }
  /** A kind that no policy names. */
  | { type: "pet_kind_open" }
  | { type: "assistance_animal" }
  /** USD below or, negative, above what the renter named. */
  | { type: "margin"; by: number }
  /** Something else is included than the one thing asked for. */
  | { type: "other_utilities"; included: readonly Utility[] }
  /** The question asks for more than the words say. */
  | { type: "detail_open"; detail: string };

/** One listing and one topic. */
export interface AnswerRow {
  propertyId: string;
  topic: ListingTopic;
  /** Absent where nothing is stored. */
  fact?: StoredFact;
  /** Of checks, lists and counts. */
  verdict?: Verdict;
  deciding?: Deciding;
}

/** A sum with all its addends. */
export interface Total {
  propertyId: string;
  type: "move_in" | "rent_months" | "monthly";
  amount: number;
  parts: { part: "firstMonth" | "lastMonth" | "deposit" | "application" | "other" | "petFee"; amount: number }[];
  /** Of a rent over so many months. */
  months?: number;
  rent: number;
  /** So many pets in the fee. */
  pets?: number;
  /** Of a monthly sum: what the rent includes. */
  includes?: { utilities: readonly Utility[]; parkingSpaces: number };
  /** What belongs to the sum and is not stored. */
  lacks: ListingTopic[];
  updated: IsoDate;
}

/** How a listing meets the search, criterion by criterion. */
export interface Fit {
  propertyId: string;
  /** Of constraints: yes only where every one is met in full. */
  verdict: Verdict;
  reasons: MatchReason[];
  updated: IsoDate;
}

/** A fact that listings in question don't have: the caller raises a task for it. */
export interface Missing {
  topic: ListingTopic;
  listingIds: string[];
}

/** What the stored facts say to a question. Phrasing words it and adds nothing. */
export interface Answer {
  op: QueryOp;
  scope: QueryScope;
  topics: ListingTopic[];
  /** The listings in question, in order; empty where there are none. */
  homes: HomeName[];
  /** One for each topic and listing, topic by topic. */
  rows: AnswerRow[];
  /** What was held against the facts, with what is known of the renter filled in. */
  against: Against;
  quantifier: "any" | "all";
  /** Of the agent's own words in it, as far as they are stored in it. */
  language: Language;
  /** Of a superlative: the listings that have it, more than one in a tie. */
  best?: { topic: ListingTopic; direction: "min" | "max"; ids: string[] };
  /** Of a superlative: it comes after those told before. */
  next?: true;
  /** Of a total, one for each listing that has one. */
  totals?: Total[];
  /** Of constraints and of whyNot. */
  fits?: Fit[];
  /** Of a question without fields: where the homes are, and what they rent for. */
  overview?: { propertyId: string; area: string; rent: number; updated: IsoDate }[];
  /** Criteria that were inside the question. */
  constraints?: Query["constraints"];
  missing: Missing[];
  /** Listings of which the renter was told how old the facts are: it is said once. */
  dated?: readonly string[];
}
