import { partsOf } from "../answering/labels.ts";
import type { Against } from "../answering/query.ts";
import { isListingTopic } from "../answering/registry.ts";
import { type Utility, utilities } from "../listings/listingTerms.ts";
import type { Market, Slots, Topic } from "../types.ts";
import { plainText } from "./plainText.ts";

const weighs = /\b(\d{1,3}) ?(lbs?|pounds?|pounder|libras?|kg|kgs|kilos?)\b/;
const poundsPerKilo = 2.2046;
const petNames: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:dogs?|pupp(?:y|ies)|perr[oa]s?|perrit[oa]s?|cachorr[oa]s?|lab|labrador|poodle|chihuahua|pit ?bull|husky|shepherd|golden|bulldog|terrier)\b/,
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
  { constraints, topics, market }: { constraints: Slots; topics: readonly Topic[]; market: Market },
): Against {
  const text = plainText(written);
  const pets = petsIn(text, topics);
  const { budget_max: amount, lease_months: months, occupants, move_in: date } = constraints;
  const utility = topics.includes("utilities") ? utilities.filter((name) => utilityNames[name].test(text)) : [];
  const to = topics.includes("distance") ? placeIn(text, market) : undefined;
  const detail = detailIn(text, topics);
  return {
    ...(pets && { pets }),
    ...(amount !== undefined && { amount }),
    ...(months !== undefined && { months }),
    ...(occupants !== undefined && { count: occupants }),
    ...(typeof date === "object" && { date }),
    ...(typeof date === "string" && /^\d/.test(date) && { date: { from: date, to: date } }),
    ...(utility.length === 1 && { utility: utility[0] }),
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

/** "How far is it from Brickell?": the last place named, since the home itself is named first. */
function placeIn(text: string, { places }: Market): string | undefined {
  const at = (name: string) => ` ${text} `.lastIndexOf(` ${plainText(name)} `);
  const found = places
    .map(({ name, aliases = [] }) => ({ name, at: Math.max(...[name, ...aliases].map(at)) }))
    .filter((place) => place.at >= 0)
    .sort((a, b) => b.at - a.at);
  return found[0]?.name;
}

/** "Is there a sauna?" asks for more than a gym: the word for a part of the field, where the clause has one. */
function detailIn(text: string, topics: readonly Topic[]): string | undefined {
  return topics
    .filter(isListingTopic)
    .flatMap((topic) => partsOf(topic).filter((part) => ` ${text} `.includes(` ${part} `)))[0];
}
