import type { Language } from "../types.ts";

/**
 * What a language brings to the shared algorithms. Nothing in a pack is code:
 * another language is another object of this shape.
 *
 * A list is one string of phrases separated by commas. Phrases are written as
 * they are spelled; case, accents and apostrophes do not matter.
 */
export interface LanguagePack {
  code: Language;
  /** Chat spellings with the word each stands for, as "pls = please": they hold in lists, patterns and messages alike. */
  spellings: string;
  /**
   * Letters that sound alike, as "qu = k, v = b", applied in order: a word no pack knows is read as the word
   * of this pack that sounds the same.
   */
  sounds: string;
  /**
   * Endings that make a word out of another, as "itas = as", the longer ones first: a word no pack knows is read as
   * the word of this pack it comes from ("semanitas").
   */
  derivations: string;
  /** Contractions with the words they join, as "im = i am": a phrase with the one form also fits the other. */
  contractions: string;
  numbers: NumberWords;
  calendar: CalendarWords;
  /** Word classes by name; the same name in two packs is one class. */
  groups: Record<string, string>;
  /**
   * What phrases signal, by signal name. In a phrase `@name` stands for any
   * member of a class, `#` for a number, `#$` for one that can be a rent or an income, `a|b` for either word, `a_b` for two words as one choice, `word?` for one that may be
   * missing, `~` for up to three words of any kind, `=word` for this form of it alone, `<` for the start of a clause and `>` for its end.
   */
  signals: Record<string, readonly string[]>;
  /** Forms of words that stand for one another in signals and in the classes of what people do. */
  inflections: readonly (readonly string[])[];
  /** Words of other languages by the word they may stand for inside a phrase, as people mix languages. */
  borrowed: ReadonlyMap<string, readonly string[]>;
  /** Words that show the language, beside those of the classes: mostly function words and verbs. */
  tellingWords: string;
  /** Everyday words a letter away from a word of the classes, which they do not misspell ("enter", "center"). */
  ordinaryWords: string;
  /** Words of the classes that other languages share or borrow, and so show nothing. */
  sharedWords: string;
}

export interface NumberWords {
  /** Words below one thousand with their values. */
  cardinals: Record<string, number>;
  /** Words that multiply what stands before them: hundred, thousand, million, slang for thousand. */
  scales: Record<string, number>;
  /** Words that are "one" as well as an article. */
  articles: string;
  ordinals: Record<string, number>;
  /** Word that may join the parts of one number. */
  joiner: string;
  /** Phrases that add a half. */
  halves: string;
}

export interface CalendarWords {
  /** January first; variants separated by commas. */
  months: readonly string[];
  /** Sunday first. */
  weekdays: readonly string[];
  /** Month and weekday words that mean something else unless a number or preposition stands by them. */
  ambiguous: string;
  /** "7/4" is 7 April where the day comes first. */
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
