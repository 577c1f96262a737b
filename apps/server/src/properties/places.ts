import type { Market } from "@llave/assistant";
import { folded } from "./import/columns.ts";

/** The names of a market's places in the order of the alphabet, each once, for the form to offer. */
export function placeNames(market: Market): string[] {
  return [...new Set(market.places.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, "en"));
}

/**
 * Names places as renters look for them, whatever spelling or nickname the agent used; what the market does not
 * know stays as written.
 */
export function placeNamer({ places }: Market): (written: string) => string {
  const aliases = places.flatMap(({ name, aliases = [] }) => aliases.map((alias) => [folded(alias), name] as const));
  const names = places.map(({ name }) => [folded(name), name] as const);
  // The first place of an alias keeps it, and a place's own name is stronger than another's alias.
  const known = new Map([...aliases.reverse(), ...names.reverse()]);
  return (written) => known.get(folded(written)) ?? written.trim();
}
