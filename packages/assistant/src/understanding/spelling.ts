import type { Lexicon } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** The word itself and what is left of it without each of its letters. */
export function withoutOneLetter(word: string): string[] {
  const forms = [word];
  for (let i = 0; i < word.length; i++) forms.push(word.slice(0, i) + word.slice(i + 1));
  return forms;
}

/** Writes chat shorthand out ("pls", "appt"), except a Spanish "u" (or), which stands before an o only. */
export function writeOut(words: readonly Word[], lexicon: Lexicon): void {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const full = lexicon.spellings.get(word.norm);
    if (full === undefined || (word.norm === "u" && /^h?o/.test(words[i + 1]?.norm ?? ""))) continue;
    word.norm = full;
  }
}

/** Replaces a word no pack knows by the word of a slot class that it misspells by one letter. */
export function correctSpelling(word: Word, lexicon: Lexicon): void {
  if (word.isNumber || word.norm.length < 3 || word.norm.length > 20 || lexicon.vocabulary.has(word.norm)) return;
  const known = plainForms(word.norm).find((form) => lexicon.vocabulary.has(form));
  if (known !== undefined) {
    word.norm = known;
    return;
  }
  for (const form of withoutOneLetter(word.norm)) {
    const meant = form.length < 4 ? undefined : lexicon.misspellings.get(form);
    if (meant !== undefined && Math.abs(meant.length - word.norm.length) <= 1) {
      word.norm = meant;
      return;
    }
  }
}

/** A word without the s of its plural or owner, with the g that "lookin" drops, and without letters drawn out ("holaaa"). */
function plainForms(norm: string): string[] {
  const forms = norm.endsWith("s") ? [norm.slice(0, -1)] : [];
  if (norm.endsWith("in") && norm.length > 4) forms.push(`${norm}g`);
  const squeezed = norm.replace(/(.)\1{2,}/g, "$1");
  const single = norm.replace(/(.)\1+/g, "$1");
  if (squeezed !== norm) forms.push(squeezed);
  if (single !== norm) forms.push(single);
  return forms;
}
