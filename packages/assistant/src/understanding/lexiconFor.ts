import { en } from "../languages/en/pack.ts";
import { es } from "../languages/es/pack.ts";
import type { Market } from "../types.ts";
import { compileLexicon, type Lexicon } from "./lexicon.ts";
import { placePhrases } from "./places.ts";

const lexicons = new WeakMap<Market, Lexicon>();

/** The packs compiled with a market's places, cached because a process serves few markets. */
export function lexiconFor(market: Market): Lexicon {
  let lexicon = lexicons.get(market);
  if (lexicon === undefined) {
    lexicon = compileLexicon([en, es], placePhrases(market));
    lexicons.set(market, lexicon);
  }
  return lexicon;
}
