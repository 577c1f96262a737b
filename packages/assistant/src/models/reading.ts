import type { Intent, Language, SlotName, Topic } from "../types.ts";

/** A value with the message's words that support it. */
export type Read<T> = (T & { evidence: string }) | null;

/** An amount: one end or both, which are equal for a single number. */
export interface Span {
  min: number | null;
  max: number | null;
}

/**
 * A model's reading of a message: the same commands as the built-in stage's, in a form that every provider's
 * structured output supports (all fields present, null for nothing).
 */
export interface ModelReading {
  language: Language | null;
  slots: {
    area: Read<{ places: string[] }>;
    bedrooms: Read<Span>;
    bathrooms: Read<Span>;
    /** US dollars a month. */
    budget: Read<Span>;
    /** ISO dates, equal for a single day. */
    move_in: Read<{ when: "date" | "asap" | "flexible"; from: string | null; to: string | null }>;
    lease_months: Read<{ months: number }>;
    pets: Read<{ has: boolean; kind: string | null; count: number | null }>;
    parking: Read<{ wanted: boolean }>;
    furnished: Read<{ wanted: boolean }>;
    occupants: Read<{ people: number }>;
    name: Read<{ name: string }>;
    showing_request: Read<{ date: string | null; time: string | null }>;
  };
  intents: Intent[];
  topics: Topic[];
  refused: SlotName[];
  cleared: SlotName[];
  excluded_areas: string[];
  answer: "yes" | "no" | null;
  /** Which of the offered ones, from 1. */
  choice: number | null;
  switch_to: Language | null;
}
