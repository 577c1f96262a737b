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
  const pair = pairOfNames(draft.reading, contact.start);
  if (pair) return pair;
  const { words } = draft.reading;
  const end = words.findIndex((word) => word.end > contact.start);
  let start = end;
  const known = isFullName(draft.reading, end) || isInAddress(draft.reading, end, contact.text);
  while (start > Math.max(0, end - mostWords) && canBelong(draft.reading, start - 1, start < end, known)) start--;
  while (start < end && !opens(draft.reading, start)) start++;
  if (start < end) return { start, end };
  const last = Math.max(
    ...draft.evidence.flatMap((item) => (item.slot === "phone" || item.slot === "email" ? item.end : 0)),
  );
  return signedOff(draft, last) ?? inLowercase(draft, end);
}

/** True for two capitalized words after a pause, the second without another meaning: "Max Lee, 305 …" */
function isFullName(reading: Reading, end: number): boolean {
  const [first, last] = [reading.words[end - 2], reading.words[end - 1]];
  const isPair = first?.isCapital && last?.isCapital && last.before === 0 && (end === 2 || first.before > 0);
  return (
    isPair === true && (isShortName(reading, end - 2) || !reading.lexicon.vocabulary.has(reading.written(end - 1)))
  );
}

/** True if the email address confirms the name: "Dan, dan@mail.example". */
function isInAddress(reading: Reading, end: number, contact: string): boolean {
  const name = reading.written(end - 1);
  return name.length > 2 && contact.includes("@") && contact.toLowerCase().startsWith(name);
}

/** A given or unknown word alone before the number: "Sat 11:30 then. paco 786 555 0199" */
function inLowercase({ reading, context }: Draft, end: number): { start: number; end: number } | undefined {
  const at = end - 1;
  const word = reading.words[at];
  if (context.known?.name !== undefined || word === undefined || word.isNumber || !reading.isFree(at, end)) return;
  const isAlone = at === 0 || word.before > 0;
  return isAlone && isUnknownWord(reading, at) ? { start: at, end } : undefined;
}

/** True for a given name, or a word that no pack knows. */
function isUnknownWord(reading: Reading, at: number): boolean {
  const word = reading.words[at];
  if (word === undefined || word.isNumber || !/^\p{L}{3,}$/u.test(word.norm) || !reading.isFree(at, at + 1))
    return false;
  if (reading.group(at, "notName") > 0 || describesSelf(word.norm) || reading.group(at, "place") > 0) return false;
  return reading.group(at, "givenName") > 0 || !reading.lexicon.vocabulary.has(reading.written(at));
}

/** A name after the number, alone in its clause: "305-555-0123, Gus", "786 555 0133 yusleidy, texts only". */
function signedOff(draft: Draft, from: number): { start: number; end: number } | undefined {
  const { reading, context } = draft;
  const start = reading.words.findIndex((word) => word.start >= from);
  if (start < 0) return undefined;
  const isCapital = (i: number, hasNext: boolean): boolean => canBelong(reading, i, hasNext, false);
  const isNext = (i: number): boolean => reading.words[i] !== undefined && reading.words[i]?.before === 0;
  if (isNext(start + 1) && isCapital(start, true) && isCapital(start + 1, false) && reading.endsClause(start + 2))
    return { start, end: start + 2 };
  if (!reading.endsClause(start + 1)) return undefined;
  if (isCapital(start, false)) return { start, end: start + 1 };
  return context.known?.name === undefined && isUnknownWord(reading, start) ? { start, end: start + 1 } : undefined;
}

/** Two names, since both of them write: "We're Luis and Ana 786-555-0138" */
function pairOfNames(reading: Reading, contactAt: number): { start: number; end: number } | undefined {
  const said = pair.exec(reading.text.slice(0, contactAt));
  if (!said) return undefined;
  const names = said[1] ?? "";
  const from = said.index + said[0].lastIndexOf(names);
  const start = reading.words.findIndex((word) => word.start >= from);
  const end = reading.words.findIndex((word) => word.start >= from + names.length);
  return start < 0 || end <= start ? undefined : { start, end };
}

const pair =
  /(?:\b(?:we['’]?re|we are|this is|its|it['’]s|somos|names are|nos llamamos)\s+)(\p{Lu}\p{Ll}+\s+(?:and|y|&)\s+\p{Lu}\p{Ll}+)[\s,.:;-]*$/iu;

/** True for a capitalized word without another meaning as written; the words of one name are adjacent. */
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
    reading.group(i, "notName") > 0 ||
    isCalendarWord(reading, i)
  )
    return false;
  if (describesSelf(word.norm)) return false;
  const isIntroduced = reading.groupBefore(i, "nameIntro") >= 0 || introduces(reading, i);
  return known || isIntroduced || !reading.lexicon.vocabulary.has(reading.written(i));
}

/** True for a weekday or month as spelled: "Call me Monday, 305 …"; a misspelled one may be a name, like Ferrer. */
function isCalendarWord(reading: Reading, i: number): boolean {
  const isNamed = reading.group(i, "weekday") > 0 || reading.group(i, "month") > 0;
  return isNamed && reading.norm(i) === reading.written(i);
}

function opens(reading: Reading, i: number): boolean {
  return i === 0 || (reading.words[i]?.before ?? 0) > 0 || introduces(reading, i);
}

function introduces({ signals }: Reading, i: number): boolean {
  return signals.some(({ name, end }) => end === i && (name === "nameIntro" || name === "maybeNameIntro"));
}
