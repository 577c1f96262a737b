import { placeNamed } from "../../markets/placeNamed.ts";
import type { LandmarkKind, Market } from "../../types.ts";
import type { Reading } from "../../understanding/reading.ts";
import { breakStrength } from "../../understanding/words.ts";

/** Words that name something to measure a distance to, by their positions in the text. */
export interface SpotMention {
  start: number;
  end: number;
  /** A landmark or an area by name. */
  name?: string;
  isArea?: true;
  /** The sentence says that someone works or studies there. */
  isWork?: true;
  /** "The hospital", "a beach", "metro": any of some kinds, or the one mentioned before. */
  kinds?: readonly LandmarkKind[];
  /** "Work", "there": what was said before. */
  before?: "work" | "there";
}

/** The names of the kinds, in both languages, without accents. */
const kindWords: readonly (readonly [RegExp, readonly LandmarkKind[]])[] = [
  [/^(?:hospitals?|hospitales|hospi)$/, ["hospital"]],
  [/^(?:university|universities|uni|campus|college|universidad|universidades|facultad)$/, ["university"]],
  [/^(?:airports?|aeropuertos?)$/, ["airport"]],
  [/^(?:port|puerto|cruises|cruceros)$/, ["port"]],
  [/^(?:malls?|mol)$/, ["mall"]],
  [/^(?:beach|beaches|bech|beech|playas?|playita)$/, ["beach"]],
  [/^(?:parks?|parques?)$/, ["park"]],
  [/^(?:metro|subway)$/, ["metrorail", "metromover"]],
  [/^(?:metrorail|metroril)$/, ["metrorail"]],
  [/^(?:metromover)$/, ["metromover"]],
  [/^(?:brightline)$/, ["brightline"]],
  [/^(?:trirail)$/, ["tri_rail"]],
  [/^(?:trains?|tren|trenes)$/, ["metrorail", "metromover", "brightline", "tri_rail"]],
  [/^(?:stadium|estadio|arena)$/, ["stadium"]],
];
/** "Tri rail", "metro mover": one kind in two words. */
const twoWords: Readonly<Record<string, readonly LandmarkKind[]>> = {
  "tri rail": ["tri_rail"],
  "metro rail": ["metrorail"],
  "metro mover": ["metromover"],
  "people mover": ["metromover"],
  "bright line": ["brightline"],
  "centro comercial": ["mall"],
  "la u": ["university"],
};
/** Words before or after a kind that make it something else: "Dog park", "beach access", "hospital bed". */
const otherBefore = /^(?:dog|dogs|water|car|skate|parallel|community|private|pool)$/;
const otherAfter = /^(?:access|view|views|vista|front|towel|chairs?|parking|de perros|towels|town|district|st|street)$/;
const workWords = /^(?:work|school|job|office|workplace|trabajo|oficina|chamba|pega|laburo|brete)$/;
const workBefore =
  /^(?:my|the|to|from|near|our|his|her|of|mi|el|la|al|del|de|cerca|nuestro|nuestra|su|closest|nearest)$/;
const thereWords = /^(?:there|ahi|alla|alli)$/;
const thereBefore = /^(?:from|to|of|de|near|hasta|over)$/;

/** Every word of a message that names something to measure a distance to. */
export function spotsIn(reading: Reading, market: Market): readonly SpotMention[] {
  const found: SpotMention[] = [];
  for (let i = 0; i < reading.words.length; i++) {
    const mention = named(reading, i, market) ?? ofKind(reading, i) ?? saidBefore(reading, i);
    if (mention === undefined) continue;
    const isWork = mention.name !== undefined && (isWorkplace(reading, i) || isToldOfWork(reading, mention.end));
    found.push(isWork ? { ...mention, isWork: true } : mention);
    i = mention.end - 1;
  }
  return found;
}

const works =
  /^(?:works?|working|job|office|starts?|starting|hired|stud(?:y|ies|ying)|student|classes|enrolled|internship|residency|nurse|trabaj[oae]\w*|oficina|empiezo|empezar|estudi[oae]\w*|clases|pasantia|residencia|turnos?|enfermer[oa])$/;
const homesOfKind = /^(?:studios?|estudios?)$/;

/** True after a word for work in its sentence: "I start at Jackson Memorial in May", "trabajo en el downtown". */
function isWorkplace(reading: Reading, at: number): boolean {
  for (let i = at - 1; i >= 0 && (reading.words[i + 1]?.before ?? 0) < breakStrength.sentence; i--) {
    const word = reading.written(i);
    // "Brickell works too, keep Doral" isn't about a job.
    if (word === "works" && reading.groupBefore(i, "place") >= 0) return false;
    const isGoing = word === "go" && reading.written(i + 1) === "to";
    if (isGoing || (works.test(word) && !homesOfKind.test(word))) return true;
  }
  return false;
}

/** Words from "is where" to the work: "Aventura is where the new office is". */
const whereReach = 7;

function isToldOfWork(reading: Reading, end: number): boolean {
  if ((reading.words[end]?.before ?? 1) === 0 && /^trabaj/.test(reading.written(end))) return true;
  let isWhere = false;
  for (let i = end; i < end + whereReach && (reading.words[i]?.before ?? 1) === 0; i++) {
    const word = reading.written(i);
    if (/^(?:where|donde)$/.test(word) || (i === end && /^(?:is|es|s)$/.test(word))) isWhere = true;
    else if (isWhere && works.test(word)) return true;
  }
  return false;
}

function named(reading: Reading, start: number, market: Market): SpotMention | undefined {
  const end = reading.group(start, "place");
  if (end === 0) return undefined;
  const landmark = market.landmarks?.[reading.detail(start, "landmark") ?? -1];
  // "Near Doral Central Park" is longer than the area in it, and an address stays an address.
  if (landmark && reading.group(start, "landmark") === end)
    return isAddress(reading, start) ? undefined : { start, end, name: landmark.name };
  const area = market.places[reading.detail(start, "place") ?? -1];
  if (!area || !placeNamed(area.name, market)?.at || isAddress(reading, start)) return undefined;
  return reading.group(end, "streetWord") > 0 ? undefined : { start, end, name: area.name, isArea: true };
}

function isAddress(reading: Reading, start: number): boolean {
  const number = reading.numbers[start - 1];
  return number !== undefined && number.value >= 100 && (reading.words[start]?.before ?? 1) === 0;
}

function ofKind(reading: Reading, i: number): SpotMention | undefined {
  const pair = twoWords[`${reading.written(i)} ${reading.written(i + 1)}`];
  if (pair) return { start: i, end: i + 2, kinds: pair };
  const kinds = kindWords.find(([words]) => words.test(reading.written(i)))?.[1];
  if (!kinds || otherBefore.test(reading.written(i - 1)) || otherAfter.test(reading.written(i + 1))) return undefined;
  return { start: i, end: i + 1, kinds };
}

function saidBefore(reading: Reading, i: number): SpotMention | undefined {
  const word = reading.written(i);
  const before = reading.written(i - 1);
  // "My school" is where the renter studies; "the school" is another matter.
  if (workWords.test(word) && workBefore.test(before) && (word !== "school" || before === "my"))
    return { start: i, end: i + 1, before: "work" };
  if (thereWords.test(word) && thereBefore.test(before)) return { start: i, end: i + 1, before: "there" };
  return undefined;
}
