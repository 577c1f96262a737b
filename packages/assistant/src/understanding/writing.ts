import { equationsOf, type LanguagePack } from "./languagePack.ts";
import { fold } from "./words.ts";

/** How a pack's words may be written: chat spellings and contractions, folded. */
export interface Writing {
  spellings: ReadonlyMap<string, string>;
  /** Contractions with the words they join. */
  contractions: readonly (readonly [string, readonly string[]])[];
}

export function writingOf(pack: LanguagePack): Writing {
  const spellings = new Map(equationsOf(pack.spellings).map(([short, full]) => [fold(short), fold(full)]));
  const contractions = equationsOf(pack.contractions).map(
    ([short, full]) => [fold(short), fold(full).split(" ")] as const,
  );
  return { spellings, contractions };
}

/** The phrase as its pack writes it, and with each contraction in it joined or taken apart. */
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
