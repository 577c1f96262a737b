import type { ListingAbilities, PropertyStatus } from "@llave/contract/listings/properties";

/** What an agent can do with a listing that isn't deleted. Only a complete one can be published (`missingFields`). */
export function listingAbilities({ status }: { status: PropertyStatus }): ListingAbilities {
  const isPublished = status === "active";
  return { share: isPublished, confirm: isPublished };
}
