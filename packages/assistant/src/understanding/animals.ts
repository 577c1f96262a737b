import type { Market } from "../types.ts";
import type { Reading } from "./reading.ts";
import { readingOf } from "./readingOf.ts";

/** Kinds of animals that a renter may name; listings have rules for the first two. */
export const animalKinds = ["dog", "cat", "bird", "rabbit", "fish", "hamster", "turtle", "snake", "other"] as const;
export type AnimalKind = (typeof animalKinds)[number];

/** Kinds that a renter's search distinguishes. */
const petKinds: ReadonlySet<AnimalKind> = new Set(["dog", "cat", "bird", "rabbit", "fish"]);

/** The kind of pet that a word names, as the search distinguishes it. */
export function petKindAt(reading: Reading, i: number): AnimalKind | undefined {
  const kind = animalAt(reading, i);
  return kind !== undefined && petKinds.has(kind) ? kind : undefined;
}

/** The kind of the animal that a word of the message names. */
export function animalAt(reading: Reading, i: number): AnimalKind | undefined {
  return animalKinds.find((name) => reading.group(i, `pet:${name}`) > 0);
}

/** How many animals the words name together: "dos perros", "3 cats"; undefined without a number. */
export function readAnimalCount(text: string, market: Market): number | undefined {
  const reading = readingOf(text, market);
  const counts = reading.words.flatMap((_, i) => {
    // "Two big dogs"; not "January 5, my dog".
    const at = reading.group(i - 1, "petAdjective") === i ? i - 2 : i - 1;
    const number = reading.numbers[at];
    const isJoined = number?.end === at + 1 && (reading.words[at + 1]?.before ?? 0) === 0;
    const isCount = number !== undefined && isJoined && !number.isOrdinal && !number.isArticle;
    return animalAt(reading, i) !== undefined && isCount && number.value <= mostAnimals ? [number.value] : [];
  });
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count) : undefined;
}

/** The most animals of a count; a larger number is a weight or a rent. */
const mostAnimals = 6;

/** The kinds of animals that the words name, without repeats. */
export function readAnimals(text: string, market: Market): AnimalKind[] {
  const reading = readingOf(text, market);
  return [...new Set(reading.words.flatMap((_, i) => animalAt(reading, i) ?? []))];
}
