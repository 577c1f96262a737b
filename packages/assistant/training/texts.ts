import { readFileSync } from "node:fs";
import { questionFeatures } from "../src/learned/question.ts";
import { southFlorida } from "../src/markets/southFlorida.ts";
import { lexiconFor } from "../src/understanding/lexiconFor.ts";
import { Reading } from "../src/understanding/reading.ts";

/** Reads a file of labeled texts, `<name>.jsonl` in this folder; see `README.md` for what its lines hold. */
export function readLines<Line>(name: string): Line[] {
  return readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

/** A text that is judged alone, with its words. */
export function readingAlone(text: string): Reading {
  return new Reading(text, lexiconFor(southFlorida));
}

/**
 * The features of a text that is judged alone.
 *
 * @param rows of the classifier's table: a power of two
 */
export function featuresAlone(text: string, rows: number): Int32Array {
  const reading = readingAlone(text);
  const features = questionFeatures(reading, { start: 0, end: reading.words.length });
  return features.map((row) => row & (rows - 1));
}
