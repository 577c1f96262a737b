import { addressWords } from "../dialogue/listings.ts";
import type { Market, Property, Topic } from "../types.ts";
import { plainName } from "../understanding/folded.ts";
import { overlaps } from "../understanding/stretches.ts";
import { homesByFeature } from "./homesByFeature.ts";

/** A mention of homes in a text: its position and the homes. */
interface Mention {
  start: number;
  end: number;
  homes: readonly Property[];
  /** The mention is an area, which means all homes in it unless the text names one of them more closely. */
  isArea: boolean;
  /** The topic that the words describe, so that the text doesn't ask about it. */
  topic?: Topic;
}

const compass = "(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|northeast|northwest|southeast|southwest)";
const street = "(?:st|street|ave|avenue|calle|avenida|rd|road|blvd|dr|drive)";
/** Matches a rent that identifies a home: "The 2,900 one", "la de 2900". */
const rent = /\b(?:the|that|el|la|ese|esa|de|del) (\d) ?(\d{3})\b(?! (?:sq|ft|feet|pies|lbs?))/g;
export const studio = /\b(?:studio|estudio|efficiency|eficiencia|monoambiente)\b/;
/** Words before a size that mean any home of it: "A studio or a 1-bedroom", "that's just a small studio". */
const anyStudio =
  /\b(?:an?|any|some|no|another|or|un|algun|ningun|otro|o|ni|tipo|busco|quiero|prefiero)(?: (?!the\b|that\b|this\b|your\b|el\b|ese\b|este\b)\w+)? $/;
/** Fewest digits of a house or unit number by itself. */
const minDigits = 3;

/** The homes that a question names, in the order of its words. */
export interface HomesNamed {
  homes: Property[];
  /** Only an area names them, so any home there may be meant. */
  isArea: boolean;
  /** Topics that only say which homes are meant: the view in "does the bay view one have parking?" */
  topics: readonly Topic[];
}

/**
 * Finds the homes that a question names in any way, in the order of the words: by unit, house number, street, area,
 * rent, "the studio" or what only one of them has. Only for clauses known to ask about homes, where every place name
 * means its homes.
 *
 * @param text lowercase words without accents or punctuation
 */
export function homesMentioned(text: string, properties: readonly Property[], market: Market): HomesNamed {
  const found = [
    ...properties.flatMap((home) => mentionsOf(text, home)),
    ...areasIn(text, properties, market),
    ...rentsIn(text, properties),
    ...studiosIn(text, properties),
    ...homesByFeature(text, properties).map(({ home, ...said }) => ({ ...said, homes: [home], isArea: false })),
  ];
  const kept = longest(found);
  const exact = new Set(kept.filter(({ isArea }) => !isArea).flatMap(({ homes }) => homes));
  const named = kept
    .filter(({ isArea, homes }) => !isArea || !homes.some((home) => exact.has(home)))
    .sort((one, other) => one.start - other.start)
    .flatMap(({ homes }) => homes);
  return {
    homes: [...new Set(named)],
    isArea: exact.size === 0,
    topics: kept.flatMap(({ topic }) => topic ?? []),
  };
}

/** Keeps the longest of overlapping mentions ("Brickell Bay" over "Brickell") and joins those of the same words. */
function longest(found: readonly Mention[]): Mention[] {
  const kept: Mention[] = [];
  for (const mention of [...found].sort((one, other) => other.end - other.start - (one.end - one.start))) {
    const inside = kept.find((one) => overlaps(one, mention));
    if (inside === undefined) kept.push(mention);
    else if (inside.start === mention.start && inside.end === mention.end && inside.isArea === mention.isArea)
      inside.homes = [...inside.homes, ...mention.homes];
  }
  return kept;
}

function mentionsOf(text: string, home: Property): Mention[] {
  // An account can have hundreds of homes; a message names only a few.
  if (!keysOf(home).some((key) => text.includes(key))) return [];
  return patternsOf(home)
    .flatMap((pattern) => places(text, pattern))
    .map((place) => ({ ...place, homes: [home], isArea: false }));
}

/** Cached by listing, because building expressions costs more than matching them. */
const built = new WeakMap<Property, readonly RegExp[]>();

function patternsOf(home: Property): readonly RegExp[] {
  let patterns = built.get(home);
  if (patterns === undefined) {
    patterns = namesOf(home).map(wholeWords);
    built.set(home, patterns);
  }
  return patterns;
}

const keys = new WeakMap<Property, readonly string[]>();

/** Words to look for first: each of a home's names contains one of them. */
function keysOf(home: Property): readonly string[] {
  let found = keys.get(home);
  if (found === undefined) {
    const { number, unit, names, ordinals } = addressWords(home);
    found = [number, unit, names[0], ...numbersOf(ordinals)].filter((word) => word !== null && word !== undefined);
    keys.set(home, found);
  }
  return found;
}

/** The names of an address, as sources of expressions. */
function namesOf(home: Property): string[] {
  const { number, unit, names, ordinals } = addressWords(home);
  const numbers = [number, unit].filter((word) => word !== null && word.length >= minDigits) as string[];
  const streets = numbersOf(ordinals);
  return [
    ...numbers,
    ...(number === null
      ? []
      : [
          `(?:the|that|el|la|ese|esa|del|al) ${number}(?: ${compass})?(?: (?:one|place|unit|apartment|apt|condo))`,
          `${number} (?:${compass} )?(?:${[...names, ...ordinals, ...streets].join("|") || "-"})`,
        ]),
    ...namePatterns(names),
    ...streets.flatMap((n) => [
      `${compass} ${n}(?:st|nd|rd|th)?(?: ${street})?`,
      // "The 2nd one", "a 2nd space": only a high number names a street by itself.
      n.length > 1 ? `${n}(?:st|nd|rd|th)(?: ${street})?(?! (?:floor|piso|of))` : `${n}(?:st|nd|rd|th) ${street}`,
      `(?:${street}) ${n}(?! de)`,
      `(?:la|en la) ${n} (?:${street})`,
    ]),
  ];
}

/** Ordinal street names as numbers: "27th" is 27. */
function numbersOf(ordinals: readonly string[]): string[] {
  return ordinals.map((word) => String(Number.parseInt(word, 10)));
}

/** Patterns for street names: several words as a whole, or each of them that isn't also a place. */
function namePatterns(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const whole = names.join(" ");
  return names.length > 1 ? [`${whole}(?: ${street})?`, `${names[0]}(?: ${street})`] : [`${whole}(?: ${street})?`];
}

function wholeWords(source: string): RegExp {
  return new RegExp(`\\b(?:${source})\\b`, "g");
}

function places(text: string, pattern: RegExp): { start: number; end: number }[] {
  return [...text.matchAll(pattern)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
}

function areasIn(text: string, properties: readonly Property[], market: Market): Mention[] {
  const areas = [...new Set(properties.map(({ area }) => area))];
  return areas.flatMap((area) => {
    const homes = properties.filter((home) => home.area === area);
    const names = [area, ...(market.places.find(({ name }) => name === area)?.aliases ?? [])].map(plainName);
    return names
      .filter((name) => text.includes(name))
      .flatMap((name) => places(text, wholeWords(name)))
      .map((place) => ({ ...place, homes, isArea: true }));
  });
}

function rentsIn(text: string, properties: readonly Property[]): Mention[] {
  return [...text.matchAll(rent)].flatMap((match) => {
    const value = Number(`${match[1]}${match[2]}`);
    const homes = properties.filter(({ price }) => price === value);
    return homes.length === 1 ? [{ start: match.index, end: match.index + match[0].length, homes, isArea: false }] : [];
  });
}

function studiosIn(text: string, properties: readonly Property[]): Mention[] {
  const homes = properties.filter(({ bedrooms }) => bedrooms === 0);
  if (homes.length !== 1) return [];
  return [...text.matchAll(new RegExp(studio, "g"))]
    .filter(({ index }) => !anyStudio.test(text.slice(0, index)))
    .map(({ index, 0: word }) => ({ start: index, end: index + word.length, homes, isArea: false }));
}
