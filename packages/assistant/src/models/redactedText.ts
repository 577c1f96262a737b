import type { DialogueState } from "../dialogue/state.ts";
import { taskKey } from "../dialogue/turn.ts";
import { clausePattern } from "../masking/clauses.ts";
import { maskSensitive } from "../masking/maskSensitive.ts";
import { conductTopics, type Intent, type Slots, type Topic, type Understanding } from "../types.ts";

/** A message as a model may see it. */
export interface RedactedText {
  /** Without cards, Social Security numbers, phones, email addresses and known names. */
  text: string;
  /** Where a position in it is in the masked text, and in the message. */
  places: readonly (readonly [masked: number, original: number])[];
}

const personal: readonly Intent[] = ["stop", "fair_housing_risky", "prompt_injection", "abusive"];
/**
 * Rules that no secret touches: a model sees these clauses, and judges better whether the rule applies. Who will live there
 * and how the rent is paid is part of any search.
 */
const open: ReadonlySet<Topic> = new Set<Topic>([
  "negotiation",
  "approval",
  "access_code",
  "flood",
  "payment",
  "safety",
  "schools",
  "children",
  "families",
  "voucher",
  "privacy",
]);
const rules: readonly string[] = conductTopics.filter((topic) => !open.has(topic));

/**
 * True if a message may be sent to a model whole. One that touches a private rule of conduct may not: the built-in stage
 * recognizes and answers those, and in them people reveal what concerns nobody else.
 */
export function maySendToModel(heard: Understanding): boolean {
  return !heard.topics.some((topic) => rules.includes(topic)) && !isPersonal(heard);
}

/** True if a message touches any rule of conduct: its reply stays in the rule's own words. */
export function touchesConduct({ topics, intents }: Understanding): boolean {
  return (
    topics.some((topic) => (conductTopics as readonly Topic[]).includes(topic)) ||
    intents.some((intent) => personal.includes(intent))
  );
}

/** "Somewhere safe, with good schools" is a risk only by what it asks, and a model may see that. */
function isPersonal({ topics, intents }: Understanding): boolean {
  const isOpenRisk = topics.some((topic) => open.has(topic));
  return intents.some((intent) => personal.includes(intent) && !(isOpenRisk && intent === "fair_housing_risky"));
}

/** Rules of conduct that people touch while they talk about something else, and that need no secrecy for the rest. */
const separable: ReadonlySet<Topic> = new Set<Topic>([
  "assistance_animal",
  "disability",
  "household_status",
  "immigration",
  "screening_history",
]);

/** Part of a message: UTF-16 offsets. */
export interface Part {
  start: number;
  end: number;
}

/**
 * The clauses of a message that a model must not see, since they touch a rule of conduct: none for most messages. Null if
 * the whole message must stay here.
 * @param hear how a part of the message is understood alone
 */
export function keptFromModel(
  message: string,
  heard: Understanding,
  hear: (part: string) => Understanding,
): Part[] | null {
  if (maySendToModel(heard)) return [];
  const isPrivate = heard.topics.some((topic) => rules.includes(topic) && !separable.has(topic));
  if (isPrivate || isPersonal(heard)) return null;
  const parts = [...message.matchAll(clausePattern)].map(({ index, 0: text }) => ({
    start: index + text.length - text.trimStart().length,
    end: index + text.length,
    text,
  }));
  const kept = parts.filter(({ text }) => !maySendToModel(hear(text)));
  const rest = parts.filter((part) => !kept.includes(part)).map(({ text }) => text);
  const isClean = kept.length > 0 && rest.length > 0 && maySendToModel(hear(rest.join(", ")));
  return isClean ? kept.map(({ start, end }) => ({ start, end })) : null;
}

/**
 * The topics of a message that get their rule's answer whatever a model reads: those that it doesn't see, and a voucher when
 * it first comes up, because nobody may miss that it is welcome.
 */
export function conductOf({ topics }: Understanding, { raised }: Pick<DialogueState, "raised">): Topic[] {
  const isVoucherKnown = raised.includes(taskKey("voucher", { topic: "voucher" }));
  return topics.filter((topic) => rules.includes(topic) || (topic === "voucher" && !isVoucherKnown));
}

/** Replaces removed text. */
export const placeholders = {
  name: "[NAME]",
  phone: "[PHONE]",
  email: "[EMAIL]",
  agent: "[AGENT]",
  private: "[PRIVATE]",
} as const;

const mails = /[^\s@<>()]+@[^\s@<>()]+\.[\p{L}\d]+/gu;
/** Nine or more digits, however grouped: no rent, date or address has so many. */
const numbers = /\+?\(?\d(?:[\s().-]{0,3}\d){8,}/g;

interface Cut {
  start: number;
  end: number;
  by: string;
}

/**
 * The message without anything that identifies a person: contact details as read, and everything that looks like them.
 * @param kept parts that a model must not see either; see {@link keptFromModel}
 */
export function redactedText(
  message: string,
  heard: Pick<Understanding, "evidence">,
  known: Slots,
  kept: readonly Part[] = [],
): RedactedText {
  const cuts = [
    ...kept.map((part) => ({ ...part, by: placeholders.private })),
    ...heard.evidence.flatMap(({ slot, start, end }) =>
      slot === "name" || slot === "phone" || slot === "email" ? [{ start, end, by: placeholders[slot] }] : [],
    ),
    ...found(message, mails, placeholders.email),
    ...found(message, numbers, placeholders.phone),
    ...nameParts(known.name).flatMap((part) => found(message, part, placeholders.name)),
  ];
  const { text, places } = withoutCuts(message, cuts);
  // If something is left that must never leave, nothing of the message does.
  return maskSensitive(text).text === text ? { text, places } : { text: "", places: [[0, 0]] };
}

function found(message: string, pattern: RegExp, by: string): Cut[] {
  return [...message.matchAll(pattern)].map(({ index, 0: text }) => ({ start: index, end: index + text.length, by }));
}

/** Patterns for the parts of a name that are long enough to be distinct from other words. */
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

/** The position in the message of a position in the masked text. */
export function originalPlace({ places }: RedactedText, masked: number): number {
  const [from, original] = places.findLast(([start]) => start <= masked) ?? [0, 0];
  return original + masked - from;
}
