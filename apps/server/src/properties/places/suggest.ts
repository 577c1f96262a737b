import type { AddressSuggestion } from "@llave/contract/listings/properties";
import { folded } from "../../csv/folded.ts";
import { gridAreas, type NamedStreet, namedStreets } from "./southFlorida.ts";

export const maxSuggestions = 6;

/** Streets of the grid that run north to south; the others run east to west. */
const northSouth = ["Ave", "Ct", "Pl", "Rd"];
const eastWest = ["St", "Ter", "Ln", "Dr"];

const longForms: Record<string, string> = {
  north: "n",
  south: "s",
  east: "e",
  west: "w",
  northwest: "nw",
  northeast: "ne",
  southwest: "sw",
  southeast: "se",
  street: "st",
  avenue: "ave",
  av: "ave",
  court: "ct",
  place: "pl",
  road: "rd",
  terrace: "ter",
  terr: "ter",
  lane: "ln",
  drive: "dr",
  boulevard: "blvd",
  circle: "cir",
  highway: "hwy",
};

/**
 * Street addresses that complete what was typed: a house number and the beginning of a street, from the market's named
 * streets and its grid. Nothing without a house number and something of the street.
 */
export function suggestAddresses(typed: string): AddressSuggestion[] {
  // What follows a comma is the unit, which only the agent knows.
  const [, digits = "", rest = ""] = /^\s*(\d{1,5})\s+([^,#]+)/.exec(typed) ?? [];
  const words = folded(rest)
    .split(" ")
    .filter(Boolean)
    .map((word) => longForms[word] ?? word);
  if (words.length === 0) return [];
  const house = Number(digits);
  const named = namedStreets.flatMap((street) => namedAddress(street, house, words));
  return [...named, ...gridAddresses(house, words)].slice(0, maxSuggestions);
}

/** The named street at that number, if the words are the beginning of its name. */
function namedAddress({ name, stretches }: NamedStreet, house: number, words: readonly string[]): AddressSuggestion[] {
  const parts = folded(name).split(" ");
  // "Bayshore" is enough for "N Bayshore Dr".
  const bare = /^[nesw]$/.test(parts[0] ?? "") ? parts.slice(1) : parts;
  if (![parts, bare].some((candidate) => beginsWith(candidate, words))) return [];
  const stretch = stretches.find(({ from, to }) => house >= from && house <= to);
  return stretch ? [{ address: `${house} ${name}`, area: stretch.area }] : [];
}

function beginsWith(parts: readonly string[], words: readonly string[]): boolean {
  return words.every((word, at) =>
    at < words.length - 1 ? parts[at] === word : (parts[at]?.startsWith(word) ?? false),
  );
}

/** "1300 SW 8" is SW 8th Street, Terrace or Lane, or SW 8th Avenue, Court, Place or Road. */
function gridAddresses(house: number, [quarter = "", ordinal = "", kind = "", ...more]: readonly string[]) {
  const [, count = ""] = /^(\d{1,3})(?:st|nd|rd|th|s|n|r|t)?$/.exec(ordinal) ?? [];
  if (!/^[ns][ew]$/.test(quarter) || count === "" || Number(count) === 0 || more.length > 0) return [];
  const kinds = ["St", "Ave", "Ter", "Ct", "Pl", "Ln", "Rd", "Dr"];
  return kinds
    .filter((name) => name.toLowerCase().startsWith(kind))
    .map((name) => ({
      address: `${house} ${quarter.toUpperCase()} ${withEnding(Number(count))} ${name}`,
      area: gridArea(quarter, { block: Math.floor(house / 100), line: Number(count), kind: name }),
    }));
}

/** The area of a house: its street is one line of the grid, and its number says which block of that line. */
function gridArea(
  quarter: string,
  { block, line, kind }: { block: number; line: number; kind: string },
): string | null {
  const isAvenue = northSouth.includes(kind);
  if (!isAvenue && !eastWest.includes(kind)) return null;
  const avenue = (quarter.endsWith("e") ? -1 : 1) * (isAvenue ? line : block);
  const street = (quarter.startsWith("s") ? -1 : 1) * (isAvenue ? block : line);
  const within = ([from, to]: readonly [number, number], value: number) => value >= from && value <= to;
  return gridAreas.find(({ avenues, streets }) => within(avenues, avenue) && within(streets, street))?.area ?? null;
}

function withEnding(count: number): string {
  const teens = count % 100 >= 11 && count % 100 <= 13;
  return `${count}${teens ? "th" : (["th", "st", "nd", "rd"][count % 10] ?? "th")}`;
}
