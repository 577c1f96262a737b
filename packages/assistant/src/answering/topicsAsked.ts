import type { QuestionField, QuestionRead } from "../learned/question.ts";
import type { Topic, Understanding } from "../types.ts";
import { type Query, ranks } from "./query.ts";

/**
 * Probabilities from which a question is about a field: alone, next to the likeliest one, and if the rules agree; and
 * those from which it is about no field, or about homes in general.
 */
const margins = { first: 0.5, beside: 0.7, ruled: 0.25, noField: 0.6, homes: 0.15 } as const;
/** How much more likely a date makes a question about when a home is free. */
const weightOfDay = 3;
/** Fewest topics of a list, in which the rules' topics count as items: "baths, parking, view". */
const fewestListed = 3;

/** Queries that can ask for several facts in one question: "Rent, deposit and when it's free" */
const namesSeveral: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["value", "check", "compare", "total"]);
/** Queries that name topics without asking for a fact: "how many are there?", "what do I need in all?" */
const needsNone: ReadonlySet<Query["op"]> = new Set<Query["op"]>(["count", "total", "compare"]);
const ofRentOrSize =
  /\b(?:cheap\w*|expensive|affordable|pric\w+|barat\w*|economic\w*|car[oa]s?|carit\w*|big\w*|small\w*|larg\w*|room(?:y|iest)|space|grand\w*|ampli\w*|chic\w*|pequen\w*|espacio)\b/;
/** Fields whose amount is asked for, not the rent: "How much is the deposit?" */
const moneyFields: ReadonlySet<QuestionField> = new Set<QuestionField>(["deposit", "fees", "pet_fee", "move_in_cost"]);

/** Extras whose cost is asked for, not the rent: "How much is parking?" */
const extras: ReadonlySet<QuestionField> = new Set<QuestionField>([
  "parking",
  "utilities",
  "internet",
  "laundry",
  "storage",
  "pets",
  "gym",
  "pool",
]);
const rentIncludes =
  /\b(?:(?:rent|renta|alquiler) (?:\w+ )?(?:includ\w*|incluy\w*|cover\w*|comes?|trae|viene)|(?:in|with|en|con) (?:the |la |el )?(?:rent|renta|alquiler))\b/;
const namesRent = /\b(?:rents?|renta|alquiler|price|precio|and|y|plus|mas)\b/;

/** Words for where cars are parked: "Al aire libre", "garage or street". */
const outdoors = /\b(?:aire libre|street|calle)\b/;
/** Words for space, which don't ask for a day: "¿Hay lugar para estacionar?" */
const room = /\b(?:lugar|espacio|donde|somewhere|place|room|space)\b/;
const ofOutdoors: ReadonlySet<QuestionField> = new Set<QuestionField>(["air_conditioning", "availability", "address"]);

/** Matches a question for the number of bedrooms: "How many beds is it, and how big?" */
const countsBedrooms =
  /\b(?:how many (?:beds?|bedrooms?)|cuant[oa]s (?:cuartos|habitaciones|recamaras|alcobas|dormitorios))\b/;

/** Words for a home's counts and measures, which the rules read as wishes: "how many beds, and how big?" */
const measured: Partial<Record<QuestionField, RegExp>> = {
  bedrooms: /\b(?:beds?|bedrooms?|cuartos|habitaciones|recamaras|alcobas|dormitorios)\b/,
  bathrooms: /\b(?:baths?|bathrooms?|banos)\b/,
  square_feet: /\b(?:sq ?(?:ft|feet)|sqft|square (?:feet|footage)|how big|sizes?|tamano|que tan grande|metros|pies)\b/,
};

const inMeters = /\bm2\b/;

const asksPlace =
  /\b(?:where|area|neighborhoods?|part of town|located|location|donde|zonas?|barrios?|queda|ubica\w*)\b/;

/**
 * The topics that a question asks about, the likeliest first; none for homes as a whole, null if nothing is likely
 * enough.
 *
 * @param text lowercase words without accents or punctuation
 * @param namesHomes the question names homes, often by an area that it doesn't ask about
 */
export function topicsAsked(
  { fields }: QuestionRead,
  op: Query["op"],
  { topics: ruled, slots }: Understanding,
  text: string,
  namesHomes: boolean,
): Topic[] | null {
  if (op === "why_not") return [];
  const counted = namesSeveral.has(op) && countsBedrooms.test(text) ? (["bedrooms"] as const) : [];
  if (asksRoom(op, fields, text)) return [...counted, ...withRoom(fields, text)];
  if (included.test(text)) return ["utilities"];
  const [first, ...others] = [...fields]
    .filter(([field]) => isMeant(field, text, namesHomes))
    // "Could I get it by April 2?": with a date, the question is about when.
    .map(([field, share]): [QuestionField, number] => [
      field,
      field === "availability" && slots.move_in !== undefined ? Math.min(1, share * weightOfDay) : share,
    ])
    .sort(([, one], [, other]) => other - one);
  if (first?.[0] === "other") return ofNoField(fields, ruled, first[1]);
  const isListed = ruled.filter((topic) => fields.has(topic as QuestionField)).length >= fewestListed;
  if (first === undefined || first[1] < margins.first) {
    const named = likelyOf(fields, ruled);
    if (named.length > 0) return named;
    if (inMeters.test(text)) return ["square_feet"];
    const isOfHomes = op === "list" && first?.[0] === "home" && first[1] >= margins.homes;
    return isOfHomes || needsNone.has(op) || (ranks.has(op) && ofRentOrSize.test(text)) ? [] : null;
  }
  const beside = others.filter(
    ([field, share]) =>
      // "Any parking near the Doral one?" measures nothing; what does is a query of its own.
      field !== "distance" &&
      (share >= margins.beside ||
        (namesSeveral.has(op) && share >= margins.ruled && (measured[field]?.test(text) ?? false)) ||
        (namesSeveral.has(op) && field !== "home" && (isListed || share >= margins.ruled) && ruled.includes(field))),
  );
  const meant = [...new Set([...counted, first[0], ...beside.map(([field]) => field)])];
  const isOfMoney = meant.some((field) => moneyFields.has(field));
  const isOfExtra = meant.some((field) => extras.has(field)) && (rentIncludes.test(text) || !namesRent.test(text));
  const isOfParking = meant.includes("parking");
  const isOfPeople = meant.includes("occupancy_limit");
  return meant.filter(
    (field): field is Exclude<QuestionField, "home"> =>
      field !== "home" &&
      field !== "other" &&
      // How long applying takes and what it costs share one answer.
      !(field === "fees" && (meant[0] === "application" || meant.includes("pet_fee"))) &&
      !(isOfParking && (room.test(text) || outdoors.test(text)) && ofOutdoors.has(field)) &&
      !((isOfMoney || isOfExtra) && field === "price") &&
      !(isOfPeople && field === "bedrooms"),
  );
}

/** Matches a question whether utilities, not fees, are included: "¿Los gastos van incluidos?" */
const included = /\b(?:gastos|expensas|bills)\b.*\binclu\w+/;

const big =
  /\b(?:(?:is|its|be|really|very|n|and|or|it) (?:it )?(?:\w+ )?(?:big|large|roomy|spacious|small|tiny)|big enough|(?:es|sea|muy|tan|bastante|queda|y) (?:\w+ )?(?:grande|ampli[oa]|espacios[oa]|chic[oa]|pequen[oa])|(?:would|will|can|could|does|do) (?:\w+ ){1,8}fit|cabe[n]?|quepa|cabria)\b/;
const furniture = /\b(?:furni\w+|amuebl\w+|amobl\w+)\b/;
/** Fields for which a question about size means a part of the home, not the home. */
const ofParts: ReadonlySet<QuestionField> = new Set<QuestionField>([
  "parking",
  "pool",
  "gym",
  "balcony",
  "storage",
  "laundry",
  "pets",
  "pet_fee",
  "elevator",
]);

/** True for a question about how big a home is: "is it roomy?", "would a queen bed fit?", "¿es amplio?" */
function asksRoom(op: Query["op"], fields: QuestionRead["fields"], text: string): boolean {
  if ((op !== "check" && op !== "value") || !big.test(text)) return false;
  return ![...fields].some(([field, share]) => share >= margins.first && ofParts.has(field));
}

/** The size, plus furniture if the question names any. */
function withRoom(fields: QuestionRead["fields"], text: string): Topic[] {
  const isFurnished = furniture.test(text) && (fields.get("furnished") ?? 0) >= margins.first;
  return isFurnished ? ["furnished", "square_feet"] : ["square_feet"];
}

/** Asks the agent for what no field stores, unless the rules' topic is likely too. */
function ofNoField(fields: QuestionRead["fields"], ruled: readonly Topic[], share: number): Topic[] | null {
  const likely = likelyOf(fields, ruled);
  if (likely.length > 0) return likely;
  return share >= margins.noField ? ["other"] : null;
}

/** The topics that the rules find and the classifier doesn't rule out. */
function likelyOf(fields: QuestionRead["fields"], ruled: readonly Topic[]): Topic[] {
  return ruled.filter((topic) => topic !== "other" && (fields.get(topic as QuestionField) ?? 0) >= margins.ruled);
}

function isMeant(field: QuestionField, text: string, namesHomes: boolean): boolean {
  return field !== "area" || !namesHomes || asksPlace.test(text);
}
