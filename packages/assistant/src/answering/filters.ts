import { plainPart } from "../dialogue/asides.ts";
import { countAsked } from "../dialogue/homeChecks.ts";
import { fittingListings } from "../dialogue/listings.ts";
import type { Turn } from "../dialogue/turn.ts";
import type { Property, Slots, Topic } from "../types.ts";
import { studio } from "./homeMentions.ts";
import type { Query } from "./query.ts";

/** The filters that a question itself sets for its homes. */
export type Filters = Pick<Slots, "area" | "bedrooms" | "bathrooms" | "budget_max" | "budget_min">;

export const filterTopics = {
  area: "area",
  bedrooms: "bedrooms",
  bathrooms: "bathrooms",
  budget_max: "price",
  budget_min: "price",
} as const satisfies Record<keyof Filters, Topic>;

/** Reads the filters from a question's words: "of the two-bedrooms in Brickell, which …". */
export function filtersIn({ heard, own, topics, named }: Query): Filters {
  const plain = plainPart(own);
  const { area } = heard.slots;
  const rent = ofSize.test(plain) ? undefined : amountIn(plain);
  const isOver = over.test(plain);
  const budget_max = isOver ? undefined : (heard.slots.budget_max ?? (under.test(plain) ? rent : undefined));
  const budget_min = isOver ? (heard.slots.budget_min ?? heard.slots.budget_max ?? rent) : undefined;
  const isOfMoney = topics.some((topic) => ofMoney.has(topic));
  // "The cheapest studio", but none of the homes is one.
  const studios = named.length === 0 && studio.test(plain) ? 0 : undefined;
  const bedrooms = heard.slots.bedrooms ?? countAsked("bedrooms", plain) ?? studios;
  const bathrooms = heard.slots.bathrooms ?? countAsked("bathrooms", plain);
  return {
    ...(area !== undefined && { area }),
    ...(bedrooms !== undefined && { bedrooms }),
    ...(bathrooms !== undefined && { bathrooms }),
    // "How much under 3000 can I get" gives a rent; "the deposit is under 3000" doesn't.
    ...(budget_max !== undefined && !isOfMoney && { budget_max }),
    ...(budget_min !== undefined && !isOfMoney && { budget_min }),
  };
}

/** Words for a lower limit: "Over 3 grand", "por arriba de los 3 mil". */
const over = /\b(?:over|above|more than|arriba de|encima de|mas de|pasan? de)\b/;

const under = /\b(?:under|below|less than|menos de|debajo de|hasta)\b/;
const ofSize = /\b(?:sq|sqft|square|feet|ft|pies|metros|lbs?|pounds?|libras?)\b/;

/** An amount in dollars: "3 grand", "3 mil", "3k", "3 100". */
function amountIn(text: string): number | undefined {
  const [, thousands, whole] = /\b(\d{1,2}) ?(?:k|grand|mil)\b|\b(\d ?\d{3})\b/.exec(text) ?? [];
  if (thousands !== undefined) return Number(thousands) * 1000;
  return whole === undefined ? undefined : Number(whole.replace(" ", ""));
}

const ofMoney: ReadonlySet<Topic> = new Set<Topic>(["deposit", "fees", "pet_fee", "move_in_cost"]);

export function hasFilters(filters: Filters): boolean {
  return Object.keys(filters).length > 0;
}

/** A question's topics without those that only say which homes it means. */
export function withoutFilters(topics: readonly Topic[], filters: Filters): Topic[] {
  const told: ReadonlySet<Topic> = new Set(
    (Object.keys(filters) as (keyof Filters)[]).map((name) => filterTopics[name]),
  );
  return topics.filter((topic) => !told.has(topic));
}

/** The agent's homes that pass filters. */
export function passing({ state, context }: Turn, { bathrooms, budget_min, ...filters }: Filters): Property[] {
  const homes = fittingListings(filters, state.excludedAreas, context.properties, context.market).filter(
    ({ price }) => budget_min === undefined || price > budget_min,
  );
  if (typeof bathrooms !== "number") return homes;
  // "With a single bathroom" means just one, "with two" at least two.
  return homes.filter((home) => (bathrooms === 1 ? home.bathrooms === 1 : home.bathrooms >= bathrooms));
}
