import { type WaitlistStatus, waitlistStatus } from "@llave/contract/site/waitlist";
import { z } from "zod";

/** Filters of the administrators' list; undefined doesn't filter. */
export interface EntryFilter {
  status: WaitlistStatus | undefined;
  isAgent: boolean | undefined;
  /** Part of a name or address. */
  text: string | undefined;
  /** Only these entries. */
  ids: string[] | undefined;
}

/** Reads the filters in an address: `all` and unknown values don't filter. */
export function entryFilter({
  status,
  isAgent,
  q,
  ids,
}: Partial<Record<"status" | "isAgent" | "q" | "ids", string | undefined>>): EntryFilter {
  return {
    status: waitlistStatus.safeParse(status).data,
    isAgent: isAgent === "true" || isAgent === "false" ? isAgent === "true" : undefined,
    text: q?.trim() || undefined,
    ids: ids?.split(",").filter((id) => z.uuid().safeParse(id).success),
  };
}

/** A whole number from 1 to `max` from a query text; anything else is `otherwise`. */
export function wholeNumber(text: string | undefined, max: number, otherwise: number): number {
  const value = Number(text?.trim() || Number.NaN);
  if (!Number.isFinite(value)) return otherwise;
  return Math.min(max, Math.max(1, Math.trunc(value)));
}

/** The offset of a page; one out of range becomes the nearest page. */
export function pagination(asked: number, limit: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / limit));
  return { page: Math.min(asked, pages), limit, total, pages };
}
