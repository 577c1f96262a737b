import type { Utility } from "../listings/listingTerms.ts";
import type { MatchReason } from "../matching/match.ts";
import type { IsoDate, ListingTopic } from "../types.ts";
import type { Deciding, HomeName, Total } from "./answerTypes.ts";
import type { StoredFact } from "./fact.ts";
import type { Against } from "./query.ts";

/** What a home is or has, verb first and in the third person: "has a pool", "have a pool" of several. */
export interface Predicate {
  one: string;
  many: string;
}

/** The part of an answer that grammar builds: names, verbs and values. Whole sentences are in the catalogues. */
export interface AnswerWords {
  /** "The Edgewater one", "55 SE 6th St", "the Edgewater and Doral ones and 2 more". */
  homes(names: readonly HomeName[], more?: number): string;
  /** A home where its name can't be left out: "this one" for the one that needs none. */
  one(name: HomeName): string;
  /** A place in a home, behind what holds there: " at the Edgewater one"; empty for one that needs no name. */
  at(name: HomeName): string;
  /** "It's $2,900 a month", "the Edgewater and Doral ones take dogs". */
  clause(names: readonly HomeName[], predicate: Predicate, more?: number): string;
  /** Several things of one home: "it's $80 over your budget and has 1 bathroom". */
  clauses(name: HomeName, predicates: readonly Predicate[]): string;
  negative(predicate: Predicate): Predicate;
  /** "The Wynwood one doesn't": the predicate was just said of others. */
  denied(names: readonly HomeName[], predicate: Predicate): string;
  /** "2 don't"; of all the others, "the other 2 don't". */
  countDenied(count: number, predicate: Predicate, others: boolean): string;
  /** "2 take only cats". */
  counted(count: number, predicate: Predicate): string;
  /** "All 3 have a pool", "both take dogs". */
  all(count: number, predicate: Predicate): string;
  /** "None of them has a pool". */
  none(count: number, predicate: Predicate): string;
  /** "2 of the 6 fit". */
  fitting(count: number, of: number): string;
  /** "3 of the 6 have a pool". */
  some(count: number, of: number, predicate: Predicate): string;
  /** What a fact says of its home; null where only the agent's own words do. */
  tells(fact: StoredFact, today: IsoDate, short?: boolean): Predicate | null;
  /** A fact's value alone: "$2,900 a month", "2 bathrooms". */
  brief(fact: StoredFact, today: IsoDate): string;
  /** A day on which a home is free: "now", "January 6". */
  day(date: IsoDate, today: IsoDate): string;
  /** A field as a predicate, "has a pool". */
  has(topic: ListingTopic): Predicate;
  /** What is asked of a home, as a predicate: "takes dogs", "has at least 2 bathrooms". */
  claim(topic: ListingTopic, against: Against, today: IsoDate): Predicate;
  /** What decided a check, as a clause; null where the fact itself shows it. */
  decides(deciding: Deciding, name: HomeName): string | null;
  /** "The Edgewater one ($2,900 a month)". */
  priced(name: HomeName, rent: number): string;
  /** "Only includes water". */
  onlyIncludes(utilities: readonly Utility[]): Predicate;
  /** Behind an amount: ", $80 over". */
  margin(by: number): string;
  /** How a listing meets or misses a criterion of the search. */
  reason(reason: MatchReason, today: IsoDate): Predicate;
  /** What "the listing doesn't", "the listings don't" and "none of the listings" go on with: "say whether there's a pool". */
  gap(topics: readonly ListingTopic[], subject: "one" | "several" | "none"): string;
  /** The same of a part of a field in the renter's words: "mention a sauna". */
  gapOf(detail: string, subject: "one" | "several" | "none"): string;
  /** The listings as pages: "the listing", "the Edgewater and Doral listings". */
  listings(names: readonly HomeName[], more?: number): string;
  /** All listings beside those that were told of: "the other 5 listings". */
  otherListings(count: number): string;
  /** "The cheapest is", "the biggest are". */
  superlative(topic: ListingTopic, direction: "min" | "max", count: number): string;
  /** The addends of a sum: "first month $3,150 and deposit $3,150". */
  parts(parts: Total["parts"]): string;
  /** "It's $2,150 a month with water and internet included, other utilities are extra". */
  monthly(name: HomeName, rent: number, includes: Total["includes"]): string;
  /** "Is $550 a month more than the Doral one", "is 110 square feet bigger than …". */
  difference(topic: ListingTopic, by: number, than: HomeName): Predicate;
  /** "A pool or a gym". */
  nouns(topics: readonly ListingTopic[]): string;
  /** "A, b and c"; with a number for those that are not named. */
  joined(items: readonly string[], more?: number): string;
}
