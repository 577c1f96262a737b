import { moveInCost } from "../listings/moveInCost.ts";
import type { ListingTopic, Property } from "../types.ts";
import type { Scene, Total } from "./answerTypes.ts";
import type { Against } from "./query.ts";

/** The sums a question asks for, one for each listing that stores what they are made of. */
export function totalsOf(
  listings: readonly Property[],
  topics: readonly ListingTopic[],
  against: Against,
  scene: Scene,
): Total[] {
  return listings.flatMap((listing) => totalOf(listing, topics, against, scene) ?? []);
}

function totalOf(listing: Property, topics: readonly ListingTopic[], against: Against, scene: Scene): Total | null {
  if (topics.includes("move_in_cost")) return moveInTotal(listing, topics, against, scene);
  if (against.months !== undefined) return rentTotal(listing, against.months);
  if (topics.some((topic) => upfront.has(topic))) return moveInTotal(listing, topics, against, scene);
  return monthlyTotal(listing, topics);
}

const upfront: ReadonlySet<ListingTopic> = new Set<ListingTopic>(["deposit", "fees", "application", "pet_fee"]);

function baseOf({ id, price, updated }: Property) {
  return { propertyId: id, rent: price, updated };
}

function rentTotal(listing: Property, months: number): Total {
  return { ...baseOf(listing), type: "rent_months", amount: listing.price * months, parts: [], months, lacks: [] };
}

/** All that is due before moving in, with the fee for the renter's pets where the question is of them. */
function moveInTotal(
  listing: Property,
  topics: readonly ListingTopic[],
  against: Against,
  { slots }: Scene,
): Total | null {
  const fees = listing.terms?.fees;
  const cost = moveInCost(listing.price, fees);
  if (!cost) return { ...baseOf(listing), type: "move_in", amount: 0, parts: [], lacks: ["move_in_cost"] };
  const asksPets = topics.includes("pets") || topics.includes("pet_fee") || against.pets !== undefined;
  const policy = listing.terms?.pets;
  const pets = asksPets ? (against.pets?.count ?? slots.pets?.count ?? 1) : 0;
  const isTaken = policy === undefined || policy.allowed.length > 0;
  const fee = asksPets && isTaken ? policy?.fee : undefined;
  const lacks: ListingTopic[] = [
    ...(fees?.deposit === undefined ? (["deposit"] as const) : []),
    ...(asksPets && isTaken && fee === undefined ? (["pet_fee"] as const) : []),
  ];
  return {
    ...baseOf(listing),
    type: "move_in",
    amount: cost.total + (fee ?? 0) * pets,
    parts: [...cost.parts, ...(fee ? [{ part: "petFee" as const, amount: fee * pets }] : [])],
    ...(fee && { pets }),
    lacks,
  };
}

/** Rent with what else is paid every month; of that, only what the rent includes is stored. */
function monthlyTotal(listing: Property, topics: readonly ListingTopic[]): Total {
  const { terms } = listing;
  const stored: Partial<Record<ListingTopic, boolean>> = {
    utilities: terms?.utilities !== undefined && terms.utilities.length > 0,
    internet: terms?.utilities?.includes("internet") === true,
    parking: (terms?.parkingSpaces ?? 0) > 0,
  };
  const lacks = topics.filter((topic) => topic !== "price" && stored[topic] !== true);
  const includes = { utilities: terms?.utilities ?? [], parkingSpaces: terms?.parkingSpaces ?? 0 };
  return { ...baseOf(listing), type: "monthly", amount: listing.price, parts: [], includes, lacks };
}
