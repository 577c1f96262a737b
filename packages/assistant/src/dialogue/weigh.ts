import type { Property } from "../types.ts";
import type { Act } from "./act.ts";
import type { Turn } from "./turn.ts";

/** "Which one is better?" */
export function weighListings({ state, context, acts }: Turn): void {
  const proposed = context.properties.filter(({ id }) => state.shown?.includes(id));
  const shown = proposed.length < 2 && state.focus !== null ? context.properties : proposed;
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
