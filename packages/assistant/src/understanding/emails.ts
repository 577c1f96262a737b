import { type Draft, fill } from "./draft.ts";
import type { Reading } from "./reading.ts";

const localChar = /[A-Za-z0-9._%+-]/;
const hostChar = /[A-Za-z0-9.-]/;
const longestPart = 64;

/** The e-mail address of the message, typed or spoken. */
export function readEmail(draft: Draft): void {
  const typed = typedEmail(draft.reading.text);
  if (typed !== undefined) {
    const [start, end] = wordsBetween(draft.reading, typed.start, typed.end);
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

function wordsBetween(reading: Reading, start: number, end: number): [number, number] {
  const first = reading.words.findIndex((word) => word.end > start);
  const behind = reading.words.findIndex((word) => word.start >= end);
  return [first, behind < 0 ? reading.words.length : behind];
}

/** "maria punto lopez arroba gmail punto com", "john at gmail dot com", "maria @ gmail.com". */
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

/** Character a spoken or typed separator stands for at the word, or right before it. */
function separatorAt(reading: Reading, i: number): string | undefined {
  if (reading.group(i, "dotSign") > 0) return ".";
  if (reading.group(i, "underscoreSign") > 0) return "_";
  return reading.group(i, "dashSign") > 0 ? "-" : undefined;
}

function hostAfter(reading: Reading, start: number): Part | undefined {
  let text = reading.norm(start);
  let i = start + 1;
  let hasDot = false;
  while (i < reading.words.length) {
    const separator = separatorAt(reading, i);
    const dotted = /^\s?[.,]\s?$/.test(reading.gap(i)) && separator === undefined;
    if (!dotted && separator !== ".") break;
    const word = reading.words[dotted ? i : i + 1];
    if (word === undefined || word.isNumber || (hasDot && word.norm.length > 3)) break;
    text += `.${word.norm}`;
    hasDot = true;
    i += dotted ? 1 : 2;
  }
  return hasDot && /^[a-z0-9-]+(\.[a-z]{2,})+$/.test(text) ? { text, start, end: i } : undefined;
}

function localBefore(reading: Reading, last: number): Part | undefined {
  let start = last;
  let text = wordAsTyped(reading, last);
  while (start > 0) {
    const separator = separatorAt(reading, start - 1);
    if (separator !== undefined && start >= 2) {
      start -= 2;
      text = wordAsTyped(reading, start) + separator + text;
    } else if (
      /^[._-]?$/.test(reading.gap(start)) ||
      (reading.words[start]?.isNumber && reading.gap(start) === " " && isNameLike(reading, start - 1))
    ) {
      text = wordAsTyped(reading, start - 1) + reading.gap(start).trim() + text;
      start -= 1;
    } else break;
  }
  return /^[a-z0-9][a-z0-9._+-]*$/.test(text) ? { text, start, end: last + 1 } : undefined;
}

/** "maria 23 arroba gmail": digits belong to the name before them unless that is an everyday word. */
function isNameLike(reading: Reading, i: number): boolean {
  const word = reading.words[i];
  return word !== undefined && !word.isNumber && !reading.lexicon.vocabulary.has(word.norm);
}

function wordAsTyped(reading: Reading, i: number): string {
  const spoken = reading.words[i]?.isNumber ? undefined : reading.numbers[i];
  return spoken !== undefined && spoken.end === i + 1 && !spoken.isArticle ? String(spoken.value) : reading.norm(i);
}
