import type { Market } from "@llave/assistant";
import { folded } from "../../csv/folded.ts";
import { suggestAddresses } from "./suggest.ts";

/** The names of a market's places in alphabetical order, each once, as suggestions in the form. */
export function placeNames(market: Market): string[] {
  return [...new Set(market.places.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, "en"));
}

/** Normalizes the spellings and nicknames agents type to the names renters use; unknown places stay as written. */
export function placeNamer({ places }: Market): (written: string) => string {
  const aliases = places.flatMap(({ name, aliases = [] }) => aliases.map((alias) => [folded(alias), name] as const));
  const names = places.map(({ name }) => [folded(name), name] as const);
  // The first place with an alias keeps it, and a place's own name beats another place's alias.
  const known = new Map([...aliases.reverse(), ...names.reverse()]);
  return (written) => known.get(folded(written)) ?? written.trim();
}

/** The first place in a text; of several that start at the same position, the longest. */
export function placeIn(text: string, places: readonly string[]): string | undefined {
  const words = ` ${folded(text)} `;
  const found = places
    .map((name) => ({ name, at: words.indexOf(` ${folded(name)} `) }))
    .filter(({ at }) => at >= 0)
    // A whole city says less than one of its parts, wherever that appears.
    .sort(
      (a, b) => Number(a.name === "Miami") - Number(b.name === "Miami") || a.at - b.at || b.name.length - a.name.length,
    );
  return found[0]?.name;
}

/** The area of a whole address, such as "1420 Brickell Bay Dr, #1907"; null if its street isn't known. */
export function areaOfAddress(address: string): string | null {
  const street = folded(address.split(",")[0] ?? "");
  return suggestAddresses(address).find((suggested) => folded(suggested.address) === street)?.area ?? null;
}
