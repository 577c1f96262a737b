import type { Lead } from "@llave/contract/leads/leads";
import type { Language } from "@llave/ui/language";

/** What the list shows, kept in the page's address so that a lead's page knows its list. */
export interface LeadFilter {
  status: "all" | Lead["status"];
  sort: "score" | "recent" | "quiet";
  /** Words to find; empty finds all. */
  text: string;
  stage: "" | Lead["stage"];
  /** A SmartLink's source tag, `direct` for none; empty for all. */
  source: string;
  /** Id of a SmartLink; empty for all. */
  link: string;
  language: "" | Language;
  /** True shows only what needs the agent. */
  waiting: boolean;
  /** True shows conversations of one anonymous message, which aren't leads yet, newest first. */
  onlyMessage: boolean;
  /** Whole USD a month; empty for any. */
  budgetFrom: string;
  budgetTo: string;
  /** Bedrooms, `0` for a studio, `4` for four or more; empty for any. */
  size: string;
  /** Names of areas separated by commas; empty for all. */
  area: string;
  /** Latest move-in date, `YYYY-MM-DD`; empty for any. */
  moveBy: string;
  /** True also shows renters without a move-in date. */
  flexible: boolean;
  /** True shows only leads with a to-do that is due. */
  due: boolean;
  /** Table or board; it filters nothing. */
  view: "table" | "board";
  /** First and last day on which a lead came in, `YYYY-MM-DD`; empty for any. */
  from: string;
  to: string;
}

export const temperatures = ["all", "hot", "warm", "cold"] as const satisfies readonly LeadFilter["status"][];
export const stages = ["new", "contacted", "showing", "applied", "leased", "lost"] as const satisfies Lead["stage"][];
export const sorts = ["score", "recent", "quiet"] as const satisfies readonly LeadFilter["sort"][];
/** Bedrooms to filter by; the last one means that many or more. */
export const sizes = ["0", "1", "2", "3", "4"] as const;
const day = /^\d{4}-\d{2}-\d{2}$/;
const amount = /^\d{1,7}$/;

/** The list as it opens. */
export const noFilter: LeadFilter = {
  status: "all",
  sort: "score",
  text: "",
  stage: "",
  source: "",
  link: "",
  language: "",
  waiting: false,
  onlyMessage: false,
  budgetFrom: "",
  budgetTo: "",
  size: "",
  area: "",
  moveBy: "",
  flexible: false,
  due: false,
  view: "table",
  from: "",
  to: "",
};

/** Reads the filter from an address; unknown values don't filter. */
export function readFilter(search: URLSearchParams): LeadFilter {
  const text = (name: string) => search.get(name) ?? "";
  const like = (name: string, form: RegExp) => (form.test(text(name)) ? text(name) : "");
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search.get(name));
  return {
    status: oneOf("status", temperatures) ?? "all",
    sort: oneOf("sort", sorts) ?? "score",
    text: text("q"),
    stage: oneOf("stage", stages) ?? "",
    source: text("source"),
    link: text("link"),
    language: oneOf("language", ["en", "es"]) ?? "",
    waiting: search.get("waiting") === "1",
    onlyMessage: search.get("onlyMessage") === "1",
    budgetFrom: like("budgetFrom", amount),
    budgetTo: like("budgetTo", amount),
    size: oneOf("size", sizes) ?? "",
    area: text("area"),
    moveBy: like("moveBy", day),
    flexible: search.get("flexible") === "1",
    due: search.get("due") === "1",
    view: oneOf("view", ["board"]) ?? "table",
    from: like("from", day),
    to: like("to", day),
  };
}

/** The filter as an address's query, with its question mark; empty for the default list. */
export function filterQuery(filter: LeadFilter): string {
  const search = new URLSearchParams();
  if (filter.status !== "all") search.set("status", filter.status);
  if (filter.sort !== "score") search.set("sort", filter.sort);
  if (filter.text !== "") search.set("q", filter.text);
  addDetails(search, filter);
  if (filter.view !== "table") search.set("view", filter.view);
  return search.size > 0 ? `?${search}` : "";
}

/** Query of a lead's page that was opened from the list: the list is beside it, and Escape goes back there. */
export function fromListQuery(filter: LeadFilter): string {
  const search = new URLSearchParams(filterQuery(filter));
  return `?${new URLSearchParams([["list", "leads"], ...search])}`;
}

/** True where a lead's page was opened from the list of leads; otherwise it is beside the queue. */
export function isFromList(search: URLSearchParams): boolean {
  return search.get("list") === "leads";
}

/** The API's path for a filter. */
export function leadListPath(filter: LeadFilter): string {
  return `/api/leads?${callQuery(filter)}`;
}

/** The API's path for the export of single leads. */
export function exportOf(leadIds: readonly string[]): string {
  return `/api/leads/export.csv?${new URLSearchParams({ ids: leadIds.join(",") })}`;
}

/** The API's path for the export of the filtered leads. */
export function exportPath(filter: LeadFilter): string {
  return `/api/leads/export.csv?${callQuery(filter)}`;
}

function callQuery(filter: LeadFilter): URLSearchParams {
  const search = new URLSearchParams({ status: filter.status, sort: filter.sort });
  const words = filter.text.trim();
  if (words !== "") search.set("q", words);
  addDetails(search, filter);
  return search;
}

const textDetails = [
  ...(["stage", "source", "link", "language", "from", "to"] as const),
  ...(["budgetFrom", "budgetTo", "size", "area", "moveBy"] as const),
];
const flagDetails = ["flexible", "due", "waiting", "onlyMessage"] as const;

function addDetails(search: URLSearchParams, filter: LeadFilter): void {
  for (const name of textDetails) {
    if (filter[name] !== "") search.set(name, filter[name]);
  }
  for (const name of flagDetails) {
    if (filter[name]) search.set(name, "1");
  }
}

/** True if the filter leaves anything out. */
export function isFiltered(filter: LeadFilter): boolean {
  return filterQuery({ ...filter, sort: "score", view: "table", text: filter.text.trim() }) !== "";
}
