import { type FigurePeriod, figurePeriods } from "@llave/contract/agent/dashboard";

/** The days the figures cover, as in the address. */
export interface Period {
  name: FigurePeriod;
  /** `YYYY-MM-DD`; only for a custom period. */
  from: string;
  to: string;
}

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the period in an address; anything invalid means the default of 30 days. */
export function readPeriod(search: URLSearchParams): Period {
  const name = figurePeriods.find((period) => period === search.get("period")) ?? "30d";
  const date = (key: string) => (day.test(search.get(key) ?? "") ? (search.get(key) ?? "") : "");
  return name === "custom" ? { name, from: date("from"), to: date("to") } : { name, from: "", to: "" };
}

/** The period as a query, for the address and for the calls. */
export function periodQuery({ name, from, to }: Period): string {
  if (name !== "custom") return `period=${name}`;
  const search = new URLSearchParams({ period: name });
  if (from !== "") search.set("from", from);
  if (to !== "") search.set("to", to);
  return search.toString();
}
