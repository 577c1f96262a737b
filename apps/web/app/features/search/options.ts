import type { Lead } from "@llave/contract/leads";
import type { Property } from "@llave/contract/properties";
import { paths } from "../../paths.ts";
import type { QuickResults } from "./useQuickSearch.ts";

/** One result line; `to` is where it leads. */
export type SearchOption =
  | { kind: "lead"; to: string; lead: Lead }
  | { kind: "property"; to: string; property: Property }
  | { kind: "allLeads" | "allProperties"; to: string };

/** The results in the order of the arrow keys. */
export function optionsOf({ leads, properties, moreLeads, moreProperties }: QuickResults, text: string) {
  const list = (path: string) => `${path}?${new URLSearchParams({ q: text })}`;
  const ofLeads: SearchOption[] = leads.map((lead) => ({ kind: "lead", to: paths.lead(lead.id), lead }));
  const ofProperties: SearchOption[] = properties.map((property) => ({
    kind: "property",
    to: paths.property(property.id),
    property,
  }));
  if (moreLeads) ofLeads.push({ kind: "allLeads", to: list(paths.leads) });
  if (moreProperties) ofProperties.push({ kind: "allProperties", to: list(paths.properties) });
  return { ofLeads, ofProperties };
}

/** The index an arrow key leads to: after the last comes the first. */
export function stepTo(active: number, step: 1 | -1, count: number): number {
  return (active + step + count) % count;
}
