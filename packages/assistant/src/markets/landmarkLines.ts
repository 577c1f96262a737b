import type { Landmark, LandmarkKind } from "../types.ts";

/** Words before an alias that also means something else: "near um", "del jackson". */
const leads = ["near", "to", "from", "by", "at", "de", "del", "al", "el", "la", "en"];

/**
 * Landmarks of a kind, a line for each: `latitude longitude | area to search | English name | Spanish name | aliases`. An empty
 * Spanish name is the English one; an alias with `~` in front counts only after a word that leads to it.
 */
export function landmarksFrom(kind: LandmarkKind, lines: string): Landmark[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [at = "", place = "", name = "", spanish = "", list = ""] = line.split("|").map((part) => part.trim());
      const [latitude, longitude] = at.split(" ").map(Number);
      const aliases = list
        .split(",")
        .map((alias) => alias.trim())
        .filter((alias) => alias !== "")
        .flatMap((alias) => (alias.startsWith("~") ? leads.map((lead) => `${lead} ${alias.slice(1)}`) : [alias]));
      return {
        name,
        spanish: spanish === "" ? name : spanish,
        kind,
        place,
        at: [latitude ?? 0, longitude ?? 0],
        aliases,
      };
    });
}
