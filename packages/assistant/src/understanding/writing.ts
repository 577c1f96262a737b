import { equationsOf, type LanguagePack } from "./languagePack.ts";
import { fold } from "./words.ts";

/** The ways a pack's words may be written: chat spellings, contractions and inflections, folded. */
export interface Writing {
  spellings: ReadonlyMap<string, string>;
  /** Contractions with the words they join. */
  contractions: readonly (readonly [string, readonly string[]])[];
  /** The forms that a form stands for; undefined for an ambiguous form, which stands only for itself. */
  inflections: ReadonlyMap<string, readonly string[] | undefined>;
  /** Other languages' words by the word they may replace inside a phrase. */
  borrowed: ReadonlyMap<string, readonly string[]>;
}

export function writingOf(pack: LanguagePack): Writing {
  const spellings = new Map(equationsOf(pack.spellings).map(([short, full]) => [fold(short), fold(full)]));
  const contractions = equationsOf(pack.contractions).map(
    ([short, full]) => [fold(short), fold(full).split(" ")] as const,
  );
  const inflections = new Map<string, readonly string[] | undefined>();
  for (const family of pack.inflections)
    for (const form of family) inflections.set(form, inflections.has(form) ? undefined : family);
  return { spellings, contractions, inflections, borrowed: pack.borrowed };
}

/** The forms a pack's word stands for, including itself; for one marked with "=", only itself. */
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
  const ways = [plain];
  for (const [short, full] of contractions) {
    for (let i = 0; i < plain.length; i++) {
      if (plain[i] === short) ways.push([...plain.slice(0, i), ...full, ...plain.slice(i + 1)]);
      else if (full.every((word, offset) => plain[i + offset] === word))
        ways.push([...plain.slice(0, i), short, ...plain.slice(i + full.length)]);
    }
  }
  return ways;
}
