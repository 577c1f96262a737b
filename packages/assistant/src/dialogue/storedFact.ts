import { termText, termWords } from "../listings/terms.ts";
import { isFairWording } from "../listings/wording.ts";
import type { IsoDate, Language, Property, Topic } from "../types.ts";
import type { Act } from "./act.ts";

type FactAct = Extract<Act, { type: "answer_fact" }>;

/** A number, date or name that a listing stores in a separate field. */
export function columnValue(property: Property, topic: Topic): string | number | undefined {
  switch (topic) {
    case "price":
      return property.price;
    case "bedrooms":
      return property.bedrooms;
    case "bathrooms":
      return property.bathrooms;
    case "square_feet":
      return property.squareFeet;
    case "availability":
      return property.availableFrom;
    case "area":
      return property.area;
    case "address":
      return property.address;
    default:
      return undefined;
  }
}

/**
 * A listing's stored fact about a topic, as an act, or null. A stored number comes
 * first, then the terms and the agent's own words as written, in the renter's
 * language if available.
 */
export function storedFact(property: Property, topic: Topic, language: Language): FactAct | null {
  const base = { type: "answer_fact", topic, propertyId: property.id, address: property.address } as const;
  const value = columnValue(property, topic);
  if (value !== undefined) return { ...base, value, updated: property.updated };
  const own = ownWords(property, topic, language);
  const terms = termText(property, topic, language);
  if (!terms) return own && { ...base, ...own };
  if (!own) return { ...base, text: terms, updated: property.updated };
  return {
    ...base,
    text: `${terms}. ${own.text}`,
    updated: own.updated < property.updated ? own.updated : property.updated,
  };
}

/**
 * The agent's own words about a topic, if they may be quoted: a remark that fair-housing
 * law forbids to publish (42 USC 3604(c), Miami-Dade 11A) is never repeated.
 */
function ownWords(property: Property, topic: Topic, language: Language): { text: string; updated: IsoDate } | null {
  const fact = property.facts[topic];
  const text = fact && (fact[language] ?? fact.en ?? fact.es);
  if (!fact || !text || !isFairWording(text)) return null;
  const isOther = fact[language] === undefined;
  return { text: isOther ? termWords(language).inOtherLanguage(text) : text, updated: fact.updated };
}
