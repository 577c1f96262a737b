import type { Reading } from "./reading.ts";

/** Given names that are also everyday words, so that only capitals and a surname mark them as names. */
const shortNames: ReadonlySet<string> = new Set([
  "al",
  "art",
  "bo",
  "ed",
  "jo",
  "lee",
  "lou",
  "lu",
  "sol",
  "ty",
  "van",
]);

/** Words that are names if they are capitalized and alone ("Dana", not "daña"). */
const loneNames: ReadonlySet<string> = new Set([...shortNames, "dana", "nina", "may", "will", "mark", "bill"]);

/**
 * Given names that the spelling checker would take for misspelled words, and so not in its dictionary: after "I'm" or
 * "soy" they are names as written.
 */
const writtenNames: ReadonlySet<string> = new Set(
  "dana douglas albert vincent bobby philip judith madison sophia janice frances natalie beverly theresa jaylen tina nate leah ian barry anne milagros rodolfo violeta yamila yokasta yusniel keylin".split(
    " ",
  ),
);

/** True for a given name that only its spelling reveals. */
export function isWrittenName(reading: Reading, i: number): boolean {
  return reading.words[i]?.isCapital === true && writtenNames.has(reading.written(i));
}

/** True for such a name as written, including accents. */
export function isLoneName({ words, text }: Reading, i: number): boolean {
  const word = words[i];
  return word?.isCapital === true && loneNames.has(text.slice(word.start, word.end).toLowerCase());
}

/** True for such a name before another capitalized word that isn't a place: "Al Novak", "Lee Park". */
export function isShortName(reading: Reading, i: number): boolean {
  const next = reading.words[i + 1];
  const isPair = reading.words[i]?.isCapital === true && next?.isCapital === true && next.before === 0;
  const isShouted = reading.text === reading.text.toUpperCase();
  return isPair && !isShouted && shortNames.has(reading.norm(i)) && reading.group(i + 1, "place") === 0;
}

/** Places that are also given names; in an answer to the name question, they are names. */
const namesOfPlaces: ReadonlySet<string> = new Set(["kendall", "weston", "coral", "brooklyn", "florida"]);

export function isAlsoPerson(name: string): boolean {
  return namesOfPlaces.has(name.toLowerCase());
}
