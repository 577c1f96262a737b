import type { Draft } from "../understanding/draft.ts";
import { isAsked } from "../understanding/questions.ts";
import type { Reading } from "../understanding/reading.ts";

/** What is asked of a home and never wished for, by the word classes and signals that name it. */
const facts: readonly [string, readonly string[], string | undefined][] = [
  ["phone_number", ["slot:phone"], "howToCall"],
  ["address", ["topic:address"], undefined],
  ["price", ["topic:price"], "howMuch"],
  ["rent", ["topic:price"], "howMuch"],
];

/** Slots whose value the turn asks for, beside the features asked about. */
export function readRequests(draft: Draft, features: readonly string[]): string[] {
  const { reading } = draft;
  const found = new Set(features);
  for (const [slot, groups, signal] of facts) {
    if (signal !== undefined && reading.has(signal)) found.add(slot);
    for (let i = 0; i < reading.words.length; i++) {
      const end = Math.max(...groups.map((group) => reading.group(i, group)));
      if (end > 0 && asksFor(draft, i, end)) found.add(slot);
    }
  }
  return [...found];
}

/** Whether the words are asked for: in a question, or as what shall be given ("I'd like the phone number too"). */
function asksFor(draft: Draft, start: number, end: number): boolean {
  const { reading } = draft;
  if (counts(reading, end) || reading.within("ownOrUnwanted", start, end) || reading.within("toRent", start, end))
    return false;
  return isAsked(draft, start, end) || reading.within("givesMe", start, end);
}

/** "The number of bedrooms" is none to call. */
function counts(reading: Reading, end: number): boolean {
  return reading.norm(end) === "of" && ["bedroom", "bathroom"].some((name) => reading.group(end + 1, name) > 0);
}
