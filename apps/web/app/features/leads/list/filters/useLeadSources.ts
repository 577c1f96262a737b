import { addedByAgent, importedByAgent } from "@llave/contract/leads/leads";
import { useAnalytics, useSmartLinks } from "../../../../agent/queries.ts";

/** The sources to choose from: every link's, every recent lead's, and the selected one. */
export function useLeadSources(chosen: string): string[] {
  const { data: links } = useSmartLinks();
  const { data: figures } = useAnalytics();
  const tags = links?.map((link) => ("sourceTag" in link ? String(link.sourceTag) : "")) ?? [];
  const lately = figures?.leadSources.map(({ name }) => name).filter((name) => name !== "Other") ?? [];
  const names = ["direct", addedByAgent, importedByAgent, ...tags, ...lately, chosen].filter((name) => name !== "");
  return [...new Set(names.map((name) => (name.toLowerCase() === "direct" ? "direct" : name)))];
}
