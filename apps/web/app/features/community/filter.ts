import { markets, specialties } from "@llave/contract/site/communityChoices";

/** What the directory shows, as in its address. */
export interface DirectoryFilter {
  q: string;
  market: (typeof markets)[number] | "all";
  specialty: (typeof specialties)[number] | "all";
  view: "grid" | "list";
}

/** Reads an address; unknown values don't filter. */
export function readFilter(address: URLSearchParams): DirectoryFilter {
  return {
    q: address.get("q") ?? "",
    market: markets.find((market) => market === address.get("market")) ?? "all",
    specialty: specialties.find((specialty) => specialty === address.get("specialty")) ?? "all",
    view: address.get("view") === "list" ? "list" : "grid",
  };
}

/** The address of a filter: only differences from everyone in a grid. */
export function writeFilter({ q, market, specialty, view }: DirectoryFilter): URLSearchParams {
  const address = new URLSearchParams();
  if (q.trim() !== "") address.set("q", q);
  if (market !== "all") address.set("market", market);
  if (specialty !== "all") address.set("specialty", specialty);
  if (view !== "grid") address.set("view", view);
  return address;
}
