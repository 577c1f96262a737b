import type { Lexicon } from "./lexicon.ts";
import type { Word } from "./words.ts";

/** The word itself and what is left of it without each of its letters. */
export function withoutOneLetter(word: string): string[] {
  const forms = [word];
  for (let i = 0; i < word.length; i++) forms.push(word.slice(0, i) + word.slice(i + 1));
  return forms;
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

/** A word without the s of its plural or owner, and without letters drawn out ("holaaa"). */
function plainForms(norm: string): string[] {
  const forms = norm.endsWith("s") ? [norm.slice(0, -1)] : [];
  const squeezed = norm.replace(/(.)\1{2,}/g, "$1");
  const single = norm.replace(/(.)\1+/g, "$1");
  if (squeezed !== norm) forms.push(squeezed);
  if (single !== norm) forms.push(single);
  return forms;
}
