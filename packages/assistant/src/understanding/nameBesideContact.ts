import type { Draft } from "./draft.ts";
import type { Reading } from "./reading.ts";

const mostWords = 3;

/**
 * "Leo, 786-555-0144", "This is Vera. vera@mail.example": words in capitals that stand between a pause, or
 * "this is", and the renter's own phone or address.
 */
export function nameBesideContact(draft: Draft): { start: number; end: number } | undefined {
  const contact = draft.evidence.find(({ slot }) => slot === "phone" || slot === "email");
  if (contact === undefined) return undefined;
  const { words } = draft.reading;
  const end = words.findIndex((word) => word.end > contact.start);
  let start = end;
  while (start > Math.max(0, end - mostWords) && canBelong(draft.reading, start - 1, start < end)) start--;
  while (start < end && !opens(draft.reading, start)) start++;
  return start < end ? { start, end } : undefined;
}

/** A word in capitals that means nothing else as it is written; the words of one name stand side by side. */
function canBelong(reading: Reading, i: number, hasNext: boolean): boolean {
  const word = reading.words[i];
  if (!word?.isCapital || word.isNumber || !reading.isFree(i, i + 1)) return false;
  if (hasNext && (reading.words[i + 1]?.before ?? 0) > 0) return false;
  if (reading.group(i, "givenName") > 0) return true;
  const written = reading.text.slice(word.start, word.end);
  if (!/^\p{Lu}\p{Ll}+$/u.test(written) || reading.group(i, "place") > 0 || reading.group(i, "notName") > 0)
    return false;
  const isIntroduced = reading.groupBefore(i, "nameIntro") >= 0 || introduces(reading, i);
  return isIntroduced || !reading.lexicon.vocabulary.has(folded(written));
}

function opens(reading: Reading, i: number): boolean {
  return i === 0 || (reading.words[i]?.before ?? 0) > 0 || introduces(reading, i);
}

function introduces({ signals }: Reading, i: number): boolean {
  return signals.some(({ name, end }) => end === i && (name === "nameIntro" || name === "maybeNameIntro"));
}

function folded(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
