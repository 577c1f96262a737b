import { type Draft, fill } from "./draft.ts";
import type { Reading } from "./reading.ts";
import { fold } from "./words.ts";
import { wordsIn } from "./wordsIn.ts";

const localChar = /[A-Za-z0-9._%+-]/;
const hostChar = /[A-Za-z0-9.-]/;
const longestPart = 64;
/** Endings of dictated addresses; anything else after "at" is more likely a place. */
const topDomains = /^[a-z0-9-]+\.(?:[a-z-]+\.)?(?:com|net|org|edu|gov|es|co|io|me|us|mx|ar|ve|cu|info|ca|uk)$/;

const topDomain = /^(?:com|net|org|edu)$/;

/** Reads the email address of the message, typed or spoken. */
export function readEmail(draft: Draft): void {
  const typed = typedEmail(draft.reading.text);
  if (typed !== undefined) {
    const { start, end } = wordsIn(draft.reading, typed);
    fill(draft, "email", typed.address, start, end);
    return;
  }
  const spoken = spokenEmail(draft.reading);
  if (spoken !== undefined) fill(draft, "email", spoken.address, spoken.start, spoken.end);
}

interface Address {
  address: string;
  start: number;
  end: number;
}

function typedEmail(text: string): Address | undefined {
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    let start = at;
    while (start > 0 && at - start < longestPart && localChar.test(text[start - 1] as string)) start--;
    let end = at + 1;
    while (end < text.length && end - at < longestPart && hostChar.test(text[end] as string)) end++;
    while (end > at && /[.-]/.test(text[end - 1] as string)) end--;
    while (start < at && /[.%+-]/.test(text[start] as string)) start++;
    const host = text.slice(at + 1, end);
    if (start < at && /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/.test(host))
      return { address: text.slice(start, end).toLowerCase(), start, end };
  }
  return undefined;
}

/** A dictated address: "maria punto lopez arroba gmail punto com", "john at gmail dot com", "maria @ gmail.com". */
function spokenEmail(reading: Reading): Address | undefined {
  for (let i = 1; i < reading.words.length - 1; i++) {
    if (reading.group(i, "atSign") === 0) continue;
    const host = hostAfter(reading, i + 1);
    const local = host === undefined ? undefined : localBefore(reading, i - 1);
    if (host !== undefined && local !== undefined)
      return { address: `${local.text}@${host.text}`, start: local.start, end: host.end };
  }
  return undefined;
}

interface Part {
  text: string;
  start: number;
  end: number;
}

const separators = [
  ["underscoreSign", "_"],
  ["dotSign", "."],
  ["dashSign", "-"],
] as const;

function hostAfter(reading: Reading, start: number): Part | undefined {
  let text = reading.norm(start);
  let i = start + 1;
  let hasDot = false;
  while (i < reading.words.length) {
    const dash = hasDot ? 0 : reading.group(i, "dashSign");
    if (dash > 0 && reading.words[dash]?.isNumber === false) {
      text += `-${reading.norm(dash)}`;
      i = dash + 1;
      continue;
    }
    const spoken = reading.group(i, "dotSign") > 0;
    // "Arroba gmail com": without the "punto".
    const isLeftOut = !hasDot && reading.gap(i) === " " && topDomain.test(reading.norm(i));
    if (!spoken && !isLeftOut && !/^\s?\.\s?$/.test(reading.gap(i))) break;
    const word = reading.words[spoken ? i + 1 : i];
    if (word === undefined || word.isNumber || (hasDot && word.norm.length > 3)) break;
    text += `.${word.norm}`;
    hasDot = true;
    i += spoken ? 2 : 1;
  }
  return hasDot && topDomains.test(text) ? { text, start, end: i } : undefined;
}

function localBefore(reading: Reading, last: number): Part | undefined {
  let start = last;
  let text = wordAsTyped(reading, last);
  while (start > 0) {
    const separator = separators.find(([group]) => reading.groupBefore(start, group) > 0);
    if (separator !== undefined) {
      start = reading.groupBefore(start, separator[0]) - 1;
      text = wordAsTyped(reading, start) + separator[1] + text;
    } else if (
      /^[._-]?$/.test(reading.gap(start)) ||
      (reading.words[start]?.isNumber &&
        reading.gap(start) === " " &&
        (isNameLike(reading, start - 1) || start === 1)) ||
      isSaidInParts(reading, start)
    ) {
      text = wordAsTyped(reading, start - 1) + reading.gap(start).trim() + text;
      start -= 1;
    } else break;
  }
  return /^[a-z0-9][a-z0-9._+-]*$/.test(text) ? { text, start, end: last + 1 } : undefined;
}

/** True for given names and unknown words said one by one and written as one: "luis fernando arroba gmail". */
function isSaidInParts(reading: Reading, start: number): boolean {
  const isPart = (i: number): boolean =>
    reading.words[i]?.isNumber === false &&
    (reading.group(i, "givenName") > 0 || !reading.lexicon.vocabulary.has(reading.norm(i)));
  return reading.gap(start) === " " && isPart(start) && isPart(start - 1);
}

/** True for a word that the digits after it belong to, unless it is an everyday word: "maria 23 arroba gmail". */
function isNameLike(reading: Reading, i: number): boolean {
  const word = reading.words[i];
  if (word === undefined || word.isNumber) return false;
  return (
    reading.group(i, "givenName") > 0 ||
    word.norm.length === 1 ||
    reading.groupBefore(i, "dotSign") >= 0 ||
    !reading.lexicon.vocabulary.has(word.norm)
  );
}

function wordAsTyped(reading: Reading, i: number): string {
  const spoken = reading.words[i]?.isNumber ? undefined : reading.numbers[i];
  if (spoken !== undefined && spoken.end === i + 1 && !spoken.isArticle) return String(spoken.value);
  const word = reading.words[i];
  return word === undefined ? "" : fold(reading.text.slice(word.start, word.end));
}
