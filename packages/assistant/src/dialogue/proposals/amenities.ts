import type { Property } from "../../types.ts";
import { type HomeNeed, topicsOfNeed } from "../../understanding/homeNeeds.ts";

/** Needs that a stored fact of a listing answers by being there at all. */
const stated: ReadonlySet<HomeNeed> = new Set<HomeNeed>(["balcony", "elevator", "gated", "gym", "pool", "view"]);

/** A fact about a view may be one of a street. */
const ofWater = /\b(?:bay|water|ocean|sea|river|bah[ií]a|mar|agua|oc[eé]ano|r[ií]o)\b/i;

/** True for an amenity that a listing either states or says nothing of. */
export function isAmenity(need: HomeNeed): boolean {
  return stated.has(need) || need === "water_view";
}

/** The amenities among the wanted ones that a listing states. */
export function amenitiesOf(listing: Pick<Property, "facts">, needs: readonly HomeNeed[] = []): HomeNeed[] {
  const view = listing.facts.view;
  const hasWater = [view?.en, view?.es].some((text) => text !== undefined && ofWater.test(text));
  return needs.filter((need) =>
    need === "water_view" ? hasWater : isAmenity(need) && topicsOfNeed[need].some((topic) => listing.facts[topic]),
  );
}
