import type { IsoDate, Property } from "../types.ts";
import type { Act } from "./act.ts";

/** The earliest day on which one of the listings was confirmed. */
export function oldest(properties: readonly Property[]): IsoDate {
  return properties.map((property) => property.updated).reduce((a, b) => (a < b ? a : b));
}

/** The most places named in a summary; nobody would read more. */
const mostAreas = 6;

/** How many listings there are, where and at which rents; `fits`: all of them fit the search. */
export function tellListings(listings: readonly Property[], fits = false): Act {
  const prices = listings.map((property) => property.price);
  return {
    type: "listings_overview",
    count: listings.length,
    fits,
    areas: [...new Set(listings.map((property) => property.area))].slice(0, mostAreas),
    min: Math.min(...prices),
    max: Math.max(...prices),
    updated: oldest(listings),
  };
}
