import type { Market, Place } from "../types.ts";

/** The places of the markets by name: a turn asks for them hundreds of times. */
const known = new WeakMap<Market, ReadonlyMap<string, Place>>();

/** The place of a market that bears a name, the first of several; undefined for any other name. */
export function placeNamed(name: string, market: Market): Place | undefined {
  let places = known.get(market);
  if (places === undefined) {
    // Read from the end, so that the first of a name stays.
    places = new Map(market.places.toReversed().map((place) => [place.name, place]));
    known.set(market, places);
  }
  return places.get(name);
}
