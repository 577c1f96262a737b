import { moveInCost } from "../listings/moveInCost.ts";
import type { Property, Topic } from "../types.ts";

/** Measures to rank and compare homes by. */
export const measures = [
  "price",
  "square_feet",
  "availability",
  "bedrooms",
  "bathrooms",
  "deposit",
  "fees",
  "pet_fee",
  "move_in_cost",
  "parking",
  "lease_term",
  "pets",
] as const satisfies readonly Topic[];
export type Measure = (typeof measures)[number];

/** The measure of a topic; for the cost of applying, the fee. */
export function measureFor(topic: Topic): Measure | undefined {
  return topic === "application" ? "fees" : measures.find((measure) => measure === topic);
}

/**
 * A home's value of a measure, as a number to rank by: US dollars, square feet, days since 1970, months of the shortest
 * lease, pounds of the heaviest pet; undefined if the listing doesn't say.
 *
 * @param end which end is asked for: for leases, the longest term counts for the most
 */
export function measureOf(home: Property, measure: Measure, end: "most" | "least"): number | undefined {
  const { terms } = home;
  switch (measure) {
    case "price":
      return home.price;
    case "square_feet":
      return home.squareFeet;
    case "availability":
      return home.availableFrom === undefined ? undefined : Date.parse(home.availableFrom) / msOfDay;
    case "bedrooms":
      return home.bedrooms;
    case "bathrooms":
      return home.bathrooms;
    case "deposit":
      return terms?.fees?.deposit;
    case "fees":
      return terms?.fees?.application;
    case "pet_fee":
      return terms?.pets?.fee;
    case "move_in_cost":
      return moveInCost(home.price, terms?.fees)?.total;
    case "parking":
      return terms?.parkingSpaces;
    case "lease_term":
      return end === "least" ? terms?.lease?.min : (terms?.lease?.max ?? terms?.lease?.min);
    case "pets":
      return terms?.pets?.pounds;
  }
}

const msOfDay = 86_400_000;

/** The end of a measure that people mean by the better one of two homes. */
export const betterEnd: Record<Measure, "most" | "least"> = {
  price: "least",
  square_feet: "most",
  availability: "least",
  bedrooms: "most",
  bathrooms: "most",
  deposit: "least",
  fees: "least",
  pet_fee: "least",
  move_in_cost: "least",
  parking: "most",
  lease_term: "least",
  pets: "most",
};
