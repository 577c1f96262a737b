import type { QuestionField, QuestionRead } from "../learned/question.ts";
import type { Topic, Understanding } from "../types.ts";
import type { Query } from "./query.ts";

/** From where on a field is what a question is about: alone, beside the likeliest, and where the rules see it too. */
const margins = { first: 0.3, beside: 0.4, ruled: 0.12 } as const;

/** "Rent, deposit and when it's free": one question of these names several facts. */
const namesSeveral: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["value", "check"]);
/** These say much without a fact: "how many are there?", "what do I need in all?". */
const needsNone: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["count", "total", "compare"]);
const ranks: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["most", "least"]);
const ofRentOrSize =
  /\b(?:cheap\w*|expensive|affordable|pric\w+|barat\w*|economic\w*|car[oa]s?|carit\w*|big\w*|small\w*|larg\w*|room(?:y|iest)|space|grand\w*|ampli\w*|chic\w*|pequen\w*|espacio)\b/;
/** "How much is the deposit?" asks for no rent. */
const moneyFields: ReadonlySet<QuestionField> = new Set<QuestionField>(["deposit", "fees", "pet_fee", "move_in_cost"]);

const asksPlace =
  /\b(?:where|area|neighborhoods?|part of town|located|location|donde|zonas?|barrios?|queda|ubica\w*)\b/;

/**
 * The topics that a question asks about, the likeliest first; none for homes as a whole, null where nothing is likely
 * enough.
 *
 * @param text lowercase words without accents or punctuation
 * @param namesHomes the question names homes, often by an area that it doesn't ask about
 */
export function topicsAsked(
  { fields }: QuestionRead,
  op: Query["op"],
  { topics: ruled }: Understanding,
  text: string,
  namesHomes: boolean,
): Topic[] | null {
  if (op === "why_not") return [];
  const likely = rescaled([...fields].filter(([field]) => isMeant(field, text, namesHomes)));
  const [first, ...others] = likely;
  if (first === undefined || first[1] < margins.first) {
    const named = ruled.filter((topic) => fields.has(topic as QuestionField) && topic !== "other");
    if (named.length === 1) return named;
    return needsNone.has(op) || (ranks.has(op) && ofRentOrSize.test(text)) ? [] : null;
  }
  const beside = others.filter(
    ([field, share]) =>
      share >= margins.beside ||
      (namesSeveral.has(op) && field !== "home" && share >= margins.ruled && ruled.includes(field)),
  );
  const meant = [first[0], ...beside.map(([field]) => field)];
  const isOfMoney = meant.some((field) => moneyFields.has(field));
  const isOfPeople = meant.includes("occupancy_limit");
  return meant.filter(
    (field): field is Exclude<QuestionField, "home"> =>
      field !== "home" && !(isOfMoney && field === "price") && !(isOfPeople && field === "bedrooms"),
  );
}

function isMeant(field: QuestionField, text: string, namesHomes: boolean): boolean {
  return field !== "area" || !namesHomes || asksPlace.test(text);
}

/** The shares of what is left, adding up to 1 again; the likeliest first. */
function rescaled(fields: readonly (readonly [QuestionField, number])[]): [QuestionField, number][] {
  const sum = fields.reduce((total, [, share]) => total + share, 0) || 1;
  return fields
    .map(([field, share]): [QuestionField, number] => [field, share / sum])
    .sort(([, one], [, other]) => other - one);
}
