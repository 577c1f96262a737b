import type { Pagination, WaitlistEntry } from "@llave/contract/admin/admin";
import { waitlistStatus } from "@llave/contract/site/waitlist";

export const statuses = ["all", ...waitlistStatus.options] as const;
export const types = ["all", "true", "false"] as const;

/** The administrator's filters. The server applies them; `isAgent` is in the address's format. */
export interface EntryFilter {
  status: (typeof statuses)[number];
  isAgent: (typeof types)[number];
  /** Part of a name or address that the server searches for; empty doesn't filter. */
  q: string;
  /** From 1; the server returns the nearest page. */
  page: number;
}

/** Reads the filter from an address; unknown values don't filter. */
export function readEntryFilter(search: URLSearchParams): EntryFilter {
  const page = Number(search.get("page") ?? 1);
  return {
    status: statuses.find((status) => status === search.get("status")) ?? "all",
    isAgent: types.find((type) => type === search.get("isAgent")) ?? "all",
    q: search.get("q")?.trim() ?? "",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The filter as an address's query, without values that don't filter. */
export function entryFilterQuery({ status, isAgent, q, page }: EntryFilter): string {
  const search = new URLSearchParams();
  if (status !== "all") search.set("status", status);
  if (isAgent !== "all") search.set("isAgent", isAgent);
  if (q !== "") search.set("q", q);
  if (page > 1) search.set("page", String(page));
  return search.toString();
}

/** `GET /api/admin/waitlist` for one page of the list. */
export function entriesPath({ status, isAgent, q, page }: EntryFilter): string {
  const search = new URLSearchParams({ page: String(page), status, isAgent, ...(q !== "" && { q }) });
  return `/api/admin/waitlist?${search}`;
}

/** `GET /api/admin/waitlist` for these entries, wherever they are in the list now. */
export function entriesByIdPath(ids: readonly string[]): string {
  return `/api/admin/waitlist?${new URLSearchParams({ limit: "100", ids: ids.join(",") })}`;
}

/** The CSV file with all matching entries, not only one page. */
export function exportPath({ status, isAgent, q }: EntryFilter): string {
  return `/api/admin/waitlist/export.csv?${new URLSearchParams({ status, isAgent, ...(q !== "" && { q }) })}`;
}

/** Search on the loaded page: part of the name or address, in any case (specification, section 5). */
export function matchesSearch({ name, email }: Pick<WaitlistEntry, "name" | "email">, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return name.toLowerCase().includes(wanted) || email.toLowerCase().includes(wanted);
}

/** The numbers of the entries on a page, counted from 1; 0 to 0 if there are none. */
export function shownRange({ page, limit, total }: Pagination): { from: number; to: number } {
  const from = Math.min((page - 1) * limit + 1, total);
  return { from, to: Math.min(page * limit, total) };
}

/** The answer to "how many" if it is a number of people; null for anything else, including Cancel. */
export function inviteCount(answer: string | null): number | null {
  const text = answer?.trim() ?? "";
  const count = Number(text);
  return text !== "" && Number.isFinite(count) && count >= 1 ? Math.floor(count) : null;
}
