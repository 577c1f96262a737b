import { partsOf } from "../answering/labels.ts";
import type { Against } from "../answering/query.ts";
import { isListingTopic } from "../answering/registry.ts";
import { type Utility, utilities } from "../listings/listingTerms.ts";
import type { Market, Slots, Topic } from "../types.ts";
import { plainText } from "./plainText.ts";

const weighs = /\b(\d{1,3}) ?(lbs?|pounds?|pounder|libras?|kg|kgs|kilos?)\b/;
const poundsPerKilo = 2.2046;
export const petNames: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dogs?|pupp(?:y|ies)|perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|labs?|labradors?|poodle|chihuahua|pit ?bull|husky|shepherd|golden|bulldog|terrier)\b/,
    "dog",
  ],
  [/\b(?:cats?|kitt(?:y|en)s?|gat[oa]s?|gatit[oa]s?)\b/, "cat"],
];
const petCount = /\b(\d|two|three|dos|tres) (?:\w+ )?(?:dogs|cats|pets|perr\w+|gat\w+|mascotas)\b/;
const counts: Record<string, number> = { two: 2, three: 3, dos: 2, tres: 3 };

const utilityNames: Record<Utility, RegExp> = {
  water: /\b(?:water|agua)\b(?! (?:view|front))/,
  electricity: /\b(?:electric\w*|power|light bill|fpl|luz|electricidad|corriente)\b/,
  gas: /\bgas\b/,
  internet: /\b(?:internet|wi ?fi)\b/,
  trash: /\b(?:trash|garbage|basura)\b/,
};

/** "Mine is 22 lb", in pounds. @param text plain words */
export function petPounds(text: string): number | undefined {
  const [, number, unit = ""] = weighs.exec(text) ?? [];
  if (number === undefined) return undefined;
  return Math.round(Number(number) * (unit.startsWith("k") ? poundsPerKilo : 1));
}

/** What the renter holds against a fact, read from the clause: their pet, their money, their months. */
export function againstOf(
  { text: written }: { text: string },
  {
    constraints,
    topics,
    market,
    named,
  }: { constraints: Slots; topics: readonly Topic[]; market: Market; named: readonly string[] },
): Against {
  const text = plainText(written);
  const pets = petsIn(text, topics);
  const { budget_max: amount, lease_months: months, occupants, move_in: date } = constraints;
  const utility = topics.includes("utilities") ? utilities.filter((name) => utilityNames[name].test(text)) : [];
  const to = topics.includes("distance") ? placeIn(text, market, named) : undefined;
  const count = countIn(text, topics) ?? occupants;
  const time = months ?? (topics.includes("lease_term") ? monthsIn(text) : undefined);
  const detail = detailIn(text, topics);
  return {
    ...(pets && { pets }),
    ...(amount !== undefined && { amount }),
    ...(time !== undefined && { months: time }),
    ...(count !== undefined && { count }),
    ...(typeof date === "object" && { date }),
    ...(typeof date === "string" && /^\d/.test(date) && { date: { from: date, to: date } }),
    ...(utility.length === 1 && { utility: utility[0] }),
    ...(utility.length > 1 && { utilities: utility }),
    ...(to !== undefined && { area: to }),
    ...(detail !== undefined && { detail }),
  };
}

function petsIn(text: string, topics: readonly Topic[]): Against["pets"] {
  const pounds = petPounds(text);
  const kind = petNames.find(([pattern]) => pattern.test(text))?.[1];
  const count = petCount.exec(text)?.[1];
  const ofPets = pounds !== undefined || topics.includes("pets") || topics.includes("pet_fee");
  if (!ofPets || (kind === undefined && count === undefined && pounds === undefined)) return undefined;
  return {
    ...(kind && { kind }),
    ...(count && { count: counts[count] ?? Number(count) }),
    ...(pounds !== undefined && { pounds }),
  };
}

const number = "(\\d{1,2}|one|two|three|four|five|six|un|una|dos|tres|cuatro|cinco|seis)";
const numbers: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  un: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
};
const things: Partial<Record<Topic, string>> = {
  parking: "(?:cars?|vehicles?|trucks?|spots?|spaces?|carros?|autos?|camionetas?|puestos?)",
  occupancy_limit: "(?:people|persons?|adults|of us|roommates|personas?|adultos)",
};

/** "Parking for 2 cars?", "can 3 people live there?". */
function countIn(text: string, topics: readonly Topic[]): number | undefined {
  const said = topics.flatMap(
    (topic) => new RegExp(`\\b${number} ${things[topic] ?? "$^"}\\b`).exec(text)?.[1] ?? [],
  )[0];
  return said === undefined ? undefined : (numbers[said] ?? Number(said));
}

/** "A 6 month lease", "contrato de seis meses". */
function monthsIn(text: string): number | undefined {
  // "Leases under a year": the longest of them.
  if (/\b(?:under|less than|shorter than|menos de|por menos de) (?:a|one|1|un) (?:year|ano)\b/.test(text)) return 11;
  if (/\b(?:month to month|mes a mes)\b/.test(text)) return 1;
  const said = new RegExp(`\\b${number} (?:months?|mes(?:es)?)\\b`).exec(text)?.[1];
  return said === undefined ? undefined : (numbers[said] ?? Number(said));
}

/** "How far is it from Brickell?": the last place named that isn't where the home itself lies. */
function placeIn(text: string, { places, landmarks = [] }: Market, named: readonly string[]): string | undefined {
  const at = (name: string) => ` ${text} `.lastIndexOf(` ${plainText(name)} `);
  const found = [...places, ...landmarks]
    .map(({ name, aliases = [] }) => ({ name, at: Math.max(...[name, ...aliases].map(at)) }))
    .filter((place) => place.at >= 0 && !named.includes(place.name))
    .sort((a, b) => b.at - a.at);
  return found[0]?.name;
}

/** "Is there a sauna?" asks for more than a gym: the word for a part of the field, where the clause has one. */
function detailIn(text: string, topics: readonly Topic[]): string | undefined {
  return topics
    .filter(isListingTopic)
    .flatMap((topic) => partsOf(topic).filter((part) => ` ${text} `.includes(` ${part} `)))[0];
}
