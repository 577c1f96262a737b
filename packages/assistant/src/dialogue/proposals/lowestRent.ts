import type { Property, Slots } from "../../types.ts";
import type { Act } from "../act.ts";
import { hasCriteria } from "../asksForHomes.ts";
import { isIn } from "../listings.ts";
import { roomsApart } from "../missingNeed.ts";
import { raise, type Turn } from "../turn.ts";

/** A rent this much above the budget may still do. */
const stretch = 1.05;

type Rent = NonNullable<Extract<Act, { type: "none_fits" }>["from"]>;

/** The homes of the wanted size, or all homes if there are none. */
function ofWantedSize(homes: readonly Property[], bedrooms: Slots["bedrooms"]): readonly Property[] {
  const ofSize = bedrooms === undefined ? [] : homes.filter((home) => roomsApart(bedrooms, home.bedrooms) === 0);
  return ofSize.length > 0 ? ofSize : homes;
}

function cheapest(homes: readonly Property[]): Property | undefined {
  return [...homes].sort((a, b) => a.price - b.price)[0];
}

/** The cheapest home that the renter didn't turn down: of the wanted size if possible, otherwise of any size. */
function cheapestHome({ state, context }: Turn): Property | undefined {
  const open = context.properties.filter(({ id, area }) => {
    return !state.turnedDown?.includes(id) && !isIn(area, state.excludedAreas, context.market);
  });
  return cheapest(ofWantedSize(open, state.slots.bedrooms));
}

/**
 * The lowest rent of the wanted size, in the wanted area if it has such listings, if that explains why nothing fits: it
 * is above the budget or, without one, of that size. Undefined if the renter knows it and changes something else.
 */
export function rentThatExplains({ state, context, changes }: Turn): Rent | undefined {
  const { bedrooms, budget_max: budget, area } = state.slots;
  const wanted = [area ?? []].flat();
  const ofSize = ofWantedSize(context.properties, bedrooms);
  const there = ofSize.filter((home) => isIn(home.area, wanted, context.market));
  const least = cheapest(there.length > 0 ? there : ofSize);
  if (!least || (least.price === state.lowestTold && hasCriteria(changes.slots))) return undefined;
  const isOfSize = bedrooms === undefined || roomsApart(bedrooms, least.bedrooms) === 0;
  if (budget === undefined ? !isOfSize : least.price <= budget) return undefined;
  const [only, ...others] = wanted;
  const isThere = there.length > 0 && only !== undefined && others.length === 0;
  return { price: least.price, bedrooms: least.bedrooms, ...(isThere && { area: only }) };
}

/** True if every home rents for more than the renter can pay. */
export function isBelowRents({ state, changes, context }: Turn): boolean {
  const { budget_max: budget } = changes.slots;
  const rents = context.properties.filter(({ id }) => !state.turnedDown?.includes(id)).map(({ price }) => price);
  return budget !== undefined && rents.length > 0 && rents.every((rent) => rent > budget * stretch);
}

/** Says sorry, gives the lowest rent and asks the agent, where nothing is that low: "1500 is all I have". */
export function tellBelowRents(turn: Turn): boolean {
  // Next to a home in question, the reply says by how much that one is over.
  const least = turn.state.focus === null && isBelowRents(turn) ? cheapestHome(turn) : undefined;
  if (!least) return false;
  // What the reply said of the lowest rent is said once.
  turn.acts = turn.acts.filter(({ type }) => type !== "lowest_rent" && type !== "none_fits");
  turn.state.shown = [least.id];
  raise(turn, "knowledge_gap", { topic: "availability" });
  turn.acts.push({ ...lowest(least), none: true });
  return true;
}

/** Gives the lowest rent if it is below the one that the renter calls too high: "3k is kinda a lot". */
export function tellLessThan(turn: Turn): void {
  const { judgesRent, acts } = turn;
  const least = cheapestHome(turn);
  if (judgesRent !== undefined && least && least.price < judgesRent) acts.push(lowest(least));
}

function lowest({ id, address, price, bedrooms }: Property) {
  return { type: "lowest_rent" as const, propertyId: id, address, value: price, bedrooms };
}
