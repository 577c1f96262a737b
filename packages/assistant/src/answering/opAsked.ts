import type { QuestionRead } from "../learned/question.ts";
import type { Property } from "../types.ts";
import { type Query, ranks } from "./query.ts";

/** Matches a question for a home's number of rooms: "¿Esos de cuántos son?", "how many bedrooms do those have?" */
const countsRooms =
  /\bde cuant[oa]s (?:(?:cuartos|habitaciones|recamaras) )?(?:son|es)\b|\bhow many (?:bed\w*|bath\w*|rooms?)\b|\bcuant[oa]s (?:cuartos|habitaciones|recamaras|banos|alcobas|dormitorios)\b/;
const low =
  /\b(?:cheapest|lowest|least|smallest|most affordable|soonest|shortest|mas (?:barat|economic|pequen|chic|cort|baj)\w*|menos|menor)\b/;
const high =
  /\b(?:highest|most expensive|priciest|biggest|largest|roomiest|longest|mas (?:car|grand|ampli|alt|larg)\w*|carit[oa]|mayor)\b/;
/** Words for the most or the least; without one, nobody asks for either: "which of those has two bathrooms?" */
const ends =
  /\b(?:most|least|first|last|best|top|max\w*|min\w*|soon\w*|earl\w*|late\w*|\w{3,}est|mas|menos|mayor|menor|primer\w*|ultim\w*|antes|mejor|mucho|rinde|carit[oa]|pricey|cheap\w*)\b/;
const apart =
  /\b(?:more|less|instead|than|vs|versus|against|difference|save|saving|mas|menos|contra|diferencia|ahorr\w+)\b/;
/** Words that ask for an amount. */
export const asksAmount = /\b(?:how much|cuant[oa])\b/;
/** Words of a choice between homes: "The Wynwood one or the Doral one". */
export const eitherOr = /\b(?:or|o|u|vs)\b/;
const choosing =
  /^(?:\w+ )?(?:which(?! one\b)|cuales)\b|\b(?:(?:for|of|in|at|to|is|from) (?:which|what) (?:one|building|home|apartment|unit|place|listing)|(?:de|en|a|es|en) (?:cual|que) (?:edificio|apartamento|apto|depa|departamento|unidad|lugar|propiedad))\b/;

/** True for words that ask which of several homes. */
export function asksWhich(text: string): boolean {
  return choosing.test(text);
}

const isRent = /\b(?:per month|a month|monthly|al mes|mensual\w*|rent|renta|alquiler)\b/;

/**
 * What a question wants done: what the classifier says, unless the homes it names or its words for an end say
 * otherwise.
 *
 * @param text lowercase words without accents or punctuation
 */
export function opAsked(read: QuestionRead, text: string, named: readonly Property[], isArea: boolean): Query["op"] {
  const op = read.op === "total" && isOneFee(read, text) ? "value" : read.op;
  // "¿Cuál es más grande, el de Wynwood o el de Doral?" is about those two.
  if (named.length > 1 && ranks.has(op) && eitherOr.test(text)) return "compare";
  if (named.length > 1 && op === "total" && apart.test(text) && isRent.test(text)) return "compare";
  // "How many spaces do #2804 and #1907 have?"
  if (op === "count" && ((named.length > 0 && !isArea) || countsRooms.test(text))) return "value";
  if (named.length === 1 && op === "list" && !isArea) return "check";
  if (named.length === 1 && !isArea) return ranks.has(op) && !ends.test(text) ? "check" : op;
  // "Which 2-bedrooms take cats?"
  if (op === "check" && asksWhich(text)) return "list";
  const end = low.test(text) ? (high.test(text) ? undefined : "least") : high.test(text) ? "most" : undefined;
  if (end && (ranks.has(op) || (op === "value" && named.length === 0))) return end;
  return ranks.has(op) && !ends.test(text) ? "list" : op;
}

const sums = /\b(?:total\w*|all|sum\w*|together|altogether|everything|in|junto|tod[oa]s?|suma\w*|entrar|mudar\w*)\b/;

/** True for a question about one fee, which isn't a request for a total: "And the pet fee?" */
function isOneFee({ fields }: QuestionRead, text: string): boolean {
  const meant = [...fields].filter(([, share]) => share >= 0.5).map(([field]) => field);
  return meant.length === 1 && meant[0] === "pet_fee" && !sums.test(text);
}
