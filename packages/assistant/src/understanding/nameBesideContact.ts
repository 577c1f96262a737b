import type { Draft } from "./draft.ts";
import type { Reading } from "./reading.ts";
import { describesSelf } from "./selfDescriptions.ts";
import { isLoneName, isShortName } from "./shortNames.ts";

const mostWords = 3;

/**
 * "Leo, 786-555-0144", "This is Vera. vera@mail.example": capitalized words between a pause, or
 * "this is", and the renter's own phone number or email address.
 */
export function nameBesideContact(draft: Draft): { start: number; end: number } | undefined {
  const [contact] = draft.evidence
    .filter(({ slot }) => slot === "phone" || slot === "email")
    .sort((a, b) => a.start - b.start);
  if (contact === undefined) return undefined;
  const { words } = draft.reading;
  const end = words.findIndex((word) => word.end > contact.start);
  let start = end;
  const known = isFullName(draft.reading, end) || isInAddress(draft.reading, end, contact.text);
  while (start > Math.max(0, end - mostWords) && canBelong(draft.reading, start - 1, start < end, known)) start--;
  while (start < end && !opens(draft.reading, start)) start++;
  if (start < end) return { start, end };
  return signedOff(draft.reading, contact.end) ?? inLowercase(draft, end);
}

/** "Max Lee, 305 …": two capitalized words after a pause, where the second has no other meaning. */
function isFullName(reading: Reading, end: number): boolean {
  const [first, last] = [reading.words[end - 2], reading.words[end - 1]];
  const isPair = first?.isCapital && last?.isCapital && last.before === 0 && (end === 2 || first.before > 0);
  return (
    isPair === true && (isShortName(reading, end - 2) || !reading.lexicon.vocabulary.has(reading.written(end - 1)))
  );
}

/** "Dan, dan@mail.example": the address confirms the name. */
function isInAddress(reading: Reading, end: number, contact: string): boolean {
  const name = reading.written(end - 1);
  return name.length > 2 && contact.includes("@") && contact.toLowerCase().startsWith(name);
}

/** "Sat 11:30 then. paco 786 555 0199": a word alone before the number that is a given name, or that no pack knows. */
function inLowercase({ reading, context }: Draft, end: number): { start: number; end: number } | undefined {
  const at = end - 1;
  const word = reading.words[at];
  if (context.known?.name !== undefined || word === undefined || word.isNumber || !reading.isFree(at, end)) return;
  const isAlone = at === 0 || word.before > 0;
  const isOther = reading.group(at, "notName") > 0 || describesSelf(word.norm) || reading.group(at, "place") > 0;
  const isName = reading.group(at, "givenName") > 0 || !reading.lexicon.vocabulary.has(reading.written(at));
  return isAlone && !isOther && isName && /^\p{L}{3,}$/u.test(word.norm) ? { start: at, end } : undefined;
}

/** "305-555-0123, Gus": one capitalized word at the very end. */
function signedOff(reading: Reading, from: number): { start: number; end: number } | undefined {
  const at = reading.words.length - 1;
  const word = reading.words[at];
  const isBehind = word !== undefined && word.before > 0 && reading.words[at - 1]?.end === from;
  return isBehind && canBelong(reading, at, false, false) ? { start: at, end: at + 1 } : undefined;
}

/** A capitalized word without another meaning as written; the words of one name are adjacent. */
function canBelong(reading: Reading, i: number, hasNext: boolean, known: boolean): boolean {
  const word = reading.words[i];
  // "Carlos 305 555 0163" without the capital starts the message.
  const isBareName =
    i === 0 && reading.group(i, "givenName") > 0 && reading.lexicon.tells.get(word?.norm ?? "") === undefined;
  if (isBareName && !hasNext) return true;
  if (!word?.isCapital || word.isNumber || !reading.isFree(i, i + 1)) return false;
  if (hasNext && (reading.words[i + 1]?.before ?? 0) > 0) return false;
  if (reading.group(i, "givenName") > 0 || isShortName(reading, i) || isLoneName(reading, i)) return true;
  if (
    !/^\p{Lu}\p{Ll}+$/u.test(reading.text.slice(word.start, word.end)) ||
    reading.group(i, "place") > 0 ||
    reading.group(i, "notName") > 0
  )
    return false;
  if (describesSelf(word.norm)) return false;
  const isIntroduced = reading.groupBefore(i, "nameIntro") >= 0 || introduces(reading, i);
  return known || isIntroduced || !reading.lexicon.vocabulary.has(reading.written(i));
}

function opens(reading: Reading, i: number): boolean {
  return i === 0 || (reading.words[i]?.before ?? 0) > 0 || introduces(reading, i);
}

function introduces({ signals }: Reading, i: number): boolean {
  return signals.some(({ name, end }) => end === i && (name === "nameIntro" || name === "maybeNameIntro"));
}
