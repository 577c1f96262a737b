import { isFairWording } from "../listings/wording.ts";
import type { IsoDate, Language, ListingTopic, Property } from "../types.ts";
import { polarityOf } from "./polarity.ts";

type Entry = NonNullable<Property["facts"][ListingTopic]>;

/** The agent's own words about a topic, read once. */
export interface OwnWords {
  /** Such as may be quoted, by language. */
  en?: string;
  es?: string;
  /** Whether they say that the listing has it; absent where that is unclear. */
  holds?: boolean;
  updated: IsoDate;
}

interface Read {
  en: string | undefined;
  es: string | undefined;
  words: OwnWords | null;
}

/** Listings are kept between turns, and looking for unfair remarks takes longer than all of an answer. */
const read = new WeakMap<Entry, Read>();

/**
 * The agent's own words about a topic that may be quoted; null where there are none. A remark that fair-housing law
 * forbids to publish (42 USC 3604(c), Miami-Dade 11A) is never repeated.
 */
export function ownWords(property: Property, topic: ListingTopic): OwnWords | null {
  const entry = property.facts[topic];
  if (!entry) return null;
  let known = read.get(entry);
  if (!known || known.en !== entry.en || known.es !== entry.es) {
    known = { en: entry.en, es: entry.es, words: readWords(entry, topic) };
    read.set(entry, known);
  }
  return known.words && { ...known.words, updated: entry.updated };
}

function readWords(entry: Entry, topic: ListingTopic): OwnWords | null {
  const en = quotable(entry.en);
  const es = quotable(entry.es);
  const text = en ?? es;
  if (text === undefined) return null;
  const holds = polarityOf(text, topic);
  return {
    ...(en !== undefined && { en }),
    ...(es !== undefined && { es }),
    ...(holds !== undefined && { holds }),
    updated: entry.updated,
  };
}

function quotable(text: string | undefined): string | undefined {
  const trimmed = text?.trim().replace(/[.;,\s]+$/, "");
  return trimmed && isFairWording(trimmed) ? trimmed : undefined;
}

/** The words in the renter's language where there are any, else in the other. */
export function wordsIn(words: OwnWords, language: Language): string | undefined {
  return words[language] ?? words.en ?? words.es;
}
