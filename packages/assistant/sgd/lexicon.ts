import { en } from "../src/languages/en/pack.ts";
import { es } from "../src/languages/es/pack.ts";
import type { Market } from "../src/types.ts";
import { compileLexicon, type Lexicon } from "../src/understanding/lexicon.ts";
import { placePhrases } from "../src/understanding/places.ts";
import { phrases } from "./phrases.ts";

const lexicons = new WeakMap<Market, Lexicon>();

/** The packs with these dialogues' phrases, kept separate so that a renter's messages aren't searched for them. */
export function homesLexicon(market: Market): Lexicon {
  let lexicon = lexicons.get(market);
  if (lexicon === undefined) {
    const english = { ...en, signals: { ...en.signals, ...phrases } };
    lexicon = compileLexicon([english, es], placePhrases(market));
    lexicons.set(market, lexicon);
  }
  return lexicon;
}
