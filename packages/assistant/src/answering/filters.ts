import { plainPart } from "../dialogue/asides.ts";
import { countAsked } from "../dialogue/homeChecks.ts";
import { fittingListings } from "../dialogue/listings.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Property, Slots, Topic } from "../types.ts";
import type { Query } from "./query.ts";

/** What a question itself says its homes must be. */
export type Filters = Pick<Slots, "area" | "bedrooms" | "bathrooms" | "budget_max">;

export const filterTopics = {
  area: "area",
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  budget_max: "price",
} as const satisfies Record<keyof Filters, Topic>;

/** The filters among a question's words: "of the two-bedrooms in Brickell, which …". */
export function filtersIn({ heard, text, topics }: Query): Filters {
  const plain = plainPart(text);
  const { area, budget_max } = heard.slots;
  const bedrooms = heard.slots.bedrooms ?? countAsked("bedrooms", plain);
  const bathrooms = heard.slots.bathrooms ?? countAsked("bathrooms", plain);
  return {
    ...(area !== undefined && { area }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(bathrooms !== undefined && { bathrooms }),
    // "How much under 3000 can I get" names a rent; "the deposit is under 3000" doesn't.
    ...(budget_max !== undefined && !topics.some((topic) => ofMoney.has(topic)) && { budget_max }),
  };
}

const ofMoney: ReadonlySet<Topic> = new Set<Topic>(["deposit", "fees", "pet_fee", "move_in_cost"]);

/** What the renter's search says homes must be. */
export function filtersOf({ area, bedrooms, budget_max }: Slots): Filters {
  return {
    ...(area !== undefined && { area }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(budget_max !== undefined && { budget_max }),
  };
}

export function hasFilters(filters: Filters): boolean {
  return Object.keys(filters).length > 0;
}

/** The topics of a question besides those that only say which homes it means. */
export function withoutFilters(topics: readonly Topic[], filters: Filters): Topic[] {
  const told: ReadonlySet<Topic> = new Set(
    (Object.keys(filters) as (keyof Filters)[]).map((name) => filterTopics[name]),
  );
  return topics.filter((topic) => !told.has(topic));
}

/** The agent's homes that pass filters. */
export function passing({ state, context }: Turn, { bathrooms, ...filters }: Filters): Property[] {
  const homes = fittingListings(filters, state.excludedAreas, context.properties, context.market);
  if (typeof bathrooms !== "number") return homes;
  // "With a single bathroom" means just one, "with two" at least two.
  return homes.filter((home) => (bathrooms === 1 ? home.bathrooms === 1 : home.bathrooms >= bathrooms));
}
