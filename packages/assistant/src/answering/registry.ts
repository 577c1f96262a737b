import { moveInCost } from "../listings/moveInCost.ts";
import { milesBetween } from "../matching/distance.ts";
import type { Language, ListingTopic, Market, Property, Slots, Topic } from "../types.ts";
import type { FactValue, StoredFact } from "./fact.ts";
import { ownWords, wordsIn } from "./ownWords.ts";
import type { Against } from "./query.ts";

/** What a field's value is. `text` is known by the agent's own words alone, and so is a `boolean` without a column. */
export type FieldKind = "money" | "count" | "size" | "date" | "place" | "boolean" | "policy" | "text";

/** What reading a value may need beside the listing. */
export interface ReadContext {
  market: Market;
  against: Against;
  slots: Slots;
}

/** How a field is stored, compared and held against what a renter has. Its words are in `labels`. */
export interface Field {
  kind: FieldKind;
  /** The value of a column or of the terms; absent where only the agent's own words can tell. */
  read?: (property: Property, context: ReadContext) => FactValue | undefined;
  /** Which end is the better one for a renter; absent where neither is. */
  better?: "min" | "max";
  /** How a number of the renter's is meant without a word for it. */
  relation?: NonNullable<Against["relation"]>;
}

/** A field of which the agent's own words are all there is. */
const text: Field = { kind: "text" };
const has: Field = { kind: "boolean" };

/**
 * Every field of a listing: a new one is a topic in `types.ts`, an entry here and a line in `phrasing/en/fields.ts` and
 * `phrasing/es/fields.ts`; nothing compiles while one of them is missing (docs/how-to/listing-field.md).
 */
export const fields: Readonly<Record<ListingTopic, Field>> = {
  price: { kind: "money", better: "min", read: ({ price }) => money(price) },
  deposit: { kind: "money", better: "min", read: ({ terms }) => money(terms?.fees?.deposit) },
  fees: { kind: "money", better: "min", read: ({ terms }) => money(terms?.fees?.other) },
  move_in_cost: { kind: "money", better: "min", read: readMoveInCost },
  application: { kind: "money", better: "min", read: ({ terms }) => money(terms?.fees?.application) },
  pet_fee: { kind: "money", better: "min", read: readPetFee },
  availability: {
    kind: "date",
    better: "min",
    read: ({ availableFrom: date }) => (date === undefined ? undefined : { kind: "date", date }),
  },
  bedrooms: { kind: "count", better: "max", relation: "exactly", read: ({ bedrooms }) => count(bedrooms) },
  bathrooms: { kind: "count", better: "max", relation: "atLeast", read: ({ bathrooms }) => count(bathrooms) },
  parking: { kind: "count", better: "max", relation: "atLeast", read: ({ terms }) => count(terms?.parkingSpaces) },
  occupancy_limit: { kind: "count", better: "max", relation: "atLeast", read: readOccupancy },
  square_feet: {
    kind: "size",
    better: "max",
    relation: "atLeast",
    read: ({ squareFeet }) => (squareFeet === undefined ? undefined : { kind: "size", squareFeet }),
  },
  area: { kind: "place", read: ({ area: name }) => ({ kind: "place", name }) },
  address: { kind: "place", read: ({ address: name }) => ({ kind: "place", name }) },
  distance: { kind: "place", better: "min", read: readDistance },
  pets: { kind: "policy", read: ({ terms }) => terms?.pets && { kind: "pets", policy: terms.pets } },
  lease_term: { kind: "policy", better: "min", read: readLease },
  utilities: {
    kind: "policy",
    read: ({ terms }) => terms?.utilities && { kind: "utilities", included: terms.utilities },
  },
  internet: {
    kind: "boolean",
    read: ({ terms }) => terms?.utilities && { kind: "boolean", has: terms.utilities.includes("internet") },
  },
  furnished: {
    kind: "boolean",
    read: ({ terms }) => (terms?.furnished === undefined ? undefined : { kind: "boolean", has: terms.furnished }),
  },
  laundry: has,
  air_conditioning: has,
  pool: has,
  gym: has,
  balcony: has,
  view: has,
  elevator: has,
  doorman: has,
  appliances: has,
  storage: has,
  smoking: has,
  accessibility: has,
  security: has,
  outdoor: has,
  ev_charging: has,
  guests: has,
  maintenance: text,
  noise: text,
  condition: text,
  floor: text,
  requirements: text,
  photos: text,
  other: text,
};

/** True for a topic that is a fact of a listing. */
export function isListingTopic(topic: string): topic is ListingTopic {
  return Object.hasOwn(fields, topic);
}

/** Distances are from a place that a question names, so no listing stores one. */
const nowhere: Market = { id: "nowhere", timeZone: "UTC", places: [] };

/** True if a listing has something to answer a question about the topic with. */
export function storesFact(property: Property, topic: Topic): boolean {
  const context = { market: nowhere, against: {}, slots: {}, language: "en" } as const;
  return isListingTopic(topic) && storedFact(property, topic, context) !== undefined;
}

/** What is stored of a listing about a topic, with the agent's own words; undefined where nothing is. */
export function storedFact(
  property: Property,
  topic: ListingTopic,
  context: ReadContext & { language: Language },
): StoredFact | undefined {
  const value = fields[topic].read?.(property, context);
  const own = ownWords(property, topic);
  if (value === undefined && !own) return undefined;
  const words = own ? wordsIn(own, context.language) : undefined;
  const days = [...(value ? [property.updated] : []), ...(own ? [own.updated] : [])];
  return {
    topic,
    propertyId: property.id,
    value: value ?? { kind: "text", ...(own?.holds !== undefined && { holds: own.holds }) },
    ...(words !== undefined && { words }),
    updated: days.reduce((a, b) => (a < b ? a : b)),
  };
}

function money(amount: number | undefined): FactValue | undefined {
  return amount === undefined ? undefined : { kind: "money", amount };
}

function count(value: number | undefined): FactValue | undefined {
  return value === undefined ? undefined : { kind: "count", count: value };
}

function readMoveInCost({ price, terms }: Property): FactValue | undefined {
  const cost = moveInCost(price, terms?.fees);
  return cost ? { kind: "money", amount: cost.total, parts: cost.parts } : undefined;
}

function readPetFee({ terms }: Property): FactValue | undefined {
  return terms?.pets && terms.pets.allowed.length > 0 ? money(terms.pets.fee) : undefined;
}

function readLease({ terms }: Property): FactValue | undefined {
  if (!terms?.lease) return undefined;
  const { min, max } = terms.lease;
  return { kind: "lease", min, ...(max !== undefined && { max }) };
}

/** The number in the agent's words, where there is exactly one: "4 people maximum". */
function readOccupancy(property: Property): FactValue | undefined {
  const own = ownWords(property, "occupancy_limit");
  const numbers = own ? ((own.en ?? own.es ?? "").match(/\d+/g) ?? []) : [];
  return numbers.length === 1 ? count(Number(numbers[0])) : undefined;
}

/** From the place that the question names, else from the one the renter looks in. */
function readDistance(property: Property, { market, against, slots }: ReadContext): FactValue | undefined {
  const to = against.area ?? (typeof slots.area === "string" ? slots.area : undefined);
  if (to === undefined || to === property.area) return undefined;
  const miles = milesBetween(to, property.area, market);
  return miles === undefined ? undefined : { kind: "distance", miles, to };
}
