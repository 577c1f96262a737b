import type { Slots } from "@llave/assistant";
import { type AskedHome, withHome } from "./askedHome.ts";

/**
 * The values of a lead's row that repeat its slots, for lists and their filters.
 * @param home the home that the search is about
 */
export function valuesOf(told: Slots, home?: AskedHome) {
  const slots = withHome(told, home);
  return {
    name: slots.name ?? null,
    email: slots.email ?? null,
    phone: slots.phone ?? null,
    budget: slots.budget_max ?? slots.budget_min ?? null,
    area: areaText(slots.area),
    bedrooms: slots.bedrooms ?? null,
    timeline: timelineText(slots.move_in),
  };
}

/** These values as columns: bedrooms are JSON. */
export function columnsOf(slots: Slots, home?: AskedHome) {
  const { bedrooms, ...values } = valuesOf(slots, home);
  return { ...values, bedrooms: bedrooms === null ? null : JSON.stringify(bedrooms) };
}

/** Several places as one text. */
export function areaText(area: Slots["area"]): string | null {
  if (area === undefined) return null;
  return typeof area === "string" ? area : area.join(", ");
}

/** A date range is stored by its first day, so the list can be sorted by it. */
export function timelineText(moveIn: Slots["move_in"]): string | null {
  if (moveIn === undefined) return null;
  return typeof moveIn === "string" ? moveIn : moveIn.from;
}
