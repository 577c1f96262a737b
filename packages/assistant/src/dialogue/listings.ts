import { placeNamed } from "../markets/placeNamed.ts";
import type { Market, Property, Slots } from "../types.ts";
import { folded } from "../understanding/folded.ts";
import type { DialogueState } from "./state.ts";
import { streetNumberIn } from "./streetNumbers.ts";
import { floorArea, money, perMonth } from "./unitWords.ts";

/** Street types and directions don't identify a street. */
const COMMON_ADDRESS_WORDS = new Set(
  "st street ave avenue dr drive rd road ct court ln lane ter terrace blvd pl place way pkwy hwy n s e w ne nw se sw apt unit ph miami fl florida".split(
    " ",
  ),
);

function words(text: string): string[] {
  return folded(text).match(/[a-z0-9]+/g) ?? [];
}

/** The parts of an address. */
export interface AddressWords {
  address: string;
  /** The house number; null if the address doesn't begin with one. */
  number: string | null;
  names: string[];
  ordinals: string[];
  /** The unit number; null if the address has none of three digits or more. */
  unit: string | null;
  /** The end of the street's name with its type, as renters shorten it: "bay dr", "27th st". */
  street: RegExp | null;
}

/** The listings' parsed addresses, cached because every message of a link is compared with them. */
const takenApart = new WeakMap<Property, AddressWords>();

/** Splits a listing's address into its parts. */
export function addressWords(property: Property): AddressWords {
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
      street: streetEnd(rest),
    };
    takenApart.set(property, apart);
  }
  return apart;
}

/** Each type of street, as it is written and said. */
const streetTypes: readonly string[] = [
  "st|street",
  "ave|av|avenue",
  "dr|drive",
  "rd|road",
  "ct|court",
  "ln|lane",
  "ter|terrace",
  "blvd|boulevard",
  "pl|place",
  "pkwy|parkway",
  "hwy|highway",
];

/** Matches the last word of a street's name with its type, in the plain text of a message. */
function streetEnd(parts: readonly string[]): RegExp | null {
  for (const [at, type] of parts.entries()) {
    const said = streetTypes.find((types) => types.split("|").includes(type));
    const name = parts[at - 1];
    if (said === undefined || name === undefined || COMMON_ADDRESS_WORDS.has(name)) continue;
    return new RegExp(`\\b${name.replace(/^(\d+)(?:st|nd|rd|th)$/, "$1(?:st|nd|rd|th)?")} (?:${said})\\b`);
  }
  return null;
}

/** A house number with fewer digits needs words around it to be one. */
const minDigits = 4;
const pointers = new Set("the el la del number numero at en".split(" "));
/** A number longer than a count also names a home at the start of a message and after these words. */
const leads = new Set("is about see like liked for de al ver vi or o one that this".split(" "));
const measures = new Set("lb lbs pound pounds libra libras year years ano anos min mins minutes minutos k".split(" "));

/** Sums of money that are as long as a house number: "$600", "600 for the cat", "pongo 500". */
const sumOfMoney = new RegExp(
  `\\$ ?\\d[\\d.,]*|\\b(?:pay|pays|put|puts|add|plus|pago|paga|pongo|pone|cobran?|mas|fee (?:is|of)) \\d{3}\\b|\\b\\d{3}(?= ?(?:${money}|${perMonth}|for (?:a|the|my|each|every) |per |each\\b|more\\b|extra\\b|fee\\b|pet\\b|deposit|por (?:el|la|mi|cada|un|una|mes|persona|gat|perr|masc)|mi[oa]s?\\b|de (?:deposito|dep[oó]sito|fee)))`,
  "giu",
);

/** A message as addresses are compared with it. */
interface Said {
  /** Its words, separated by single spaces. */
  text: string;
  /** Each of them; a short number that refers to a home also as "the 55" or "the 600". */
  words: ReadonlySet<string>;
}

function saidWords(message: string): Said {
  const all = words(message.replace(sumOfMoney, " "));
  const pointed = all.filter(
    (word, i) =>
      /^\d{1,3}$/.test(word) &&
      (pointers.has(all[i - 1] ?? "") ||
        (word.length > 2 && ((i === 0 && all.length > 1) || leads.has(all[i - 1] ?? "")))) &&
      !measures.has(all[i + 1] ?? ""),
  );
  return { text: all.join(" "), words: new Set([...all, ...pointed.map((word) => `the ${word}`)]) };
}

/** How much of a listing's address a message's words name; 0 if they don't identify it. */
function addressMatch({ number, names, ordinals, street }: AddressWords, { text, words: said }: Said): number {
  const namesSaid = names.filter((word) => said.has(word)).length;
  const ordinalsSaid = ordinals.filter((word) => said.has(word)).length;
  const streetSaid = street?.test(text) ? 1 : 0;
  // "55" alone may be pounds, years or minutes.
  const isCertain = (number?.length ?? 0) >= minDigits || namesSaid + ordinalsSaid > 0 || said.has(`the ${number}`);
  const numberSaid = number !== null && said.has(number) && isCertain;
  // A street name alone may be a place as well ("Brickell"), so two words or a number are needed.
  if (numberSaid || namesSaid >= 2 || (namesSaid >= 1 && ordinalsSaid >= 1) || streetSaid > 0) {
    return (numberSaid ? 3 : 0) + namesSaid + ordinalsSaid + streetSaid;
  }
  return 0;
}

/** A unit number with fewer digits needs words around it to be one. */
const minUnitDigits = 4;

/** True if a home is named by its unit number: "The 1403 unit", "apto 512", "#512", and "1403" by itself. */
function namesUnit({ unit }: AddressWords, message: string): boolean {
  if (unit === null || !message.includes(unit)) return false;
  const bare =
    unit.length < minUnitDigits
      ? ""
      : `|(?<![\\d$€.,:/-])\\b${unit}\\b(?![.,:/-]?\\d)(?! ?(?:k\\b|%|${money}|${perMonth}|${floorArea}))`;
  return new RegExp(
    `(?:#|\\b(?:unit|apt\\.?|apartment|number|unidad|apto\\.?|apartamento|n[uú]mero|the|el|la|del)) ?#?${unit}\\b(?! ?(?:${money}|${perMonth}))|(?<!\\$)\\b${unit} (?:unit|one|apartment|apt)\\b${bare}`,
    "i",
  ).test(message);
}

/** The only listing on a street with the number said: "The one on northeast twenty-seventh street". */
function byStreetNumber(message: string, properties: readonly Property[]): Property | null {
  const number = streetNumberIn(words(message).join(" "));
  if (number === undefined) return null;
  const there = properties.filter((property) =>
    addressWords(property).ordinals.some((word) => Number.parseInt(word, 10) === number),
  );
  return there.length === 1 ? (there[0] ?? null) : null;
}

/** True if a message names a home by its house number, unit or street, whatever other homes it names. */
export function namesAddress(message: string, listing: Property): boolean {
  const apart = addressWords(listing);
  return namesUnit(apart, message) || addressMatch(apart, saidWords(message)) > 0;
}

/** The one listing whose address a message names, or null. */
export function listingNamed(message: string, properties: readonly Property[]): Property | null {
  const said = saidWords(message);
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

/** Listings in a place that a message names. */
export function listingsInNamedArea(message: string, properties: readonly Property[]): readonly Property[] {
  const text = ` ${words(message).join(" ")} `;
  return properties.filter((property) => text.includes(` ${words(property.area).join(" ")} `));
}

/** True when a place is one of the wanted ones or lies in one of them. */
export function isIn(place: string, wanted: readonly string[], market: Market): boolean {
  for (let name: string | undefined = place; name !== undefined; ) {
    if (wanted.includes(name)) return true;
    name = placeNamed(name, market)?.within;
  }
  return false;
}

function bedroomsFit(bedrooms: number, wanted: Slots["bedrooms"]): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === "number") return bedrooms === wanted;
  return bedrooms >= (wanted.min ?? 0) && bedrooms <= (wanted.max ?? Number.POSITIVE_INFINITY);
}

/**
 * Listings that the known criteria don't exclude: within the budget, with the bedrooms, in the area.
 * The renter as a person plays no part.
 */
export function fittingListings(
  slots: Slots,
  excludedAreas: readonly string[],
  properties: readonly Property[],
  market: Market,
): Property[] {
  const areas = slots.area === undefined ? null : [slots.area].flat();
  return properties.filter(
    (property) =>
      (slots.budget_max === undefined || property.price <= slots.budget_max) &&
      bedroomsFit(property.bedrooms, slots.bedrooms) &&
      (areas === null || isIn(property.area, areas, market)) &&
      !isIn(property.area, excludedAreas, market),
  );
}

/** The homes under discussion, by id: the one in focus, otherwise those shown. */
export function idsInTalk({ focus, shown, shownSoFar = [] }: DialogueState): readonly string[] {
  return focus === null ? (shown ?? shownSoFar) : [focus];
}

/**
 * The home under discussion: the one in focus, otherwise the only one shown, or the only one shown in the wanted area.
 */
export function homeInQuestion(state: DialogueState, homes: readonly Property[]): Property | undefined {
  const { slots } = state;
  const ids = idsInTalk(state);
  const meant = homes.filter(({ id }) => ids.includes(id));
  const there = meant.filter(({ area }) => [slots.area ?? []].flat().includes(area));
  const [only, ...others] = meant.length > 1 ? there : meant;
  return others.length === 0 ? only : undefined;
}
