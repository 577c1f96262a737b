import { expect, test } from "vitest";
import { withUnit } from "./unit.ts";

test.each([
  ["77 SE 5th St", "1403", "77 SE 5th St, #1403"],
  ["77 SE 5th St", "Apt. 1403", "77 SE 5th St, #1403"],
  ["77 SE 5th St, Miami, FL 33131", "#PH 3", "77 SE 5th St, #PH 3, Miami, FL 33131"],
  ["77 SE 5th St, #1403", "1403", "77 SE 5th St, #1403"],
  ["77 SE 5th St Apt 4B", "4b", "77 SE 5th St Apt 4B"],
  ["77 SE 5th St, #14", "1", "77 SE 5th St, #1, #14"],
  ["77 SE 5th St", "Unidad 5", "77 SE 5th St, #5"],
  ["77 SE 5th St", "", "77 SE 5th St"],
  ["77 SE 5th St", "N/A", "77 SE 5th St"],
  ["77 SE 5th St", " - ", "77 SE 5th St"],
  ["77 SE 5th St", undefined, "77 SE 5th St"],
  [undefined, "4", undefined],
])("%s with the unit %s is %s", (address, unit, joined) => {
  expect(withUnit(address, unit)).toBe(joined);
});
