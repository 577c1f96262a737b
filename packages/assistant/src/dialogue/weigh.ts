import type { Property } from "../types.ts";
import type { Act } from "./act.ts";
import { fittingListings } from "./listings.ts";
import type { Turn } from "./turn.ts";

/** Compares the shown homes, or those that fit so far: "Which one is better?" */
export function weighListings({ state, context, acts }: Turn): void {
  const proposed = context.properties.filter(({ id }) => state.shown?.includes(id));
  // "Which would you pick?" before any were shown: among those that fit so far, and that take the renter's pet.
  const homes = context.properties.filter(({ terms }) => !state.slots.pets?.has || terms?.pets?.allowed.length !== 0);
  const fitting = fittingListings(state.slots, state.excludedAreas, homes, context.market);
  const pool = state.focus === null && fitting.length > 1 ? fitting : homes;
  const shown = proposed.length < 2 ? pool : proposed;
  const act = shown.length < 2 ? null : weigh(shown);
  if (act) acts.push(act);
}

/** Compares homes by their figures, without an opinion: which one suits someone is for them to say (42 USC 3604). */
export function weigh(homes: readonly Property[]): Act | null {
  const [first] = homes;
  if (!first) return null;
  const weighed = ({ id, address }: Property, value: number) => ({ propertyId: id, address, value });
  const cheapest = homes.reduce((best, home) => (home.price < best.price ? home : best), first);
  const largest = homes.reduce((best, home) => ((home.squareFeet ?? 0) > (best.squareFeet ?? 0) ? home : best));
  return {
    type: "weigh",
    cheapest: weighed(cheapest, cheapest.price),
    ...(largest.squareFeet && { largest: weighed(largest, largest.squareFeet) }),
  };
}
