import { landmarkNamed, spotName } from "../markets/spots.ts";
import type { SpotMention } from "../reading/mentions/spots.ts";
import type { Turn } from "./turn.ts";

/** More names than this are long forgotten. */
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

/** An area is more often where homes are. */
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
export function searchNear({ state, context }: Pick<Turn, "state" | "context">, to: readonly SpotMention[]): void {
  const [only, ...others] = to;
  if (state.slots.area !== undefined || only?.name === undefined || others.length > 0) return;
  const landmark = landmarkNamed(only.name, context.market);
  state.slots = { ...state.slots, area: landmark?.place ?? only.name };
  if (landmark) state.near = [landmark.name];
}

/** Landmarks' names in the reply's language. */
export function spotNames(names: readonly string[], { context, state }: Pick<Turn, "context" | "state">): string[] {
  return names.flatMap((name) => {
    const landmark = landmarkNamed(name, context.market);
    return landmark ? [spotName(landmark, state.language)] : [];
  });
}
