import { placeNamed } from "../markets/placeNamed.ts";
import type { Market, Property, Slots } from "../types.ts";

/** True when a place is one of the wanted ones or lies in one of them. */
export function isIn(place: string, wanted: readonly string[], market: Market): boolean {
  for (let name: string | undefined = place; name !== undefined; ) {
    if (wanted.includes(name)) return true;
    name = placeNamed(name, market)?.within;
  }
  return false;
}

function bedroomsFit(bedrooms: number, wanted: Slots["bedrooms"]): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted === "number") return bedrooms === wanted;
  return bedrooms >= (wanted.min ?? 0) && bedrooms <= (wanted.max ?? Number.POSITIVE_INFINITY);
}

/**
 * Listings that what is known does not rule out: within the budget, with the bedrooms, in the area.
 * Nothing about the renter as a person enters it.
 */
export function fittingListings(
  slots: Slots,
  excludedAreas: readonly string[],
  properties: readonly Property[],
  market: Market,
): Property[] {
  const areas = slots.area === undefined ? null : [slots.area].flat();
  return properties.filter(
    (property) =>
      (slots.budget_max === undefined || property.price <= slots.budget_max) &&
      bedroomsFit(property.bedrooms, slots.bedrooms) &&
      (areas === null || isIn(property.area, areas, market)) &&
      !isIn(property.area, excludedAreas, market),
  );
}
