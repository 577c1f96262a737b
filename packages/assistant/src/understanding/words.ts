/**
 * Splits a message into words, once for all readers.
 *
 * A word is a run of letters or a run of digits, a currency or count sign, or an
 * emoji. Punctuation isn't a word: what stood between two words is stored with
 * the later one as the strength of the break.
 */

/** How strongly a word is separated from the one before it. */
export const breakStrength = { none: 0, comma: 1, sentence: 2 } as const;

export interface Word {
  /** Lowercase without accents and apostrophes; digits as written. */
  norm: string;
  /** UTF-16 offsets into the original text. */
  start: number;
  end: number;
  isNumber: boolean;
  /** First letter is upper case in the original. */
  isCapital: boolean;
  /** Punctuation between this word and the one before: see {@link breakStrength}. */
  before: number;
  /** True when nothing, not even a space, stands between this word and the one before. */
  glued: boolean;
}

const accented = "àáâãäåāăąçćčèéêëēėęìíîïīįñńòóôõöøōùúûüūýÿšžß";
const plain = "aaaaaaaaaccceeeeeeeiiiiiinnooooooouuuuuyyszs";
const foldTable = new Map<number, string>();
for (let i = 0; i < accented.length; i++) foldTable.set(accented.charCodeAt(i), plain[i] ?? "");

const kinds = { space: 0, letter: 1, digit: 2, sign: 3, comma: 4, sentence: 5, apostrophe: 6, hyphen: 7, ignored: 8 };
const anyLetter = /\p{L}/u;
const anyPicture = /\p{Extended_Pictographic}/u;

const asciiKinds = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  asciiKinds[code] = /[a-z]/i.test(char)
    ? kinds.letter
    : /[0-9]/.test(char)
      ? kinds.digit
      : /[$%#+@]/.test(char)
        ? kinds.sign
        : /[.?!;\n]/.test(char)
          ? kinds.sentence
          : /[,:()[\]{}"/\\|*<>=~^&]/.test(char)
            ? kinds.comma
            : char === "'" || char === "`"
              ? kinds.apostrophe
              : char === "-" || char === "_"
                ? kinds.hyphen
                : kinds.space;
}

function kindOf(code: number): number {
  if (code < 128) return asciiKinds[code] ?? kinds.space;
  if (code >= 0xc0 && code <= 0x24f) return code === 0xd7 || code === 0xf7 ? kinds.comma : kinds.letter;
  if (code >= 0x300 && code <= 0x36f) return kinds.ignored;
  if ((code >= 0x200b && code <= 0x200f) || code === 0xfeff || code === 0xad || code === 0xfe0f) return kinds.ignored;
  if (code === 0x2019 || code === 0x2018 || code === 0xb4) return kinds.apostrophe;
  if (code >= 0x2010 && code <= 0x2015) return kinds.hyphen;
  if (code === 0x20ac || code === 0xa3) return kinds.sign;
  if (code === 0xbf || code === 0xa1 || code === 0x2026) return kinds.sentence;
  if (code === 0x201c || code === 0x201d || code === 0xab || code === 0xbb || code === 0x2022) return kinds.comma;
  if (code >= 0xd800 && code <= 0xdfff) return kinds.sign;
  if (code < 0x300 || code === 0xaa || code === 0xba) return kinds.space;
  const char = String.fromCharCode(code);
  if (anyLetter.test(char)) return kinds.letter;
  return anyPicture.test(char) ? kinds.sign : kinds.space;
}

/** Lowercases and removes accents and apostrophes: words are compared in this form. */
export function fold(text: string): string {
  return isPlain(text) ? text.toLowerCase() : foldLetters(text);
}

/** True if lowercasing is all there is to do. */
function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 128 || code === 39 || code === 96) return false;
  }
  return true;
}

function foldLetters(text: string): string {
  let folded = "";
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 97 && code <= 122) folded += text[i];
    else if (code >= 65 && code <= 90) folded += String.fromCharCode(code + 32);
    else if (code < 128) folded += code === 39 || code === 96 ? "" : text[i];
    else folded += foldRare(code);
  }
  return folded;
}

function foldRare(code: number): string {
  const kind = kindOf(code);
  if (kind === kinds.apostrophe || kind === kinds.ignored) return "";
  const lower = String.fromCharCode(code).toLowerCase();
  return foldTable.get(lower.charCodeAt(0)) ?? lower;
}

/** What stands between the word before a position and the word at it: spaces and punctuation. */
export function gapAfter(text: string, words: readonly Word[], end: number): string {
  return text.slice(words[end - 1]?.end ?? 0, words[end]?.start ?? text.length);
}

/** Splits any text into words; linear in its length, never throws. */
export function cutWords(text: string): Word[] {
  const words: Word[] = [];
  let before: number = breakStrength.none;
  let i = 0;
  while (i < text.length) {
    const kind = kindOf(text.charCodeAt(i));
    if (kind === kinds.letter || kind === kinds.digit || kind === kinds.sign) {
      const end = endOfWord(text, i, kind);
      words.push(makeWord(text, i, end, kind, before, words[words.length - 1]?.end === i));
      before = breakStrength.none;
      i = end;
      continue;
    }
    before = Math.max(before, breakAt(text, i, kind));
    i++;
  }
  return words;
}

function makeWord(text: string, start: number, end: number, kind: number, before: number, glued: boolean): Word {
  const original = text.slice(start, end);
  const norm = fold(original);
  const first = original.charCodeAt(0);
  const isCapital =
    kind === kinds.letter &&
    ((first >= 65 && first <= 90) || (first > 127 && original[0] !== original[0]?.toLowerCase()));
  return { norm, start, end, isNumber: kind === kinds.digit, isCapital, before, glued };
}

function endOfWord(text: string, start: number, kind: number): number {
  if (kind === kinds.sign) {
    const code = text.charCodeAt(start);
    const paired = code >= 0xd800 && code <= 0xdbff && text.charCodeAt(start + 1) >> 10 === 0x37;
    return start + (paired ? 2 : 1);
  }
  let end = start + 1;
  while (end < text.length) {
    const next = kindOf(text.charCodeAt(end));
    if (next === kind || (next === kinds.ignored && kind === kinds.letter)) end++;
    else if (next === kinds.apostrophe && kind === kinds.letter && kindOf(text.charCodeAt(end + 1)) === kinds.letter)
      end++;
    else break;
  }
  return end;
}

/** A period or comma inside a number, or a hyphen or slash inside a word, separates nothing. */
function breakAt(text: string, i: number, kind: number): number {
  if (kind !== kinds.comma && kind !== kinds.sentence && kind !== kinds.hyphen) return breakStrength.none;
  const left = kindOf(text.charCodeAt(i - 1));
  const right = kindOf(text.charCodeAt(i + 1));
  const inside = isWordKind(left) && isWordKind(right);
  if (kind === kinds.hyphen) return inside ? breakStrength.none : breakStrength.comma;
  const char = text[i];
  if (inside && (char === "/" || ((char === "." || char === ",") && left === kinds.digit && right === kinds.digit)))
    return breakStrength.none;
  return kind === kinds.comma ? breakStrength.comma : breakStrength.sentence;
}

function isWordKind(kind: number): boolean {
  return kind === kinds.letter || kind === kinds.digit;
}
