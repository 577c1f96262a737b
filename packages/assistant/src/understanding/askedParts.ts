import type { UnderstandContext, Understanding } from "../types.ts";
import type { Draft } from "./draft.ts";
import { openDraft } from "./understand.ts";
import type { Word } from "./words.ts";

/** One question of a message, read by itself. */
export interface AskedPart {
  /** In the renter's words. */
  text: string;
  /** The sentence ends in a question mark, or in words that ask ("or not", "¿verdad?"). */
  isMarked: boolean;
  /** It begins or ends the way questions do; "2150 is the cheapest??" only wonders. */
  isWhole: boolean;
  heard: Understanding;
}

/** Fewer words are an echo or a lead-in ("do you know …"), not a separate question. */
const fewestWords = 3;

/** "It's loud, right?", "¿tiene balcón o no?", "yes or no": words at the end that turn a statement into a question. */
const tag = /(?:\bor (?:not|no|nah)|\byes or no|\bright|\bo no|\bs[ií] o no|\bverdad|\bcierto)\W*$/i;

/**
 * The questions of a message, sentence by sentence and clause by clause. Each is read as if it stood alone, so that
 * nothing it names carries over to the others.
 */
export function readAskedParts(
  text: string,
  context: UnderstandContext,
  read: (part: string) => Understanding,
): AskedPart[] {
  const draft = openDraft(text, context);
  return draft.questions.sentences.flatMap(({ start, end }) => askedIn(draft, start, end, read));
}

/** The questions of one sentence; clauses too short to be questions are joined to the next. */
function askedIn(
  { reading, questions }: Draft,
  start: number,
  end: number,
  read: (part: string) => Understanding,
): AskedPart[] {
  const { words, text } = reading;
  const sentence = textOf(text, words, start, end);
  const behind = text.slice(words[end - 1]?.end ?? 0, words[end]?.start ?? text.length);
  const isTagged = tag.test(sentence) && end - start >= fewestWords;
  const clauses = questionClauses(reading, questions, start, end);
  const parts = clauses.length === 0 && isTagged ? [{ from: start, to: end }] : clauses;
  return parts
    .filter(({ from, to }) => to - from >= fewestWords)
    .map(({ from, to }) => {
      const part = textOf(text, words, from, to);
      const isMarked = behind.includes("?") || isTagged;
      const opens = reading
        .all("question")
        .some((hit) => hit.start >= from && hit.start < to && (hit.start === from || reading.startsClause(hit.start)));
      return {
        text: part,
        isMarked,
        isWhole:
          opens || (isTagged && to === end) || text.slice(words[from - 1]?.end ?? 0, words[from]?.start).includes("¿"),
        heard: read(isMarked ? `${part}?` : part),
      };
    });
}

function questionClauses(
  reading: Draft["reading"],
  { asked, clauseStarts }: Draft["questions"],
  start: number,
  end: number,
): { from: number; to: number }[] {
  const parts: { from: number; to: number }[] = [];
  let open = false;
  for (let i = start; i < end; i++) {
    const last = parts.at(-1);
    const opens = clauseStarts[i] === i && !joins(reading, i);
    if (asked[i] !== 1) open = false;
    else if (open && last && (!opens || i - last.from < fewestWords)) last.to = i + 1;
    else {
      parts.push({ from: i, to: i + 1 });
      open = true;
    }
  }
  // "How many square feet and | is it a house?": the joining word belongs to neither.
  for (const part of parts) if (part.to - part.from > 1 && reading.group(part.to - 1, "joiner") > 0) part.to--;
  return parts;
}

/** "… or is there a limit?" is the second half of the question before it, and "¿me confirma si …?" its beginning. */
function joins(reading: Draft["reading"], i: number): boolean {
  return ["or", "whether"].some((name) => reading.group(i, name) > 0 || reading.groupBefore(i, name) >= 0);
}

function textOf(text: string, words: readonly Word[], from: number, to: number): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? text.length);
}
