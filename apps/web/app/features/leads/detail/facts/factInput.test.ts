import { expect, test } from "vitest";
import { factInput, readFact } from "./factInput.ts";

test.each([
  ["bedrooms", "2", 2],
  ["bedrooms", "1 - 3", { min: 1, max: 3 }],
  ["bedrooms", "two", undefined],
  ["budget", "$3,200", { max: 3200 }],
  ["budget", "2,500-3,000", { min: 2500, max: 3000 }],
  ["budget", "cheap", undefined],
  ["move_in", "2026-12-01", "2026-12-01"],
  ["lease_months", "12.5", undefined],
  ["pets", "yes", { has: true }],
  ["furnished", "no", false],
  ["name", "  ", null],
] as const)("%s typed as %j is %j", (slot, typed, value) => {
  expect(readFact(factInput(slot), typed)).toEqual(value);
});

test.each([
  ["bedrooms", { min: 1, max: 3 }, "1-3"],
  ["budget", { min: 2500, max: 3000 }, "2500-3000"],
  ["budget", undefined, ""],
  ["move_in", "asap", ""],
  ["pets", { has: false }, "no"],
  ["area", ["Brickell", "Doral"], "Brickell, Doral"],
] as const)("%s with the value %j is shown in its field as %j", (slot, value, written) => {
  expect(factInput(slot).write(value)).toBe(written);
});
