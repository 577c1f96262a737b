import { type WaitlistStatus, waitlistStatus } from "@llave/contract/waitlist";

/** Filters of the administrators' list; undefined filters nothing. */
export interface EntryFilter {
  status: WaitlistStatus | undefined;
  isAgent: boolean | undefined;
}

/** Reads the filters of an address: `all`, unknown and odd values filter nothing. */
export function entryFilter(query: { status?: string | undefined; isAgent?: string | undefined }): EntryFilter {
  const isAgent = query.isAgent === "true" || query.isAgent === "false" ? query.isAgent === "true" : undefined;
  return { status: waitlistStatus.safeParse(query.status).data, isAgent };
}

/** A whole number from 1 to `most` out of a query text; anything else is `otherwise`. */
export function wholeNumber(text: string | undefined, most: number, otherwise: number): number {
  const value = Number(text?.trim() || Number.NaN);
  if (!Number.isFinite(value)) return otherwise;
  return Math.min(most, Math.max(1, Math.trunc(value)));
}

/** Where a page lies; one outside the range is the nearest. */
export function pagination(asked: number, limit: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / limit));
  return { page: Math.min(asked, pages), limit, total, pages };
}
