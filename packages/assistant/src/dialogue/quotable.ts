import { isFairWording } from "../listings/wording.ts";
import { personal } from "../understanding/topicsOf.ts";
import type { Act } from "./act.ts";
import type { Asked, Turn } from "./turn.ts";

type Gap = Extract<Act, { type: "will_ask_agent" }>;

/** The most questions that one reply repeats. */
const mostQuoted = 2;

/** More wouldn't be a quote. */
const longestQuote = 160;

/** A phone, a card or an email address, and the number that a reply names only in an emergency. */
const unsaid = /@|\d(?:[ .()-]{0,2}\d){6}|\b911\b/;

/**
 * A renter's words as the reply may repeat them; undefined if they are empty, too long, hold private data, or say what
 * fair-housing law protects.
 */
export function quotable(words: string): string | undefined {
  const said = words
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[\s.?!,;:¿¡]+$/, "");
  if (said === "" || said.length > longestQuote || unsaid.test(said)) return undefined;
  return isFairWording(said) ? said : undefined;
}

/** "I'll ask the agent" for questions that no topic names, in their words where they may be repeated. */
export function gapsOf(quotes: readonly string[]): Gap[] {
  const gap: Gap = { type: "will_ask_agent", topic: "other" };
  return quotes.length === 0 ? [gap] : quotes.map((quote) => ({ ...gap, quote }));
}

/** The questions as the reply may repeat them. What fair-housing law protects isn't said back. */
export function quotesOf({ heard }: Turn, parts: readonly Pick<Asked, "text">[]): string[] {
  if (heard.topics.some((topic) => personal.has(topic))) return [];
  return parts.flatMap(({ text }) => quotable(withoutLeadIn(text)) ?? []).slice(0, mostQuoted);
}

const leadIn =
  /^(?:(?:and|but|so|also|ok|okay|oh|then|well|n|y|e|pero|bueno|oye|entonces|adem[aá]s|tambi[eé]n|lol|plus)\b[\s,]*)+/iu;

/** "And does it have …" without "and". */
export function withoutLeadIn(text: string): string {
  return text.replace(leadIn, "");
}
