import { type PropertySort, type PropertyStatus, propertyStatuses } from "@llave/contract/listings/properties";

/** What the list shows, kept in the page's address. */
export interface PropertyFilter {
  status: PropertyStatus | "all";
  sort: PropertySort;
  /** Words to find; empty finds all. */
  text: string;
}

export const statusChoices = ["all", ...propertyStatuses] as const;
export const sortChoices = ["newest", "rent_low", "rent_high"] as const satisfies readonly PropertySort[];

/** Reads the filter from an address; unknown values don't filter. */
export function readFilter(search: URLSearchParams): PropertyFilter {
  return {
    status: statusChoices.find((name) => name === search.get("status")) ?? "all",
    sort: sortChoices.find((name) => name === search.get("sort")) ?? "newest",
    text: search.get("q") ?? "",
  };
}

/** The filter as an address's query, with its question mark; empty for the default list. */
export function filterQuery({ status, sort, text }: PropertyFilter): string {
  const search = new URLSearchParams();
  if (status !== "all") search.set("status", status);
  if (sort !== "newest") search.set("sort", sort);
  if (text.trim() !== "") search.set("q", text);
  return search.size > 0 ? `?${search}` : "";
}

/** True if the filter leaves anything out. */
export function isFiltered({ status, text }: PropertyFilter): boolean {
  return status !== "all" || text.trim() !== "";
}
