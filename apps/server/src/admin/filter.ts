import { type WaitlistStatus, waitlistStatus } from "@llave/contract/waitlist";

/** Filters of the administrators' list; undefined doesn't filter. */
export interface EntryFilter {
  status: WaitlistStatus | undefined;
  isAgent: boolean | undefined;
}

/** Reads the filters in an address: `all` and unknown values don't filter. */
export function entryFilter(query: { status?: string | undefined; isAgent?: string | undefined }): EntryFilter {
  const isAgent = query.isAgent === "true" || query.isAgent === "false" ? query.isAgent === "true" : undefined;
  return { status: waitlistStatus.safeParse(query.status).data, isAgent };
}

/** A whole number from 1 to `most` from a query text; anything else is `otherwise`. */
export function wholeNumber(text: string | undefined, most: number, otherwise: number): number {
  const value = Number(text?.trim() || Number.NaN);
  if (!Number.isFinite(value)) return otherwise;
  return Math.min(most, Math.max(1, Math.trunc(value)));
}

/** The offset of a page; one out of range becomes the nearest page. */
export function pagination(asked: number, limit: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / limit));
  return { page: Math.min(asked, pages), limit, total, pages };
}
