import type { Language } from "@llave/ui/language";

/** The language of lines that differ from their message's, by line. */
export type LineLanguages = Readonly<Record<string, Language>>;

let known: LineLanguages = {};
let guess = (_text: string, otherwise: Language): Language => otherwise;

/** Uses what the server found in the page's greeting, so that a first visit needs no list of words. */
export function takeOverLanguages(lines: LineLanguages): void {
  known = lines;
}

/** Guesses with a list of words, once that has loaded. */
export function guessLanguagesWith(better: typeof guess): void {
  guess = better;
}

/** A text's language, as far as it is known. */
export function textLanguage(text: string, otherwise: Language): Language {
  return known[text] ?? guess(text, otherwise);
}
