import type { Lexicon } from "./lexicon.ts";
import { shortestSound, soundOf, withoutOneLetter } from "./spellingForms.ts";
import type { Word } from "./words.ts";

/** Expands chat shorthand ("pls", "appt"), except a Spanish "u" (or), which comes only before an o. */
export function writeOut(words: readonly Word[], lexicon: Lexicon): void {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as Word;
    const full = lexicon.spellings.get(word.norm);
    // The "nd" of "2nd" isn't a word.
    if (full === undefined || word.glued || (word.norm === "u" && /^h?o/.test(words[i + 1]?.norm ?? ""))) continue;
    word.norm = full;
  }
}

/** The pack's word that sounds like the typed one ("asta", "nesesito", "picina"). */
function heardAs(norm: string, lexicon: Lexicon): string | undefined {
  for (const { rules, words } of lexicon.sounds) {
    const sound = soundOf(norm, rules);
    const word = sound.length >= shortestSound ? words().get(sound) : undefined;
    if (word !== undefined) return word;
  }
  return undefined;
}

/** Shorter stems leave too little of the word. */
const shortestStem = 2;

/** The pack's word that the typed one derives from by its ending ("semanitas", "lejisimos"). */
function derivedFrom(norm: string, lexicon: Lexicon): string | undefined {
  for (const { rules, language } of lexicon.derivations)
    for (const [ending, plain] of rules) {
      if (!norm.endsWith(ending) || norm.length - ending.length < shortestStem) continue;
      const word = norm.slice(0, -ending.length) + plain;
      if (lexicon.tells.get(word)?.language === language) return word;
    }
  return undefined;
}

/** Replaces an unknown word by the slot class's word that it misspells by one letter. */
export function correctSpelling(word: Word, lexicon: Lexicon): void {
  // "D'Andre": an apostrophe inside a capital word marks a name.
  if (word.isCapital && word.end - word.start > word.norm.length) return;
  if (word.isNumber || word.norm.length < 3 || word.norm.length > 20 || lexicon.vocabulary.has(word.norm)) return;
  const known =
    plainForms(word.norm).find((form) => lexicon.vocabulary.has(form)) ??
    (word.isCapital && word.start > 0 ? undefined : (derivedFrom(word.norm, lexicon) ?? heardAs(word.norm, lexicon)));
  if (known !== undefined) {
    word.norm = known;
    return;
  }
  for (const form of withoutOneLetter(word.norm)) {
    const meant = form.length < 4 ? undefined : lexicon.misspellings().get(form);
    // A name that begins otherwise is another name: "Dayton" isn't Layton.
    const isOther = word.isCapital && meant?.[0] !== word.norm[0];
    if (meant !== undefined && !isOther && Math.abs(meant.length - word.norm.length) <= 1) {
      word.norm = meant;
      return;
    }
  }
}

/** A word without a plural or possessive s, with the g that "lookin" drops, and without drawn-out letters ("holaaa"). */
function plainForms(norm: string): string[] {
  const forms = norm.endsWith("s") ? [norm.slice(0, -1)] : [];
  if (norm.endsWith("in") && norm.length > 4) forms.push(`${norm}g`);
  const squeezed = norm.replace(/(.)\1{2,}/g, "$1");
  const single = norm.replace(/(.)\1+/g, "$1");
  if (squeezed !== norm) forms.push(squeezed);
  if (single !== norm) forms.push(single);
  return forms;
}
