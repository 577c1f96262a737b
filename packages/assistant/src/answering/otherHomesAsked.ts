import type { QuestionRead } from "../learned/question.ts";
import type { Topic } from "../types.ts";
import type { Query } from "./query.ts";

/** Words that move a question on to other homes: "which ones do?", "and the rest?", "¿cuál sí lo tiene?". */
const toOthers =
  /\b(?:which|wich|who|whos|ones?|others?|rest|else|everyone|any|either|cual(?:es)?|quien|otr[oa]s?|demas|resto|algun\w*)\b/;
/** Words that leave out the home just discussed. */
export const besidesIt = /\b(?:others?|rest|else|another|otr[oa]s?|demas|resto|mas)\b/;
/** Words that take a question beyond the home in question. */
const beyond =
  /\b(?:(?:you|u|ya|yall|they|she|he) (?:\w+ )?(?:have|got|offer|rent)|any(?:thing|one|where)|any (?:other|of|one|home|place|apartment|unit|listing)s?|some(?:thing|where)?|which|what (?:else|other|ones?)|ones|others?|another|all|both|every\w*|each|they|them|these|those|homes|units|apartments|listings|places|buildings|tienes|tienen|manej\w+|ofrec\w+|algo|algun\w*|ningun\w*|cual(?:es)?|otr[oa]s?|tod[oa]s|ell[oa]s|es[oa]s|est[oa]s|amb[oa]s|l[oa]s (?:dos|tres|demas|de|que))\b/;

/** True for a question that goes beyond the home in question; one that stays with it names no other homes. */
export function asksBeyond(text: string): boolean {
  return beyond.test(text);
}

const chooses = /\b(?:which|wich|who|whos|any|either|cual(?:es)?|quien|algun\w*|en que)\b/;
/** Words that look for other homes: "Do you have any others?", "¿tienes otras?" */
const looksForHomes =
  /\b(?:(?:you|u|ya) (?:have|got)|show me|there (?:any|other)|any (?:others?|more)$|(?:tienes?|tienen|hay|muestr\w+|ensen\w+) (?:algun\w* )?(?:otr[oa]s?|mas|algo))\b/;
/** Longest follow-up in words; a longer message has a question of its own. */
const mostWords = 9;

const ofHomes: ReadonlySet<Topic> = new Set<Topic>(["other", "distance", "availability", "area", "address", "price"]);

/**
 * What a question wants that asks about other homes what was just answered about one; undefined for other questions.
 *
 * @param text lowercase words without accents or punctuation
 * @param answered what the previous reply answered
 */
export function opOfOthers(
  { op, asks, fields }: QuestionRead,
  text: string,
  answered: readonly Topic[],
): Query["op"] | undefined {
  const topics = answered.filter((topic) => topic !== "other" && topic !== "distance");
  if (topics.length === 0 || op === "compare" || asks < leastAsking || text.split(" ").length > mostWords)
    return undefined;
  if (!toOthers.test(text) || (looksForHomes.test(text) && !chooses.test(text))) return undefined;
  if ([...fields].some(([field, share]) => share >= ofItsOwn && field !== "home" && field !== "other"))
    return undefined;
  if (op === "list" && !chooses.test(text) && topics.every((topic) => ofHomes.has(topic))) return undefined;
  return chooses.test(text) ? "list" : op === "check" || op === "list" ? "check" : "value";
}

const leastAsking = 0.45;
/** The probability from which a question itself names a field. */
const ofItsOwn = 0.5;
