import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { southFlorida } from "../../src/markets/southFlorida.ts";
import { type MatchCriterion, matchListing, meetsLimits, type Wishes } from "../../src/matching/match.ts";
import type { MatchOutcome } from "../../src/matching/verdicts.ts";
import type { Property } from "../../src/types.ts";

interface Case {
  id: string;
  wishes: Wishes["slots"];
  excludedAreas?: string[];
  petPounds?: number;
  /** The listing's other values; null for one it doesn't state. */
  listing?: Partial<Record<keyof Property, unknown>>;
  fits: boolean;
  percentage?: number | null;
  reasons: Partial<Record<MatchCriterion, MatchOutcome>>;
}

const facts = { today: "2026-03-20", market: southFlorida };
const listing = {
  price: 3150,
  bedrooms: 2,
  bathrooms: 2,
  area: "Brickell",
  availableFrom: "2026-03-28",
  terms: {
    pets: { allowed: ["cat", "dog"], most: 2 },
    parkingSpaces: 1,
    furnished: false,
    lease: { min: 12 },
  },
} satisfies Partial<Property>;

const lines = readFileSync(new URL("matches.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");

test.each(lines.map((line) => JSON.parse(line) as Case))("$id", (example) => {
  const { availableFrom, ...rest } = { ...listing, ...example.listing } as typeof listing;
  const asked = { ...rest, ...(availableFrom && { availableFrom }) };
  const match = matchListing(
    { slots: example.wishes, excludedAreas: example.excludedAreas ?? [], petPounds: example.petPounds },
    asked,
    facts,
  );
  expect(Object.fromEntries(match.reasons.map(({ criterion, outcome }) => [criterion, outcome]))).toEqual(
    example.reasons,
  );
  expect(match.fits).toBe(example.fits);
  if (example.percentage !== undefined) expect(match.percentage).toBe(example.percentage);
});

test("gives reasons with everything their phrasing needs", () => {
  const wishes = { slots: { budget_max: 3050, area: "Edgewater", bedrooms: 2 }, excludedAreas: [] };
  expect(matchListing(wishes, listing, facts).reasons).toEqual([
    { criterion: "budget", outcome: "differs", data: { over: 100 } },
    { criterion: "bedrooms", outcome: "fits", data: { bedrooms: 2 } },
    { criterion: "area", outcome: "differs", data: { area: "Brickell", near: 1, from: "Edgewater", miles: 3 } },
  ]);
});

test("names the weight limit as long as the dog's weight is unknown", () => {
  const pets = { allowed: ["dog" as const], pounds: 25 };
  const wishes = { slots: { pets: { has: true, kind: "dog" as const } }, excludedAreas: [] };
  const home = { ...listing, terms: { pets } };
  expect(matchListing(wishes, home, facts).reasons).toEqual([
    { criterion: "pets", outcome: "differs", data: { allowed: "dog", limit: 25 } },
  ]);
});

test("measures from a landmark, as long as the search is for its area", () => {
  const wishes = { slots: { area: "Allapattah" }, excludedAreas: [], near: ["Jackson Memorial"] };
  const area = { from: "Jackson Memorial", fromSpanish: "el Jackson Memorial", landmark: 1 };
  expect(matchListing(wishes, { ...listing, area: "Wynwood" }, facts).reasons).toEqual([
    { criterion: "area", outcome: "fits", data: { area: "Wynwood", near: 1, miles: 1, ...area } },
  ]);
  expect(matchListing(wishes, { ...listing, area: "Kendall" }, facts).reasons).toEqual([
    { criterion: "area", outcome: "differs", data: { area: "Kendall", near: 0, miles: 10, ...area } },
  ]);
  const elsewhere = { ...wishes, slots: { area: "Kendall" } };
  expect(matchListing(elsewhere, { ...listing, area: "Kendall" }, facts).reasons).toEqual([
    { criterion: "area", outcome: "fits", data: { area: "Kendall" } },
  ]);
});

test("checks the limits alone with the same result", () => {
  const homes = lines.map((line) => ({ ...listing, ...(JSON.parse(line) as Case).listing }) as typeof listing);
  for (const line of lines) {
    const { wishes: slots, excludedAreas = [], petPounds } = JSON.parse(line) as Case;
    const wishes = { slots, excludedAreas, petPounds };
    for (const home of homes) expect(meetsLimits(wishes, home, facts)).toBe(matchListing(wishes, home, facts).fits);
  }
});
