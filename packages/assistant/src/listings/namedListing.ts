import type { Property } from "../types.ts";
import { streetNumberIn } from "./streetNumbers.ts";

/** Street types and directions say nothing about which street it is. */
const COMMON_ADDRESS_WORDS = new Set(
  "st street ave avenue dr drive rd road ct court ln lane ter terrace blvd pl place way pkwy hwy n s e w ne nw se sw apt unit ph miami fl florida".split(
    " ",
  ),
);

/** What is within has no accents to take off. */
const beyondAscii = /[\u0080-\uffff]/;

/** Lower case without accents, so that "Coral Gables" and "coral gábles" are one. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.normalize("NFD").replace(/\p{M}/gu, "") : lower;
}

/** The name of a place as {@link folded} words with one blank between, to be looked for in a message's plain text. */
export function plainName(area: string): string {
  return folded(area).replace(/[^a-z0-9]+/g, " ");
}

function words(text: string): string[] {
  return folded(text).match(/[a-z0-9]+/g) ?? [];
}

/** The words of an address by what they are. */
interface AddressWords {
  address: string;
  /** The house's; null where the address begins with none. */
  number: string | null;
  names: string[];
  ordinals: string[];
  /** The unit's; null where the address has none of three digits or more. */
  unit: string | null;
}

/** The addresses of listings taken apart: a listing is held against every message of its link. */
const takenApart = new WeakMap<Property, AddressWords>();

function addressWords(property: Property): AddressWords {
  const { address } = property;
  let apart = takenApart.get(property);
  if (apart?.address !== address) {
    const parts = words(address);
    const rest = parts.slice(1);
    apart = {
      address,
      number: parts[0] && /^\d+$/.test(parts[0]) ? parts[0] : null,
      names: rest.filter((word) => /^[a-z]/.test(word) && !COMMON_ADDRESS_WORDS.has(word)),
      ordinals: rest.filter((word) => /^\d+(st|nd|rd|th)?$/.test(word)),
      unit: /(?:#|\b(?:unit|apt|ph)\W*)(\d{3,})$/i.exec(address)?.[1] ?? null,
    };
    takenApart.set(property, apart);
  }
  return apart;
}

/** How much of a listing's address the words of a message name; 0 when they do not point at it. */
function addressMatch({ number, names, ordinals }: AddressWords, said: ReadonlySet<string>): number {
  const namesSaid = names.filter((word) => said.has(word)).length;
  const numberSaid = number !== null && said.has(number);
  const ordinalsSaid = ordinals.filter((word) => said.has(word)).length;
  // A street name alone may be a place as well ("Brickell"), so two words or a number are needed.
  if (numberSaid || namesSaid >= 2 || (namesSaid >= 1 && ordinalsSaid >= 1)) {
    return (numberSaid ? 3 : 0) + namesSaid + ordinalsSaid;
  }
  return 0;
}

/** "The 1403 unit", "apto 1403", "#1403": a home by its number in the building. */
function namesUnit({ unit }: AddressWords, message: string): boolean {
  if (unit === null || !message.includes(unit)) return false;
  if (new RegExp(`(?:^|[.,;!?]\\s*)#?${unit}(?=\\s*(?:$|[.,;!?]))`).test(message)) return true;
  return new RegExp(
    `(?:#|\\b(?:unit|apt\\.?|apartment|number|unidad|apto\\.?|apartamento|n[uú]mero|the|el|la|del)) ?#?${unit}\\b(?! ?(?:dollars|bucks|d[oó]lares|a month|al mes))|(?<!\\$)\\b${unit}(?: (?:unit|one|apartment|apt|downtown|at|on|en|de|have|has|tiene|me)\\b|\\?)`,
    "i",
  ).test(message);
}

/** "The one on northeast twenty-seventh street": the only listing on a street of that number. */
function byStreetNumber(message: string, properties: readonly Property[]): Property | null {
  const number = streetNumberIn(words(message).join(" "));
  if (number === undefined) return null;
  const there = properties.filter((property) =>
    addressWords(property).ordinals.some((word) => Number.parseInt(word, 10) === number),
  );
  return there.length === 1 ? (there[0] ?? null) : null;
}

/** The one listing whose address a message names, or null. */
export function listingNamed(message: string, properties: readonly Property[]): Property | null {
  const said = new Set(words(message));
  const byUnit = properties.filter((property) => namesUnit(addressWords(property), message));
  if (byUnit.length === 1 && byUnit[0]) return byUnit[0];
  const onStreet = byStreetNumber(message, properties);
  if (onStreet) return onStreet;
  let best: Property | null = null;
  let bestScore = 0;
  let tied = false;
  for (const property of properties) {
    const score = addressMatch(addressWords(property), said);
    if (score === 0 || score < bestScore) continue;
    tied = score === bestScore;
    best = property;
    bestScore = score;
  }
  return tied ? null : best;
}

/** Every listing whose address a message names: "is 55 SE 6th bigger than 1420 Brickell Bay?". */
export function listingsNamed(message: string, properties: readonly Property[]): Property[] {
  const single = listingNamed(message, properties);
  const said = new Set(words(message));
  const numbered = properties.filter((property) => {
    const { number, names, ordinals } = addressWords(property);
    const isNumber = number !== null && said.has(number);
    return isNumber && [...names, ...ordinals].some((word) => said.has(word));
  });
  return numbered.length > 1 ? numbered : single ? [single] : [];
}
