import type { Slots } from "../types.ts";
import type { MissingNeed } from "./act.ts";
import type { Turn } from "./turn.ts";

/** What no home has: enough bedrooms, or, if the renter asks, the wanted size for the budget. */
export function missingNeed({ heard, state, context }: Turn): MissingNeed | undefined {
  const { bedrooms, budget_max: budget } = state.slots;
  const asked = heard.intents.includes("ask_availability");
  if (bedrooms === undefined) return undefined;
  const { min = 0, max = Number.POSITIVE_INFINITY } =
    typeof bedrooms === "object" ? bedrooms : { min: bedrooms, max: bedrooms };
  const most = Math.max(...context.properties.map((home) => home.bedrooms));
  if (most < min) return { most, ...(asked && { asked: true as const }) };
  if (!asked) return undefined;
  const [cheapest] = context.properties
    .filter((home) => home.bedrooms >= min && home.bedrooms <= max)
    .sort((a, b) => a.price - b.price);
  if (!cheapest || budget === undefined || cheapest.price <= budget) return undefined;
  const { id: propertyId, address, price: value } = cheapest;
  return { cheapest: { propertyId, address, value, bedrooms: cheapest.bedrooms } };
}

/** True if homes with too few bedrooms were shown before the renter named the number, or if the renter asks for it now. */
export function wereTooSmall({ state, context, changes }: Turn, { asked }: MissingNeed): boolean {
  const { bedrooms } = state.slots;
  if (!asked && changes.slots.bedrooms !== undefined) return false;
  return context.properties.some((home) => state.shown?.includes(home.id) && roomsApart(bedrooms, home.bedrooms) > 0);
}

/** How many bedrooms a home has too few or too many. */
export function roomsApart(wanted: Slots["bedrooms"], bedrooms: number): number {
  const { min = 0, max = min } = typeof wanted === "object" ? wanted : { min: wanted, max: wanted };
  return bedrooms < min ? min - bedrooms : Math.max(0, bedrooms - max);
}
