import { moveInCost } from "@llave/assistant";
import type { Property, PropertyDetail, PropertyPhoto } from "@llave/contract/listings/properties";
import { picturePath } from "../pictures/repository.ts";
import { listingAbilities } from "./listingPolicy.ts";
import type { PhotoRow, PropertyDetailRow, PropertyRow } from "./repository.ts";

/** A listing as the list shows it. */
export function presentProperty(row: PropertyRow): Property {
  return {
    id: row.property_id,
    images: row.photos.map(({ id }) => picturePath(id, "medium")),
    imageAlt: row.photos[0]?.alt ?? "",
    address: row.address,
    area: row.area,
    price: row.price,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    squareFeet: row.square_feet,
    status: row.status,
    availableFrom: row.available_from,
    sourceUrl: row.source_url,
    updatedAt: row.updated_at.toISOString(),
    statusSince: row.status_since.toISOString(),
    unanswered: row.unanswered,
    chats: row.chats,
    abilities: listingAbilities(row),
  };
}

/** A listing with everything in its form. */
export function presentDetail(row: PropertyDetailRow): PropertyDetail {
  return {
    ...presentProperty(row),
    photos: row.photos.map(presentPhoto),
    description: row.description,
    terms: row.terms as PropertyDetail["terms"],
    facts: Object.fromEntries(
      Object.entries(row.facts).map(([topic, { en, es }]) => [topic, { ...(en && { en }), ...(es && { es }) }]),
    ),
    externalId: row.external_id,
    moveInCost: row.price === null ? null : moveInCost(row.price, row.terms.fees),
  };
}

function presentPhoto({ id, alt }: PhotoRow): PropertyPhoto {
  const urls = {
    small: picturePath(id, "small"),
    medium: picturePath(id, "medium"),
    large: picturePath(id, "large"),
  };
  return { id, alt, urls };
}
