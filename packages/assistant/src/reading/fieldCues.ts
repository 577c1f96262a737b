import { cuesOf } from "../answering/labels.ts";
import { fields } from "../answering/registry.ts";
import type { ListingTopic } from "../types.ts";
import { plainText } from "./plainText.ts";

/** A phrase that names a field, as words; the last one may be the beginning of a word. */
interface Cue {
  topic: ListingTopic;
  words: readonly string[];
  isPrefix: boolean;
}

/** A field that a text names, and where among its words. */
export interface NamedField {
  topic: ListingTopic;
  start: number;
  end: number;
}

/** Phrases by their first word, and those that are a single beginning of a word by its first letters. */
const byWord = new Map<string, Cue[]>();
const byPrefix = new Map<string, Cue[]>();
const prefixKey = 3;

function add(map: Map<string, Cue[]>, key: string, cue: Cue): void {
  const cues = map.get(key);
  if (cues) cues.push(cue);
  else map.set(key, [cue]);
}

for (const topic of Object.keys(fields) as ListingTopic[])
  for (const language of ["en", "es"] as const)
    for (const phrase of cuesOf(topic, language)) {
      const isPrefix = phrase.endsWith("*");
      const words = plainText(phrase)
        .split(" ")
        .filter((word) => word !== "");
      const [first] = words;
      if (first === undefined) continue;
      const cue = { topic, words, isPrefix };
      if (words.length === 1 && isPrefix) add(byPrefix, first.slice(0, prefixKey), cue);
      else add(byWord, first, cue);
    }

function fits({ words, isPrefix }: Cue, said: readonly string[], at: number): boolean {
  return words.every((word, offset) => {
    const other = said[at + offset];
    if (other === undefined) return false;
    return isPrefix && offset === words.length - 1 ? other.startsWith(word) : other === word;
  });
}

/**
 * The fields of a listing that a text names, by the cue words of both languages; a longer phrase covers the shorter
 * ones inside it ("pet deposit" is no deposit).
 */
export function namedFields(text: string): NamedField[] {
  const said = plainText(text).split(" ");
  const found: NamedField[] = [];
  for (let at = 0; at < said.length; at++) {
    const word = said[at] as string;
    for (const cues of [byWord.get(word), byPrefix.get(word.slice(0, prefixKey))])
      for (const cue of cues ?? [])
        if (fits(cue, said, at)) found.push({ topic: cue.topic, start: at, end: at + cue.words.length });
  }
  return found.filter(
    (field) =>
      !found.some(
        (other) =>
          other.topic !== field.topic &&
          other.start <= field.start &&
          other.end >= field.end &&
          other.end - other.start > field.end - field.start,
      ),
  );
}
