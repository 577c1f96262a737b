import type { Market, Place } from "../types.ts";

/** The markets' places by name, cached because a turn looks them up hundreds of times. */
const known = new WeakMap<Market, ReadonlyMap<string, Place>>();

/** The place or landmark with a name, the first of several; undefined for any other name. */
export function placeNamed(name: string, market: Market): Place | undefined {
  let places = known.get(market);
  if (places === undefined) {
    // Read from the end, so that the first place with a name wins.
    places = new Map([...market.places, ...(market.landmarks ?? [])].toReversed().map((place) => [place.name, place]));
    known.set(market, places);
  }
  return places.get(name);
}
