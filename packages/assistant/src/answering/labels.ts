import { fieldLabels as en } from "../phrasing/en/fields.ts";
import { fieldLabels as es } from "../phrasing/es/fields.ts";
import type { Language, ListingTopic } from "../types.ts";
import type { FieldLabels } from "./fieldLabels.ts";

/** Every field in every language: one that lacks a line in either does not compile. */
export const labels: Readonly<Record<Language, Readonly<Record<ListingTopic, FieldLabels>>>> = { en, es };

/** The cue words of a field as a list. */
export function cuesOf(topic: ListingTopic, language: Language): string[] {
  return labels[language][topic].cues.split(",").map((cue) => cue.trim());
}

/** Words for a part of a field in either language, in plain words, the longest first. */
const parts = new Map<ListingTopic, string[]>();

/** The words by which a question asks for a part of a field: a sauna is more than a gym. */
export function partsOf(topic: ListingTopic): string[] {
  const known = parts.get(topic);
  if (known) return known;
  const words = [en, es]
    .flatMap((language) => language[topic].parts?.split(",") ?? [])
    .map((part) => part.trim())
    .sort((a, b) => b.length - a.length);
  parts.set(topic, words);
  return words;
}
