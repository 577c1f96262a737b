/** What a question claims about several homes: that all have something, or that none do. */
export type Quantity = "all" | "none";

const none = /\b(?:none|neither|nothing|noone|nobody|ningun\w*|nada|no hay ningun\w*)\b/;
const all = /\b(?:all|every|each|both|tod[oa]s|ambos|ambas|cada un[oa])\b/;
/** Phrases with "all" that are about one home: "Todo incluido", "at all", "all in". */
const idle = /\b(?:at all|all in|all together|all of it|after all|todos los dias|all day|all included)\b/g;

/**
 * The quantity that a question names; undefined if it names none.
 *
 * @param text lowercase words without accents or punctuation
 */
export function quantityIn(text: string): Quantity | undefined {
  const said = text.replace(idle, "");
  return none.test(said) ? "none" : all.test(said) ? "all" : undefined;
}
