import type { Market } from "@llave/assistant";

/** The names of a market's places in the order of the alphabet, for the form to offer. */
export function placeNames(market: Market): string[] {
  return market.places.map(({ name }) => name).sort((a, b) => a.localeCompare(b, "en"));
}

/**
 * The name under which renters look for a place, whatever spelling or nickname the agent used; what the
 * market does not know stays as written.
 */
export function placeNamed(written: string, market: Market): string {
  const wanted = folded(written);
  const place =
    market.places.find(({ name }) => folded(name) === wanted) ??
    market.places.find(({ aliases }) => aliases?.some((alias) => folded(alias) === wanted));
  return place?.name ?? written.trim();
}

function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
