import { landmarkNamed, type Spot, spotName } from "../markets/spots.ts";
import { besideMiles, closestSpot, toldMiles } from "../matching/distance.ts";
import { type SpotMention, spotsIn } from "../reading/mentions/spots.ts";
import { wordsOf } from "../understanding/understand.ts";
import type { Act } from "./act.ts";
import { hearingContext } from "./hear.ts";
import type { Turn } from "./turn.ts";

/** Earlier names are long forgotten. */
const mostSpoken = 6;

/** Remembers the landmarks and areas that a message names to measure from: "is it far from there?", "how far from work?" */
export function noteSpots(turn: Turn): void {
  const { state, spots, queries } = turn;
  const asked = queries.flatMap(({ distance }) => distance?.to ?? []);
  const names = [...spots.filter((spot) => isSpoken(spot) || asked.some(({ start }) => start === spot.start))]
    .flatMap(({ name }) => name ?? [])
    .reverse();
  if (names.length > 0) state.spoken = [...new Set([...names, ...(state.spoken ?? [])])].slice(0, mostSpoken);
  const work = spots.findLast(({ isWork }) => isWork)?.name;
  if (work !== undefined) state.work = work;
  noteNear(turn);
}

/** What a text of its own names that distances can be measured to. */
export function spotsNamed(text: string, { state, context }: Turn): readonly SpotMention[] {
  return spotsIn(wordsOf(text, hearingContext(state, context)).reading, context.market);
}

/** An area more often says where homes are. */
function isSpoken({ isArea, isWork }: SpotMention): boolean {
  return !isArea || isWork === true;
}

/** A search near a landmark; another area ends it. */
function noteNear({ state, heard, changes, context }: Pick<Turn, "state" | "heard" | "changes" | "context">): void {
  const areas = [state.slots.area ?? []].flat();
  const given = (heard.landmarks ?? []).filter(({ place }) => areas.includes(place)).map(({ name }) => name);
  const isGiven = given.length > 0 && heard.slots.area !== undefined;
  const kept = isGiven ? given : changes.slots.area === undefined ? (state.near ?? []) : [];
  const near = kept.filter((name) => areas.includes(landmarkNamed(name, context.market)?.place ?? ""));
  state.near = near.length > 0 ? near : undefined;
}

/** The search is for homes near what a renter without an area asks the closest to. */
export function searchNear({ state, context }: Pick<Turn, "state" | "context">, spots: readonly Spot[]): void {
  const [only, ...others] = spots;
  if (state.slots.area !== undefined || only === undefined || others.length > 0) return;
  const landmark = landmarkNamed(only.name, context.market);
  state.slots = { ...state.slots, area: landmark?.place ?? only.name };
  if (landmark) state.near = [landmark.name];
}

/** The landmarks of the search, and the area of the home that is closest to them. */
export function nearLandmark(near: readonly string[], turn: Turn): Extract<Act, { type: "near_landmark" }> {
  const { market, properties } = turn.context;
  const spots = near.flatMap((name) => landmarkNamed(name, market) ?? []);
  const names = spotNames(near, turn);
  const [closest] = properties
    .flatMap(({ area }) => {
      const found = closestSpot(area, spots, market);
      return found ? [{ area, miles: found.miles }] : [];
    })
    .sort((one, other) => one.miles - other.miles);
  if (!closest) return { type: "near_landmark", names };
  const { area, miles } = closest;
  return { type: "near_landmark", names, closest: { area, miles: toldMiles(miles), isNear: miles <= besideMiles } };
}

/** Landmarks' names in the reply's language. */
export function spotNames(names: readonly string[], { context, state }: Pick<Turn, "context" | "state">): string[] {
  return names.flatMap((name) => {
    const landmark = landmarkNamed(name, context.market);
    return landmark ? [spotName(landmark, state.language)] : [];
  });
}
