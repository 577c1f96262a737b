import { landmarkNamed, spotName } from "../markets/spots.ts";
import type { SpotMention } from "../reading/mentions/spots.ts";
import { plainPart } from "./asides.ts";
import type { Turn } from "./turn.ts";

/** More names than this are long forgotten. */
const mostSpoken = 6;

/** Words by which people say where they work or study. */
const works =
  /\b(?:work|works|working|job|office|start|starts|starting|hired|study|studying|student|classes|enrolled|internship|residency|nurse|trabajo|trabajar|trabajare|trabajando|trabaja|oficina|empiezo|empezar|estudio|estudiar|estudiando|clases|pasantia|residencia|turno|enfermer[oa])\b/;

/** Remembers the landmarks and areas that a message names: "is it far from there?", "how far from work?" */
export function noteSpots({ state, spots, message, context, heard, changes }: Turn): void {
  const named = spots.flatMap(({ name, isArea }) => (name !== undefined ? [{ name, isArea }] : []));
  if (named.length > 0) {
    const names = [...new Set([...named.map(({ name }) => name).reverse(), ...(state.spoken ?? [])])];
    state.spoken = names.slice(0, mostSpoken);
    const landmark = named.find(({ isArea }) => !isArea) ?? named[0];
    if (landmark && works.test(plainPart(message))) state.work = landmark.name;
  }
  noteNear({ state, heard, changes, context });
}

/** A search near a landmark; another area ends it. */
function noteNear({ state, heard, changes, context }: Pick<Turn, "state" | "heard" | "changes" | "context">): void {
  const areas = [state.slots.area ?? []].flat();
  const given = (heard.landmarks ?? []).filter(({ place }) => areas.includes(place)).map(({ name }) => name);
  if (given.length > 0 && heard.slots.area !== undefined) state.near = given;
  else if (changes.slots.area !== undefined || areas.length === 0) state.near = undefined;
  state.near = state.near?.filter((name) => areas.includes(landmarkNamed(name, context.market)?.place ?? ""));
  if (state.near?.length === 0) state.near = undefined;
}

/** The landmarks among the spots of a question. */
export function landmarksAmong(spots: readonly SpotMention[], { context }: Pick<Turn, "context">) {
  return spots.flatMap(({ name }) => (name === undefined ? [] : (landmarkNamed(name, context.market) ?? [])));
}

/** Landmarks' names in the reply's language. */
export function spotNames(names: readonly string[], { context, state }: Pick<Turn, "context" | "state">): string[] {
  return names.flatMap((name) => {
    const landmark = landmarkNamed(name, context.market);
    return landmark ? [spotName(landmark, state.language)] : [];
  });
}
