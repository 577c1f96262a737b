import type { IsoDate } from "../../../types.ts";
import { type CivilDate, civil, type DayNumber, parseIsoDate } from "./calendar.ts";
import type { Count, Stretch } from "./counts.ts";
import type { Core } from "./dayCore.ts";
import type { Kind } from "./kinds.ts";
import { entriesOf, isKnown } from "./lexicon.ts";
import { start } from "./starts.ts";

/** A word, a number or a sign, with everything that the lexicon says it can begin. */
export interface Token {
  start: number;
  end: number;
  /** Lower case, without accents and apostrophes. */
  norm: string;
  /** Nothing is between it and the token before. */
  isGlued: boolean;
  /** A hyphen joins it to the token before: "12-month", "mon-fri". */
  isHyphened: boolean;
  isWord: boolean;
  /** The value of plain digits; -1 for words and for digits that aren't a count, such as prices. */
  num: number;
  /** What can begin here, as bits of `start`. */
  starts: number;
  meanings: readonly Meaning[];
}

/** What the words from this token up to `end` can be. */
export interface Meaning {
  kind: Kind;
  value: number | string;
  end: number;
}

const foldTableSize = 0x250;
/** Lowercase letter without an accent by character code; 0 for everything that isn't a letter. */
const folded = new Uint8Array(foldTableSize);
for (let code = 0; code < foldTableSize; code++) {
  const base = String.fromCharCode(code).normalize("NFD")[0]?.toLowerCase() ?? "";
  if (/^[a-z]$/.test(base)) folded[code] = base.charCodeAt(0);
}

const isLetter = (code: number): boolean => code < foldTableSize && folded[code] !== 0;
const isAlphanumeric = (code: number): boolean => isLetter(code) || isDigit(code);
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 0xa0;
const isApostrophe = (code: number): boolean => code === 39 || code === 0x2019 || code === 0x2bc || code === 0x60;
const isAccent = (code: number): boolean => code >= 0x300 && code <= 0x36f;
const isHyphen = (code: number): boolean => code === 45 || (code >= 0x2010 && code <= 0x2015);
const isCurrency = (code: number): boolean => code === 36 || code === 0x20ac || code === 35;

function endOfDigits(text: string, i: number): number {
  let end = i;
  while (isDigit(text.charCodeAt(end))) end++;
  return end;
}

/** "New year's", "presidents' day". */
function isInWord(text: string, apostrophe: number): boolean {
  const next = text.charCodeAt(apostrophe + 1);
  return isLetter(next) || (isSpace(next) && /s/i.test(text.charAt(apostrophe - 1)));
}

/** Index after the word that begins there; an apostrophe or accent mark inside belongs to it. */
function endOfWord(text: string, i: number): number {
  let end = i;
  while (end < text.length) {
    const code = text.charCodeAt(end);
    const inside = isAccent(code) || (isApostrophe(code) && isInWord(text, end));
    if (!isLetter(code) && !inside) break;
    end++;
  }
  return end;
}

function normalized(text: string, begin: number, end: number): string {
  let isPlain = true;
  for (let i = begin; i < end && isPlain; i++) {
    const code = text.charCodeAt(i);
    isPlain = (code >= 97 && code <= 122) || isDigit(code);
  }
  if (isPlain) return text.slice(begin, end);
  let norm = "";
  for (let i = begin; i < end; i++) {
    const code = text.charCodeAt(i);
    if (isLetter(code)) norm += String.fromCharCode(folded[code] ?? 0);
    else if (isDigit(code)) norm += text[i];
  }
  return norm;
}

const maxMixedLength = 9;

/** "2moro", "b4", "1ro": letters and digits that the lexicon has as one word. */
function endOfMixed(text: string, i: number): number {
  let end = i;
  while (end < text.length && end - i <= maxMixedLength) {
    const code = text.charCodeAt(end);
    if (!isLetter(code) && !isDigit(code)) break;
    end++;
  }
  return isKnown(normalized(text, i, end)) ? end : 0;
}

/** Groups of thousands and phone numbers: "2,500" and "1.200" are one number, not a date. */
function endOfGrouped(text: string, end: number): number {
  let at = end;
  for (;;) {
    const sign = text.charCodeAt(at);
    if ((sign !== 44 && sign !== 46) || endOfDigits(text, at + 1) !== at + 4) return at;
    at += 4;
  }
}

function token(begin: number, end: number, norm: string, isWord: boolean, num: number): Token {
  const starts = num >= 0 ? start.number : 0;
  return { start: begin, end, norm, isGlued: false, isHyphened: false, isWord, num, starts, meanings: none };
}

const none: readonly Meaning[] = [];

function tokenAt(text: string, i: number): Token {
  const code = text.charCodeAt(i);
  if (isDigit(code)) {
    const end = endOfDigits(text, i);
    const mixed = isLetter(text.charCodeAt(end)) ? endOfMixed(text, i) : 0;
    if (mixed > 0) return token(i, mixed, normalized(text, i, mixed), true, -1);
    const grouped = endOfGrouped(text, end);
    const isCount = grouped === end && end - i <= 4 && !isCurrency(text.charCodeAt(i - 1));
    const norm = text.slice(i, grouped);
    return token(i, grouped, norm, false, isCount ? Number(norm) : -1);
  }
  if (isLetter(code)) {
    let end = endOfWord(text, i);
    if (isDigit(text.charCodeAt(end))) end = endOfMixed(text, i) || end;
    return token(i, end, normalized(text, i, end), true, -1);
  }
  return token(i, i + 1, text.charAt(i), false, -1);
}

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let isGlued = false;
  let isHyphened = false;
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    if (isSpace(code) || isAccent(code)) {
      isGlued = false;
      i++;
    } else if (isGlued && isHyphen(code) && isAlphanumeric(text.charCodeAt(i + 1))) {
      isHyphened = true;
      isGlued = false;
      i++;
    } else {
      const next = tokenAt(text, i);
      next.isGlued = isGlued;
      next.isHyphened = isHyphened;
      tokens.push(next);
      i = next.end;
      isGlued = true;
      isHyphened = false;
    }
  }
  return tokens;
}

function matches(tokens: readonly Token[], i: number, rest: readonly string[]): boolean {
  for (let k = 0; k < rest.length; k++) if (tokens[i + 1 + k]?.norm !== rest[k]) return false;
  return true;
}

const gluedKinds: ReadonlySet<Kind> = new Set([
  "unit",
  "ordSuffix",
  "mer",
  "merShort",
  "month",
  "monthShort",
  "ish",
  "hs",
  "oclock",
]);

/** A message with the meanings of its words, and what "today" is. */
export class Scan {
  readonly tokens: readonly Token[];
  readonly today: DayNumber;
  readonly now: CivilDate;
  /** What was read from each token onward, so that no token is read twice; null for nothing. */
  readonly cores: (Core | null)[] = [];
  readonly ranges: (Core | null)[] = [];
  readonly stretches: (Stretch | null)[] = [];
  readonly numbers: (Count | null)[] = [];
  private spanish: boolean | undefined;
  private floor: boolean | undefined;
  private size: boolean | undefined;

  constructor(text: string, today: IsoDate) {
    const tokens = tokenize(text);
    this.tokens = tokens;
    this.today = parseIsoDate(today);
    this.now = civil(this.today);
    for (let i = 0; i < tokens.length; i++) this.giveMeanings(tokens[i] as Token, i);
    for (let i = 0; i < tokens.length; i++) this.dropCode(tokens[i] as Token, i);
  }

  private giveMeanings(token: Token, i: number): void {
    const entries = entriesOf(token.norm);
    if (entries === undefined) return;
    const meanings: Meaning[] = [];
    for (const { kind, value, starts, rest } of entries) {
      if (rest.length > 0 && !matches(this.tokens, i, rest)) continue;
      meanings.push({ kind, value, end: i + 1 + rest.length });
      token.starts |= starts;
    }
    token.meanings = meanings;
  }

  private dropCode(token: Token, i: number): void {
    if (token.num < 0 || !this.isPartOfCode(i)) return;
    token.num = -1;
    token.starts &= ~start.number;
  }

  /** "4b", "305a", "10%", "2k": digits with something attached, so they are neither a day nor an hour. */
  private isPartOfCode(i: number): boolean {
    const next = this.tokens[i + 1];
    if (next === undefined) return false;
    if (next.norm === "%") return true;
    return next.isGlued && next.isWord && !next.meanings.some((meaning) => gluedKinds.has(meaning.kind));
  }

  /** The longest meaning of that kind from the token on. */
  at(i: number, kind: Kind): Meaning | undefined {
    const meanings = this.tokens[i]?.meanings;
    if (meanings === undefined) return undefined;
    for (const meaning of meanings) if (meaning.kind === kind) return meaning;
    return undefined;
  }

  /** Index after the words of that kind, or 0 if there are none. */
  end(i: number, kind: Kind): number {
    return this.at(i, kind)?.end ?? 0;
  }

  is(i: number, norm: string): boolean {
    return this.tokens[i]?.norm === norm;
  }

  /** Index after up to three linking words: "of the", "para el", "de la". */
  skip(i: number, kind: Kind, other: Kind = kind): number {
    let next = i;
    for (let count = 0; count < 3; count++) {
      const end = this.end(next, kind) || (other === kind ? 0 : this.end(next, other));
      if (end === 0) break;
      next = end;
    }
    return next;
  }

  /** What can begin at the token or, after articles, at the next word. */
  startsAt(i: number): number {
    const starts = this.tokens[i]?.starts ?? 0;
    return starts & start.the ? starts | (this.tokens[this.skip(i, "the")]?.starts ?? 0) : starts;
  }

  /** True if words of that kind end right before the token; they are at most three. */
  isAfter(i: number, kind: Kind): boolean {
    for (let begin = Math.max(0, i - 3); begin < i; begin++) {
      for (const meaning of this.tokens[begin]?.meanings ?? none) {
        if (meaning.end === i && meaning.kind === kind) return true;
      }
    }
    return false;
  }

  /** The message mentions floors, which are counted like days: "10th or above". */
  get hasFloor(): boolean {
    this.floor ??= this.tokens.some(({ norm }) => /^(?:floors?|pisos?)$/.test(norm));
    return this.floor;
  }

  /** The message gives a number of bedrooms, so "1/1" in it is a date. */
  get hasSize(): boolean {
    this.size ??= this.tokens.some(({ norm }) =>
      /^(?:bed|beds|bedrooms?|brs?|bds?|studio|efficiency|cuartos?|habitacion(?:es)?|recamaras?|alcobas?|estudio)$/.test(
        norm,
      ),
    );
    return this.size;
  }

  /** More Spanish than English function words: decides whether 3/4 is April 3. */
  get isSpanish(): boolean {
    this.spanish ??= this.tokens.some((token) => token.meanings.some((meaning) => meaning.kind === "spanish"));
    return this.spanish;
  }
}
