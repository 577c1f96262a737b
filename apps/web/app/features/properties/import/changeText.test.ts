import { translator } from "@llave/ui/translate";
import { expect, test } from "vitest";
import { catalogs } from "../texts/catalogs.ts";
import { changeText } from "./changeText.ts";

test.each([
  ["price", 3150, 3200, "Monthly rent: $3,150 → $3,200"],
  ["availableFrom", null, "2027-01-15", "Available from: nothing → Jan 15, 2027"],
  ["pets", ["cat", "dog"], [], "Pets: Cats and dogs → No pets"],
  ["utilities", ["trash"], ["trash", "water"], "Utilities included: Trash → Water, Trash"],
  ["furnished", false, true, "Furnished: no → yes"],
  ["status", "active", "leased", "Status: Published → Rented"],
] as const)("a change of %s has both values as the agent knows them", (field, before, after, text) => {
  const mutable = (value: typeof before | typeof after) => (Array.isArray(value) ? [...value] : value);
  const change = { field, before: mutable(before), after: mutable(after) } as Parameters<typeof changeText>[0];
  expect(changeText(change, "en", translator(catalogs, "en"))).toBe(text);
});
