/** What the list shows, kept in the page's address so that a lead's page knows the list it came from. */
export interface LeadFilter {
  status: "all" | "hot" | "warm" | "cold";
  sort: "score" | "recent";
  /** Words to find; empty finds all. */
  text: string;
}

export const temperatures = ["all", "hot", "warm", "cold"] as const satisfies readonly LeadFilter["status"][];

/** Reads the filter from an address; unknown values filter nothing. */
export function readFilter(search: URLSearchParams): LeadFilter {
  return {
    status: temperatures.find((name) => name === search.get("status")) ?? "all",
    sort: search.get("sort") === "recent" ? "recent" : "score",
    text: search.get("q") ?? "",
  };
}

/** The filter as an address's query, with its question mark; empty for the list as it opens. */
export function filterQuery({ status, sort, text }: LeadFilter): string {
  const search = new URLSearchParams();
  if (status !== "all") search.set("status", status);
  if (sort !== "score") search.set("sort", sort);
  if (text !== "") search.set("q", text);
  return search.size > 0 ? `?${search}` : "";
}

/** The API's path for a filter. */
export function leadListPath({ status, sort, text }: LeadFilter): string {
  const search = new URLSearchParams({ status, sort });
  const words = text.trim();
  if (words !== "") search.set("q", words);
  return `/api/leads?${search}`;
}

/** True where something is left out of the list. */
export function isFiltered({ status, text }: LeadFilter): boolean {
  return status !== "all" || text.trim() !== "";
}
