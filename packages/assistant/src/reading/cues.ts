import { southFlorida } from "../markets/southFlorida.ts";
import type { Understanding } from "../types.ts";
import type { Reading } from "../understanding/reading.ts";
import { readMasked } from "../understanding/understand.ts";
import type { Span } from "./command.ts";
import { namedFields } from "./fieldCues.ts";

/**
 * What the readers found in a part of a message, as names for the classifier: phrases, word classes and values. They
 * let it generalize from few examples.
 */
export function cuesIn(
  reading: Reading,
  { slots, evidence, maskedText }: Understanding,
  { start, end }: Span,
): string[] {
  const names = new Set<string>();
  for (const { topic } of namedFields(maskedText.slice(start, end))) names.add(`field ${topic}`);
  const { words } = reading;
  for (const hit of reading.signals) {
    const word = words[hit.start];
    if (word && word.start >= start && word.start < end) names.add(`signal ${hit.name}`);
  }
  for (let i = 0; i < words.length; i++) {
    const word = words[i];
    if (!word || word.start < start || word.start >= end) continue;
    for (const { groups } of reading.classesAt(i)) for (const group of groups) names.add(`class ${group}`);
  }
  for (const item of evidence)
    if (slots[item.slot] !== undefined && item.start >= start && item.start < end) names.add(`value ${item.slot}`);
  return [...names];
}

/** The cues of a text that stands alone, as in the training data. */
export function cuesOf(text: string): string[] {
  const context = { asked: null, referenceDate: "2026-03-20", languageHint: "en", market: southFlorida } as const;
  const { understanding, reading } = readMasked(text, context);
  return cuesIn(reading, understanding, { start: 0, end: text.length });
}
