import { isDeepStrictEqual } from "node:util";
import type { ImportAnswer, ImportColumn, SavePropertyRequest } from "@llave/contract/listings/properties";

type Changes = ImportAnswer["preview"][number]["changes"];
type Value = Changes[number]["after"];

/** What a row changes about a listing, by column, with the value that is replaced. */
export function changesBetween(before: SavePropertyRequest, after: SavePropertyRequest): Changes {
  const [old, new_] = [valuesOf(before), valuesOf(after)];
  return (Object.keys(new_) as (keyof typeof new_)[])
    .filter((field) => !isDeepStrictEqual(old[field], new_[field]))
    .map((field) => ({ field, before: old[field], after: new_[field] }));
}

/** A listing by the columns of a file; its unit is part of the address. */
function valuesOf({ terms, ...listing }: SavePropertyRequest): Record<Exclude<ImportColumn, "unit">, Value> {
  const { pets, fees, lease } = terms;
  return {
    address: listing.address,
    area: listing.area,
    price: listing.price,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    squareFeet: listing.squareFeet,
    status: listing.status,
    availableFrom: listing.availableFrom,
    externalId: listing.externalId,
    description: listing.description || null,
    pets: pets?.allowed ?? null,
    petFee: pets?.fee ?? null,
    parkingSpaces: terms.parkingSpaces ?? null,
    furnished: terms.furnished ?? null,
    application: fees?.application ?? null,
    firstMonth: fees?.firstMonth ?? null,
    lastMonth: fees?.lastMonth ?? null,
    deposit: fees?.deposit ?? null,
    otherFees: fees?.other ?? null,
    leaseMin: lease?.min ?? null,
    leaseMax: lease?.max ?? null,
    utilities: terms.utilities ?? null,
    sourceUrl: listing.sourceUrl,
  };
}
