import type { PreviousMove } from "./labels.ts";

/** Longer clauses are cut here: what they do shows early, and the cost stays bounded. */
const maxWords = 60;
const minGram = 3;
const maxGram = 5;
/** Up to this many words the previous move decides what a clause means. */
const shortClause = 6;

const fnvPrime = 0x01000193;
const fnvBasis = 0x811c9dc5;

function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, fnvPrime);
}

function hashText(text: string, seed: number): number {
  let hash = mix(fnvBasis, seed);
  for (let i = 0; i < text.length; i++) hash = mix(hash, text.charCodeAt(i));
  return hash >>> 0;
}

/** Kinds of features, so that equal text of two kinds gets two hashes. */
const kind = {
  word: 1,
  pair: 2,
  triple: 3,
  gram: 4,
  move: 5,
  moveWord: 6,
  shape: 7,
  first: 8,
  last: 9,
  cue: 10,
  moveCue: 11,
} as const;

const beyondAscii = /[\u0080-\uffff]/;
const token = /[a-z]+|\d[\d.,]*|[$%?@#/]/g;

/** Numbers differ in size, not in value: a rent is no hour. */
function shapeOfNumber(digits: string): string {
  const plain = digits.replace(/[.,]/g, "");
  return `#${Math.min(plain.length, 6)}`;
}

/** Lower-case tokens without accents; numbers by their length; the signs that carry meaning. */
export function tokenize(text: string): string[] {
  const lower = text.toLowerCase();
  const plain = (beyondAscii.test(lower) ? lower.normalize("NFD").replace(/[\p{M}’]/gu, "") : lower).replaceAll(
    "'",
    "",
  );
  const found = plain.match(token) ?? [];
  const tokens = found.length > maxWords ? found.slice(0, maxWords) : found;
  for (let i = 0; i < tokens.length; i++) {
    const code = (tokens[i] as string).charCodeAt(0);
    if (code >= 48 && code <= 57) tokens[i] = shapeOfNumber(tokens[i] as string);
  }
  return tokens;
}

/**
 * Hashed features of a clause: word n-grams, character n-grams, the phrases and values that the readers found in it,
 * and how the previous move colors them. Each hash stands once. Linear in the clause's length.
 *
 * @param cues names of what the readers found: see `reading/cues.ts`
 */
export function featuresOf(text: string, after: PreviousMove, cues: readonly string[]): Uint32Array {
  const words = tokenize(text);
  const found = new Set<number>();
  addWords(words, found);
  for (const word of words) addGrams(word, found);
  addContext(words, after, found);
  for (const cue of cues) {
    found.add(hashText(cue, kind.cue));
    found.add(hashText(`${after} ${cue}`, kind.moveCue));
  }
  return Uint32Array.from(found);
}

function addWords(words: readonly string[], found: Set<number>): void {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    found.add(hashText(word, kind.word));
    const next = words[i + 1];
    if (next === undefined) continue;
    found.add(hashText(`${word} ${next}`, kind.pair));
    const third = words[i + 2];
    if (third !== undefined) found.add(hashText(`${word} ${next} ${third}`, kind.triple));
  }
  if (words.length > 0) {
    found.add(hashText(words.slice(0, 2).join(" "), kind.first));
    found.add(hashText(words.slice(-2).join(" "), kind.last));
  }
}

/** Every run of 3 to 5 characters of "<word>". */
function addGrams(word: string, found: Set<number>): void {
  if (word.length < 2 || word.charCodeAt(0) === 35) return;
  const padded = `<${word}>`;
  for (let start = 0; start < padded.length - minGram + 1; start++) {
    let hash = mix(fnvBasis, kind.gram);
    const end = Math.min(padded.length, start + maxGram);
    for (let i = start; i < end; i++) {
      hash = mix(hash, padded.charCodeAt(i));
      if (i - start + 1 >= minGram) found.add(hash >>> 0);
    }
  }
}

function addContext(words: readonly string[], after: PreviousMove, found: Set<number>): void {
  found.add(hashText(after, kind.move));
  const size = words.length > 12 ? 3 : words.length > shortClause ? 2 : words.length > 2 ? 1 : 0;
  found.add(hashText(`size${size}`, kind.shape));
  found.add(hashText(`${after} size${size}`, kind.shape));
  if (words.at(-1) === "?") found.add(hashText(`${after} asks`, kind.shape));
  if (words.length > shortClause) return;
  for (const word of words) found.add(hashText(`${after} ${word}`, kind.moveWord));
}
