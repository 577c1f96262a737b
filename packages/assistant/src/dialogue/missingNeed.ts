import type { Slots } from "../types.ts";
import type { MissingNeed } from "./act.ts";
import type { Turn } from "./turn.ts";

/** What no home has: enough bedrooms or, if the renter asks, the wanted size within the budget. */
export function missingNeed(turn: Turn): MissingNeed | undefined {
  const { heard, state, context, searchAsked } = turn;
  const { bedrooms, budget_max: budget } = state.slots;
  const asked = searchAsked !== null || heard.intents.includes("ask_availability");
  if (bedrooms === undefined) return undefined;
  const { min = 0, max = Number.POSITIVE_INFINITY } =
    typeof bedrooms === "object" ? bedrooms : { min: bedrooms, max: bedrooms };
  const most = Math.max(...context.properties.map((home) => home.bedrooms));
  if (most < min) return { most, ...(asked && { asked: true as const }) };
  if (noneOfSize(turn)) return { size: bedrooms, ...(asked && { asked: true as const }) };
  if (!asked) return undefined;
  const [cheapest] = context.properties
    .filter((home) => home.bedrooms >= min && home.bedrooms <= max)
    .sort((a, b) => a.price - b.price);
  if (!cheapest || budget === undefined || cheapest.price <= budget) return undefined;
  const { id: propertyId, address, price: value } = cheapest;
  return { cheapest: { propertyId, address, value, bedrooms: cheapest.bedrooms } };
}

/** True if the agent has no home at all of the size that the renter wants, though larger ones. */
export function noneOfSize({ state, context }: Pick<Turn, "state" | "context">): boolean {
  const { bedrooms } = state.slots;
  if (bedrooms === undefined) return false;
  const { max = Number.POSITIVE_INFINITY } = typeof bedrooms === "object" ? bedrooms : { max: bedrooms };
  return (
    context.properties.some((home) => home.bedrooms > max) &&
    context.properties.every((home) => roomsApart(bedrooms, home.bedrooms) > 0)
  );
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
