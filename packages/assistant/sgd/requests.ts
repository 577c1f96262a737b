import type { Draft } from "../src/understanding/draft.ts";
import { isAsked } from "../src/understanding/questions.ts";
import type { Reading } from "../src/understanding/reading.ts";
import type { Stage } from "./stage.ts";

/** Things that users ask about a home and never wish for, with the word classes and signals for them. */
const facts: readonly [slot: string, group: string, signal: string | undefined][] = [
  ["phone_number", "slot:phone", "howToCall"],
  ["address", "topic:address", undefined],
  ["price", "topic:price", "howMuch"],
  ["rent", "topic:price", "howMuch"],
];

/** Slots whose value the turn asks for, in addition to features; none before there is a home. */
export function readRequests(draft: Draft, stage: Stage, features: readonly string[]): string[] {
  const { reading } = draft;
  const found = new Set(features);
  for (const [slot, group, signal] of stage === "searching" ? [] : facts) {
    if (signal !== undefined && reading.has(signal)) found.add(slot);
    for (let i = 0; i < reading.words.length; i++) {
      const end = reading.group(i, group);
      if (end > 0 && asksFor(draft, slot, i, end)) found.add(slot);
    }
  }
  return [...found];
}

/** True if the words are a request: in a question, or as something to give. A phone number is never mentioned otherwise. */
function asksFor(draft: Draft, slot: string, start: number, end: number): boolean {
  const { reading } = draft;
  if (counts(reading, end)) return false;
  if (["ownOrUnwanted", "passesOn"].some((signal) => reading.within(signal, start, end))) return false;
  if (reading.within("toRent", start, end) && !reading.within("payment", start, end)) return false;
  return slot === "phone_number" || isAsked(draft, start, end) || reading.within("givesMe", start, end);
}

/** "The number of bedrooms" isn't a phone number. */
function counts(reading: Reading, end: number): boolean {
  return reading.norm(end) === "of" && ["bedroom", "bathroom"].some((name) => reading.group(end + 1, name) > 0);
}
