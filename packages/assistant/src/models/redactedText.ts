import { maskSensitive } from "../masking/maskSensitive.ts";
import { conductTopics, type Intent, type Slots, type Understanding } from "../types.ts";

/** A message as a model may read it. */
export interface RedactedText {
  /** Without cards, social-security numbers, phones, email addresses and the names that are known. */
  text: string;
  /** Where a place in it lies in the message: the place of the masked text, and of the message. */
  places: readonly (readonly [masked: number, original: number])[];
}

const personal: readonly Intent[] = ["stop", "fair_housing_risky", "prompt_injection", "abusive"];
const rules: readonly string[] = conductTopics;

/**
 * True where a message may be sent to a model at all. What touches a rule of conduct may not: those are recognized
 * and answered here alone, and they are where people tell what concerns nobody else.
 */
export function maySendToModel(heard: Understanding): boolean {
  return (
    !heard.topics.some((topic) => rules.includes(topic)) && !heard.intents.some((intent) => personal.includes(intent))
  );
}

/** Stands for what was taken out. */
export const placeholders = { name: "[NAME]", phone: "[PHONE]", email: "[EMAIL]", agent: "[AGENT]" } as const;

const mails = /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d]+/gu;
/** Nine digits and more, however they are grouped: no rent, date or address has so many. */
const numbers = /\+?\(?\d(?:[\s().-]{0,3}\d){8,}/g;

interface Cut {
  start: number;
  end: number;
  by: string;
}

/** The message without what identifies a person: contact data as they were read, and all that looks like them. */
export function redactedText(message: string, heard: Understanding, known: Slots): RedactedText {
  const cuts = [
    ...heard.evidence.flatMap(({ slot, start, end }) =>
      slot === "name" || slot === "phone" || slot === "email" ? [{ start, end, by: placeholders[slot] }] : [],
    ),
    ...found(message, mails, placeholders.email),
    ...found(message, numbers, placeholders.phone),
    ...nameParts(known.name).flatMap((part) => found(message, part, placeholders.name)),
  ];
  const { text, places } = withoutCuts(message, cuts);
  // Where something is left that must never leave, nothing of the message does.
  return maskSensitive(text).text === text ? { text, places } : { text: "", places: [[0, 0]] };
}

function found(message: string, pattern: RegExp, by: string): Cut[] {
  return [...message.matchAll(pattern)].map(({ index, 0: text }) => ({ start: index, end: index + text.length, by }));
}

/** Patterns of the parts of a name that are long enough to be told from other words. */
function nameParts(name: string | undefined): RegExp[] {
  const parts = (name ?? "").split(/[^\p{L}]+/u).filter((part) => part.length > 2);
  return parts.map((part) => new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, "giu"));
}

function withoutCuts(message: string, cuts: Cut[]): RedactedText {
  const inOrder = [...cuts].sort((a, b) => a.start - b.start || b.end - a.end);
  const places: [number, number][] = [[0, 0]];
  let text = "";
  let at = 0;
  for (const { start, end, by } of inOrder) {
    if (start < at) continue;
    text += message.slice(at, start) + by;
    at = end;
    places.push([text.length, at]);
  }
  return { text: text + message.slice(at), places };
}

/** The place in the message of a place in the masked text. */
export function originalPlace({ places }: RedactedText, masked: number): number {
  const [from, original] = places.findLast(([start]) => start <= masked) ?? [0, 0];
  return original + masked - from;
}
