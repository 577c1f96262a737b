import type { Market } from "@llave/assistant";
import { folded } from "../csv/folded.ts";

/** The names of a market's places in alphabetical order, each once, as suggestions in the form. */
export function placeNames(market: Market): string[] {
  return [...new Set(market.places.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, "en"));
}

/**
 * Normalizes places to the names renters use, whatever spelling or nickname the agent typed; places unknown to the
 * market stay as written.
 */
export function placeNamer({ places }: Market): (written: string) => string {
  const aliases = places.flatMap(({ name, aliases = [] }) => aliases.map((alias) => [folded(alias), name] as const));
  const names = places.map(({ name }) => [folded(name), name] as const);
  // The first place with an alias keeps it, and a place's own name beats another place's alias.
  const known = new Map([...aliases.reverse(), ...names.reverse()]);
  return (written) => known.get(folded(written)) ?? written.trim();
}
