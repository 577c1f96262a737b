import { equationsOf, type LanguagePack } from "./languagePack.ts";
import { fold } from "./words.ts";

/** The ways in which a pack's words may be written: chat spellings, contractions and inflections, folded. */
export interface Writing {
  spellings: ReadonlyMap<string, string>;
  /** Contractions with the words they join, under the short form and under the first of the words. */
  contractions: ReadonlyMap<string, readonly Contraction[]>;
  /** The forms that a form can mean; undefined for an ambiguous form, which means only itself. */
  inflections: ReadonlyMap<string, readonly string[] | undefined>;
  /** Other languages' words by the word they may replace inside a phrase. */
  borrowed: ReadonlyMap<string, readonly string[]>;
}

/** "im = i am", and its place in the pack's list. */
interface Contraction {
  short: string;
  full: readonly string[];
  order: number;
}

export function writingOf(pack: LanguagePack): Writing {
  const spellings = new Map(equationsOf(pack.spellings).map(([short, full]) => [fold(short), fold(full)]));
  const inflections = new Map<string, readonly string[] | undefined>();
  for (const family of pack.inflections)
    for (const form of family) inflections.set(form, inflections.has(form) ? undefined : family);
  return { spellings, contractions: contractionsOf(pack), inflections, borrowed: pack.borrowed };
}

function contractionsOf(pack: LanguagePack): Map<string, Contraction[]> {
  const byWord = new Map<string, Contraction[]>();
  for (const [order, [short, full]] of equationsOf(pack.contractions).entries()) {
    const contraction = { short: fold(short), full: fold(full).split(" "), order };
    for (const word of new Set([contraction.short, contraction.full[0] ?? ""]))
      byWord.set(word, [...(byWord.get(word) ?? []), contraction]);
  }
  return byWord;
}

/** The forms that a pack's word includes, itself among them; for one marked with "=", only itself. */
export function formsOf(word: string, { inflections }: Writing): readonly string[] {
  return word.startsWith("=") ? [word.slice(1)] : (inflections.get(word) ?? [word]);
}

/** A word's forms inside a phrase, and the other languages' words that may replace it there. */
export function mixedFormsOf(word: string, writing: Writing): readonly string[] {
  const borrowed = writing.borrowed.get(word);
  return borrowed === undefined ? formsOf(word, writing) : [...formsOf(word, writing), ...borrowed];
}

/** The phrase with each other form of its first word ("no puedo pagar mas de"). */
export function inflectedPhrases(phrase: readonly string[], writing: Writing): string[][] {
  const at = phrase.findIndex((word) => formsOf(word, writing).length > 1);
  return formsOf(phrase[at] ?? "", writing).map((form) => phrase.map((word, i) => (i === at ? form : word)));
}

/** The phrase as its pack writes it, and with each contraction joined or split. */
export function waysToWrite(phrase: readonly string[], { spellings, contractions }: Writing): string[][] {
  const plain = phrase.map((word) => spellings.get(word) ?? word);
  const others: { order: number; way: string[] }[] = [];
  for (const [at, word] of plain.entries())
    for (const { short, full, order } of contractions.get(word) ?? []) {
      const [before, after] = [plain.slice(0, at), plain.slice(at + 1)];
      if (word === short) others.push({ order, way: [...before, ...full, ...after] });
      else if (full.every((part, offset) => plain[at + offset] === part))
        others.push({ order, way: [...before, short, ...plain.slice(at + full.length)] });
    }
  // The pack's order decides, because a misspelling is read as the first way to write a word.
  return [plain, ...others.sort((a, b) => a.order - b.order).map(({ way }) => way)];
}
