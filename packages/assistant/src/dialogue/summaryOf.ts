import { termText } from "../listings/terms.ts";
import type { Language, Property } from "../types.ts";
import type { Act } from "./act.ts";

/** A home in a few facts. */
export function summaryOf(listing: Property, language: Language): Extract<Act, { type: "describe_listing" }> {
  const { id, address, price, bedrooms, bathrooms, squareFeet, availableFrom, updated } = listing;
  const terms = (["pets", "parking"] as const).flatMap((topic) => termText(listing, topic, language) ?? []);
  return {
    type: "describe_listing",
    propertyId: id,
    address,
    price,
    bedrooms,
    bathrooms,
    ...(squareFeet && { squareFeet }),
    ...(availableFrom && { availableFrom }),
    terms,
    updated,
  };
}
