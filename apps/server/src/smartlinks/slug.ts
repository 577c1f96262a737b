/** What of an agent's name stands in the address of every link; `agent` where nothing is left of it. */
export function agentSlugOf(name: string): string {
  return slugOf(name, 60) || "agent";
}

/** What of a link's name stands in its address; `link` where nothing is left of it, in another script say. */
export function linkSlugOf(name: string): string {
  return slugOf(name, 40) || "link";
}

/**
 * Lower-case letters and digits joined by hyphens, accents gone.
 * @param longest characters that are kept
 */
function slugOf(name: string, longest: number): string {
  const words = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  return words.slice(0, longest).replace(/^-+|-+$/g, "");
}
