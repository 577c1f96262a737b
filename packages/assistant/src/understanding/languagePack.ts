import type { Language } from "../types.ts";

/**
 * A language's data for the shared algorithms. A pack has no code:
 * another language is another object of this type.
 *
 * A list is one string of phrases separated by commas. Phrases are written as
 * they are spelled; case, accents and apostrophes do not matter.
 */
export interface LanguagePack {
  code: Language;
  /** Chat spellings with the words they stand for, as "pls = please", valid in lists, patterns and messages. */
  spellings: string;
  /**
   * Letters that sound alike, as "qu = k, v = b", applied in order: an unknown word is read as this pack's word
   * with the same sound.
   */
  sounds: string;
  /**
   * Endings that derive a word from another, as "itas = as", longer ones first: an unknown word is read as
   * this pack's word that it derives from ("semanitas").
   */
  derivations: string;
  /** Contractions with the words they join, as "im = i am": a phrase with one form also matches the other. */
  contractions: string;
  numbers: NumberWords;
  calendar: CalendarWords;
  /** Word classes by name; the same name in two packs is one class. */
  groups: Record<string, string>;
  /**
   * What phrases signal, by signal name. In a phrase `@name` matches any
   * member of a class, `#` for a number, `#$` for one that can be a rent or an income, `a|b` for either word, `a_b` for two words as one choice, `word?` for one that may be
   * missing, `~` for up to three words of any kind, `=word` for this form of it alone, `<` for the start of a clause and `>` for its end.
   */
  signals: Record<string, readonly string[]>;
  /** Forms of words that are interchangeable in signals and in the classes of what people do. */
  inflections: readonly (readonly string[])[];
  /** Other languages' words by the word they may replace inside a phrase, because people mix languages. */
  borrowed: ReadonlyMap<string, readonly string[]>;
  /** Words that show the language besides those of the classes, mostly function words and verbs. */
  tellingWords: string;
  /** Everyday words one letter away from a word of the classes, which aren't misspellings of it ("enter", "center"). */
  ordinaryWords: string;
  /** Words of the classes that other languages share or borrow, so they don't show the language. */
  sharedWords: string;
}

export interface NumberWords {
  /** Words below one thousand with their values. */
  cardinals: Record<string, number>;
  /** Words that multiply the number before them: hundred, thousand, million, slang for thousand. */
  scales: Record<string, number>;
  /** Words for "one" that are also articles. */
  articles: string;
  ordinals: Record<string, number>;
  /** The word that may join the parts of a number. */
  joiner: string;
  /** Phrases that add a half. */
  halves: string;
}

export interface CalendarWords {
  /** January first; variants separated by commas. */
  months: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** Names of months and weekdays that mean something else unless a number or preposition is next to them. */
  ambiguous: string;
  /** True if "7/4" is April 7. */
  dayFirst: boolean;
}

/** Splits a list of a pack into its phrases. */
export function phrasesOf(list: string): string[] {
  return list
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "");
}

/** Splits a list of equations of a pack ("pls = please") into pairs. */
export function equationsOf(list: string): [string, string][] {
  return phrasesOf(list).map((equation) => {
    const [left = "", right = ""] = equation.split("=");
    return [left.trim(), right.trim()];
  });
}
