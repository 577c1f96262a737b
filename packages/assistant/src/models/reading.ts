import type { Intent, Language, SlotName, Topic } from "../types.ts";

/** A value with the words of the message that it rests on. */
export type Read<T> = (T & { evidence: string }) | null;

/** An amount: one end or both, equal where it is one number. */
export interface Span {
  min: number | null;
  max: number | null;
}

/**
 * What a model says a message says: the same commands as the built-in stage gives, in a form that every provider's
 * structured output can have (all fields given, null where there is nothing).
 */
export interface ModelReading {
  language: Language | null;
  slots: {
    area: Read<{ places: string[] }>;
    bedrooms: Read<Span>;
    bathrooms: Read<Span>;
    /** US dollars a month. */
    budget: Read<Span>;
    /** Dates are ISO; equal where it is one day. */
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
