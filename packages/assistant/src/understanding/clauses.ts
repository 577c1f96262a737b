import type { QuestionMap, Stretch } from "./questionMap.ts";
import type { Reading } from "./reading.ts";
import { breakStrength } from "./words.ts";

/** Fewest words between two commas that form a clause; fewer are an item of a list. */
const shortestItem = 3;
/** Fewest words of a clause: "yo | puedo pagar" isn't cut. */
const shortestPart = 2;
/** Most words of a call at the beginning of a sentence, which is its own clause: "hey," and "ok no," */
const longestCall = 2;

/** Words that always begin a clause; "and" and "y" also join the items of a list. */
const turning: ReadonlySet<string> = new Set([
  "but",
  "because",
  "cause",
  "bc",
  "cuz",
  "pero",
  "porque",
  "xq",
  "pq",
  "aunque",
]);

/**
 * Cuts a message into clauses: at the end of sentences, at commas between longer parts, and where a question or a
 * statement begins inside a sentence. Every word is in one clause.
 */
export function clausesOf(reading: Reading, { clauseStarts }: QuestionMap): Stretch[] {
  const { words } = reading;
  const clauses: Stretch[] = [];
  let start = 0;
  let sentence = 0;
  const cutAt = (at: number): void => {
    if (at > start) clauses.push({ start, end: at });
    start = Math.max(start, at);
  };
  for (let i = 1; i < words.length; i++) {
    const { before, norm } = words[i] as (typeof words)[number];
    // Nothing is cut inside "4:30" or an email address.
    if (before > breakStrength.none && !/\s/.test(reading.gap(i))) continue;
    if (before === breakStrength.sentence) {
      cutAt(i);
      sentence = i;
    } else if (before === breakStrength.comma) {
      const isCall = start === sentence && i - start <= longestCall;
      if (isCall || (i - start >= shortestItem && wordsUpToBreak(reading, i) >= shortestItem)) cutAt(i);
    } else if (turning.has(norm)) {
      if (i - start >= shortestItem && wordsUpToBreak(reading, i) >= shortestItem) cutAt(i);
    } else if (clauseStarts[i] === i && !joins(reading, i)) {
      const at = reading.group(i - 1, "joiner") === i ? i - 1 : i;
      const isLong = at === i || wordsUpToBreak(reading, at) > shortestItem;
      if (at - start >= shortestPart && isLong) cutAt(at);
    }
  }
  cutAt(words.length);
  return clauses;
}

/** True next to "or" and "whether", which join two halves: "… or is there a limit?", "¿me confirma si …?" */
function joins(reading: Reading, i: number): boolean {
  return ["or", "whether"].some((name) => reading.group(i, name) > 0 || reading.groupBefore(i, name) >= 0);
}

function wordsUpToBreak({ words }: Reading, from: number): number {
  let end = from + 1;
  while (end < words.length && words[end]?.before === breakStrength.none) end++;
  return end - from;
}
