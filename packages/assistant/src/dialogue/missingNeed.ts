import type { Property } from "../types.ts";
import type { MissingNeed } from "./act.ts";
import { has, type Turn } from "./turn.ts";

/** What no home has: so many bedrooms or, if the renter asks for it, the wanted size for the budget. */
export function missingNeed(turn: Turn): MissingNeed | undefined {
  const { bedrooms, budget_max: budget } = turn.state.slots;
  if (bedrooms === undefined) return undefined;
  const { min = 0, max = Number.POSITIVE_INFINITY } =
    typeof bedrooms === "object" ? bedrooms : { min: bedrooms, max: bedrooms };
  const { properties } = turn.context;
  const most = Math.max(...properties.map((home) => home.bedrooms));
  const asked = has(turn, "showListings", "ask");
  if (most < min) return { most, ...(asked && { asked: true as const }) };
  if (!asked || budget === undefined) return undefined;
  const [cheapest] = properties
    .filter((home) => home.bedrooms >= min && home.bedrooms <= max)
    .sort((a: Property, b: Property) => a.price - b.price);
  if (!cheapest || cheapest.price <= budget) return undefined;
  const { id: propertyId, address, price: value } = cheapest;
  return { cheapest: { propertyId, address, value, bedrooms: cheapest.bedrooms } };
}
