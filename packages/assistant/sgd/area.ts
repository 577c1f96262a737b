import type { Evidence, Market } from "../src/types.ts";
import type { Draft } from "../src/understanding/draft.ts";
import { Reading } from "../src/understanding/reading.ts";
import { homesLexicon } from "./lexicon.ts";
import { lasts, namedPlace, textOf } from "./namedPlaces.ts";
import type { SgdAct } from "./turn.ts";

const sides = ["north", "south", "east", "west", "upper", "lower"];

/** The place as the turn names it: one of the market, or any other name for one. */
export function readPlace(draft: Draft, isAsked: boolean, others: readonly string[]): string | undefined {
  const known = knownPlace(draft);
  if (known !== undefined) return wholeName(draft, known);
  if (draft.excludedAreas.length > 0 || draft.slots.area !== undefined) return undefined;
  return placeNear(draft, isAsked) ?? namedPlace(draft, isAsked, others);
}

/** The market's place; of several the chosen one ("Napa or Sonoma... let's start with Sonoma"). */
function knownPlace({ reading, evidence }: Draft): Evidence | undefined {
  const places = evidence.filter((item) => item.slot === "area");
  const settled = reading.words[reading.first("concludes")?.start ?? -1]?.start;
  return places.find((item) => settled !== undefined && item.start > settled) ?? places[0];
}

/** A known place with words that make it another place's name: "South San Francisco", "Alameda Hills". */
function wholeName({ reading }: Draft, place: Evidence): string {
  let start = reading.words.findIndex((word) => word.start >= place.start);
  let end = reading.words.findIndex((word) => word.end >= place.end) + 1;
  const isJoined = (i: number): boolean => (reading.words[i]?.isCapital ?? false) && reading.words[i]?.before === 0;
  if (isJoined(start) && sides.includes(reading.norm(start - 1)) && reading.words[start - 1]?.isCapital) start--;
  if (isJoined(end) && reading.norm(end) !== "city" && lasts.includes(reading.norm(end))) end++;
  return textOf(reading, { start, end });
}

/** "Close to my office in Fremont" answers the question for the area, and so does "a job in Fremont, so nearby". */
function placeNear({ reading }: Draft, isAsked: boolean): string | undefined {
  if (!isAsked && !reading.has("rightThere")) return undefined;
  for (let i = 0; i < reading.words.length; i++) {
    const end = reading.group(i, "place");
    if (end > 0 && reading.isFree(i, end)) return textOf(reading, { start: i, end });
  }
  return undefined;
}

/** Other services' slots for a place. */
const placeSlots = "city location area destination where_to city_of_event destination_city to_city to_location".split(
  " ",
);

/** The place that another service just mentioned: one of the market, such as where to pick up a car, or a place slot's value. */
export function placeInActs(acts: readonly SgdAct[], market: Market): string | undefined {
  for (const value of acts.flatMap((act) => act.values)) {
    const reading = new Reading(value, homesLexicon(market));
    const at = reading.words.findIndex((_, i) => reading.group(i, "place") > 0);
    if (at >= 0) return textOf(reading, { start: at, end: reading.group(at, "place") });
  }
  const named = acts.find(
    ({ slot, values }) => placeSlots.includes(slot) && /^[\p{L} .'-]+(?:,|$)/u.test(values[0] ?? ""),
  );
  return named?.values[0]?.split(",")[0];
}
