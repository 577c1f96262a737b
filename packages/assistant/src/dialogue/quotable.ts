import { isFairWording } from "../listings/wording.ts";
import { personal } from "../understanding/topicsOf.ts";
import type { Act } from "./act.ts";
import { plainPart } from "./asides.ts";
import { noQuestion, saysOnly } from "./stances.ts";
import type { Asked, Turn } from "./turn.ts";

type Gap = Extract<Act, { type: "will_ask_agent" }>;

/** The most questions that one reply repeats. */
const mostQuoted = 2;

/** More wouldn't be a quote. */
const longestQuote = 160;

/** A phone, a card or an email address, the number that a reply names only in an emergency, and what isn't text. */
const unsaid = /@|\d(?:[ .()-]{0,2}\d){6}|\b911\b|\p{Cc}|\p{Cs}/u;

/**
 * A renter's words as the reply may repeat them; undefined if they are empty, too long, hold private data, or say what
 * fair-housing law protects.
 */
export function quotable(words: string): string | undefined {
  const said = words
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^[\s.?!,;:¿¡]+|[\s.?!,;:¿¡]+$/g, "")
    // One question of the reply is the assistant's own.
    .replace(/[?¿]+(?= |\p{L})/gu, ",");
  if (said === "" || said.length > longestQuote || unsaid.test(said)) return undefined;
  return isFairWording(said) ? said : undefined;
}

/**
 * "I'll ask the agent" for questions that no topic names, and "I'll let the agent know" for requests, in the renter's words
 * where they may be repeated; what fair-housing law protects isn't.
 */
export function gapsOf(turn: Turn, all: readonly Quoted[]): Gap[] {
  const gap: Gap = { type: "will_ask_agent", topic: "other" };
  const parts = all.filter((part) => !asksNothing(turn, part));
  if (parts.length === 0 && all.length > 0) return [];
  const isPersonal = turn.heard.topics.some((topic) => personal.has(topic));
  const quoted = parts.flatMap((part): Gap[] => {
    const quote = isPersonal ? undefined : quotable(withoutLeadIn(withWhatItMeans(turn, part)));
    return quote === undefined ? [] : [{ ...gap, quote, ...(part.tells && { tells: true }) }];
  });
  return quoted.length > 0 ? quoted.slice(0, mostQuoted) : [gap];
}

/** "What about that studio": names what the next question is about. */
const homeOnly =
  /^(?:(?:ok|okay|and|so|y|pero|what about|how about|que tal|que hay de) )+(?:the|that|this|el|la|ese|esa) (?:\w+ )?(?:one|studio|place|apartment|apt|condo|unit|estudio|apto|apartamento|depa\w*|de \w+)(?: (?:then|entonces))?$/;

/** True for words that only say which home the rest is about. */
export function namesAHome(text: string): boolean {
  return homeOnly.test(plainPart(text));
}

function asksNothing({ clauses, acts }: Turn, { text, start, tells }: Quoted): boolean {
  if (namesAHome(text) && acts.some(({ type }) => type === "answer_fact")) return true;
  return !tells && saysOnly(clauses, { start, end: start + text.length }, noQuestion);
}

type Quoted = Pick<Asked, "text" | "start" | "tells">;

/** "Is that a problem", "eso sirve": what it points at was said right before. */
const pointing = /^(?:(?:and|so|but|y|pero|entonces) )*(?:[\p{L}']+ ){0,2}(?:that|this|it|eso|esto)\b/iu;

/** More words say by themselves what they are about. */
const shortest = 8;

/** True for "is it included?" right behind another question: it asks on about the same thing. */
export function asksOn({ asks }: Turn, part: Quoted): Asked | undefined {
  if (!pointing.test(part.text) || part.text.split(/\s+/).length > shortest) return undefined;
  return asks.findLast(({ start, text }) => start < part.start && start + text.length <= part.start);
}

function withWhatItMeans({ message, clauses }: Turn, { text, start }: Quoted): string {
  if (!pointing.test(text) || text.split(/\s+/).length > shortest) return text;
  const before = clauses.findLast((clause) => clause.end <= start);
  return before === undefined ? text : message.slice(before.start, start + text.length);
}

const leadIn =
  /^(?:(?:and|but|so|also|ok|okay|oh|then|well|n|y|e|pero|bueno|oye|entonces|adem[aá]s|tambi[eé]n|lol|plus)\b[\s,]*)+/iu;

/** "And does it have …" without "and". */
export function withoutLeadIn(text: string): string {
  return text.replace(leadIn, "");
}
