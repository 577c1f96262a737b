import type { PropertySort } from "@llave/contract/listings/properties";
import { z } from "zod";

const byTime = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
const byRent = z.string().regex(/^\d{1,9}$/);

/**
 * The last listing of a page, where the next one continues: the list's sort value, in the database's format, and the
 * listing's id.
 */
export function listingCursor(sort: PropertySort) {
  const key = (sort === "newest" ? byTime : byRent).max(40);
  return z.tuple([key, z.uuid()]).transform(([key, propertyId]) => ({ key, propertyId }));
}

export type ListingCursor = z.output<ReturnType<typeof listingCursor>>;
