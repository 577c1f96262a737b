import { type NumberWord, numberWord } from "./numberWords.ts";

/** A group of digits as people type or dictate them: "6789", "sixty-seven", "doble cinco". */
export interface Chunk {
  start: number;
  end: number;
  digits: string;
  spoken: boolean;
  /** True if letters or a link's characters touch it: part of a code or an address, not a separate number. */
  glued: boolean;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Digits of any script, including zero-width characters between them, and words. */
const wordPattern = /\p{Nd}(?:[\u200b-\u200f\u2060\ufeff\u00ad]*\p{Nd})*|\p{L}[\p{L}\p{M}]*/gu;
/** Text that may come between the parts of one spoken number: "forty-five", "cuarenta y cinco". */
const insideNumber = /^[\s-]{1,2}$/;
const and = /^(and|y)$/i;
const hundred = /^hundred$/i;
const doubled = /^(double|doble)$/i;
const digitZero = /\p{Nd}/u;

/** The groups of digits of a text, in order. */
export function chunksOf(text: string): Chunk[] {
  const words = [...text.matchAll(wordPattern)].map(
    (match): Word => ({ text: match[0], start: match.index, end: match.index + match[0].length }),
  );
  const chunks: Chunk[] = [];
  for (let at = 0; at < words.length; ) {
    const found = typedAt(text, words, at) ?? spokenAt(text, words, at);
    if (found) chunks.push(found.chunk);
    at = found ? found.next : at + 1;
  }
  return chunks;
}

type Found = { chunk: Chunk; next: number };

function typedAt(text: string, words: readonly Word[], at: number): Found | null {
  const word = words[at];
  if (!word || !digitZero.test(word.text)) return null;
  const glued =
    /\p{L}\/$|[\p{L}_#=@]$/u.test(text.slice(Math.max(0, word.start - 2), word.start)) ||
    /^[\p{L}_@]/u.test(text.slice(word.end, word.end + 2));
  return {
    chunk: { start: word.start, end: word.end, digits: asciiDigits(word.text), spoken: false, glued },
    next: at + 1,
  };
}

/** Digits of any script by value: full-width and Arabic ones would hide a number from a plain search. */
function asciiDigits(text: string): string {
  if (/^\d+$/.test(text)) return text;
  const digits = text.match(/\p{Nd}/gu) ?? [];
  return digits.map((digit) => (/\d/.test(digit) ? digit : String(digitValue(digit)))).join("");
}

/** Unicode keeps a script's ten digits together, so the digits right below one show its value. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && digitZero.test(String.fromCodePoint(code - value - 1))) value++;
  return value;
}

function spokenAt(text: string, words: readonly Word[], at: number): Found | null {
  const word = words[at];
  if (!word) return null;
  const next = words[at + 1];
  if (doubled.test(word.text) && next) {
    const repeated = spokenAt(text, words, at + 1) ?? typedAt(text, words, at + 1);
    if (repeated?.chunk.digits.length !== 1) return null;
    return { chunk: { ...repeated.chunk, start: word.start, digits: repeated.chunk.digits.repeat(2) }, next: at + 2 };
  }
  const number = numberWord(word.text);
  if (!number) return null;
  const { value, next: after } = hundredsAt(text, words, at, number);
  const last = words[after - 1] ?? word;
  return {
    chunk: { start: word.start, end: last.end, digits: String(value), spoken: true, glued: false },
    next: after,
  };
}

/** Reads a number below one thousand: "One hundred twenty three" and "ciento veintitrés", "forty five", "five". */
function hundredsAt(text: string, words: readonly Word[], at: number, number: NumberWord) {
  const isHundreds =
    number.kind === "hundreds" || (number.kind === "unit" && follows(text, words, at, hundred) && number.value > 0);
  if (!isHundreds) return tensAt(text, words, at, number);
  const base = number.kind === "hundreds" ? number.value : number.value * 100;
  let next = at + (number.kind === "hundreds" ? 1 : 2);
  if (follows(text, words, next - 1, /^and$/i)) next++;
  const rest = words[next] && near(text, words, next) ? numberWord(words[next]?.text ?? "") : undefined;
  if (!rest || rest.kind === "hundreds" || rest.value === 0) return { value: base, next };
  const small = tensAt(text, words, next, rest);
  return { value: base + small.value, next: small.next };
}

function tensAt(text: string, words: readonly Word[], at: number, number: NumberWord) {
  if (number.kind !== "tens") return { value: number.value, next: at + 1 };
  const joined = follows(text, words, at, and) ? at + 2 : at + 1;
  const unit = words[joined] && near(text, words, joined) ? numberWord(words[joined]?.text ?? "") : undefined;
  if (unit?.kind !== "unit" || unit.value === 0) return { value: number.value, next: at + 1 };
  return { value: number.value + unit.value, next: joined + 1 };
}

function follows(text: string, words: readonly Word[], at: number, pattern: RegExp): boolean {
  return near(text, words, at + 1) && pattern.test(words[at + 1]?.text ?? "");
}

function near(text: string, words: readonly Word[], at: number): boolean {
  return insideNumber.test(text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0));
}
