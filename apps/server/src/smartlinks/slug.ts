import { foldText } from "@llave/contract/text/foldText";

/** The part of every link's address from the agent's name; `agent` if nothing is left of it. */
export function agentSlugOf(name: string): string {
  return slugOf(name, 60) || "agent";
}

/** The part of a link's address from its name; `link` if nothing is left of it, for example in another script. */
export function linkSlugOf(name: string): string {
  return slugOf(name, 40) || "link";
}

/**
 * Lower-case letters and digits joined by hyphens, without accents.
 * @param maxLength characters to keep
 */
function slugOf(name: string, maxLength: number): string {
  const words = foldText(name).replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, maxLength).replace(/^-+|-+$/g, "");
}
