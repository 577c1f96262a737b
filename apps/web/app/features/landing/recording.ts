import type { Lead } from "@llave/contract/leads";
import type { ScoreReasonId } from "@llave/contract/understood";
import recordings from "./recordings.json" with { type: "json" };

type Language = keyof typeof recordings;

/** A conversation that the assistant really had, with what it understood and the lead it made of it. */
export interface Recording {
  /** Lines of the first message. */
  greeting: string[];
  turns: RecordedTurn[];
  lead: RecordedLead;
  /** The listings that match her best. */
  homes: RecordedHome[];
  /** Two more leads of the same night. */
  others: RecordedScore[];
}

export interface RecordedTurn {
  renter: string;
  renterLanguage: Language;
  /** What was understood and the words it rests on: UTF-16 offsets into `renter`. */
  understood: { slot: string; start: number; end: number }[];
  reply: string;
  replyLanguage: Language;
  /** The lead's score after this turn. */
  score: RecordedScore;
}

export interface RecordedLead extends RecordedScore {
  area: string;
  /** 0 is a studio. */
  bedrooms: number;
  /** USD a month. */
  budget: number;
  /** ISO date, or `asap` or `flexible`. */
  moveIn: string;
  /** Kind of the pet; null without one. */
  pet: string | null;
}

export interface RecordedScore {
  /** Empty until it is known. */
  name: string;
  score: number;
  status: Lead["status"];
  /** Largest first; the points add up to the score. */
  reasons: { id: ReasonId; points: number; data?: Partial<Record<string, string | number>> }[];
}

export interface RecordedHome {
  address: string;
  area: string;
  /** USD a month. */
  price: number;
  bedrooms: number;
  bathrooms: number;
  squareFeet: number;
  /** 0-100. */
  match: number;
  /** One for each thing she asked for. */
  reasons: { criterion: string; fits: boolean; data?: Partial<Record<string, string | number>> }[];
}

/** Reasons that the page has words for. */
export const reasonIds = [
  "moves_soon",
  "criteria_known",
  "contact_given",
  "showing_requested",
  "listings_fit",
  "name_given",
  "no_contact",
] as const satisfies ScoreReasonId[];
export type ReasonId = (typeof reasonIds)[number];

/** The conversations of `recordings.json`, made by `npm run record:demo`; a test fails where the assistant says otherwise. */
export function recordingIn(language: Language): Recording {
  return (recordings as Record<Language, Recording>)[language];
}

/** The turn in which something was first understood, from 0. */
export function turnOf(recording: Recording, slot: string): number {
  return recording.turns.findIndex(({ understood }) => understood.some((part) => part.slot === slot));
}
