import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { facadeOf, facadesOf } from "./facades.ts";

const files = readdirSync(new URL("./drawings/", import.meta.url));

test("a home without a photo gets the same drawing for its kind and area each time", () => {
  const tower = { id: "a", address: "1 Brickell Ave, #4", area: "Brickell" };
  expect(facadeOf(tower)).toMatch(/^brickell/);
  expect(facadeOf(tower)).toBe(facadeOf({ ...tower }));
  expect(facadeOf({ id: "b", address: "9 SW 8th St", area: "Little Havana" })).toBe("havana-bungalow");
  expect(facadeOf({ id: "b", address: "9 SW 8th St, #2", area: "Little Havana" })).toBe("beach-deco");
  // A spreadsheet may lack the unit: nobody rents out a house with a garage in Brickell.
  expect(facadeOf({ id: "d", address: "77 SE 5th St", area: "Brickell" })).toMatch(/^brickell/);
  expect(facadeOf({ id: "d", address: "9 SW 8th St", area: "Little Havana", bedrooms: 0 })).toBe("beach-deco");
  expect(facadeOf({ id: "c", address: "7 Nowhere Rd", area: "Elsewhere" })).toMatch(/house|bungalow|gables|townhouse/);
});

test("neighboring homes get different drawings from existing files", () => {
  const homes = ["Brickell", "Brickell", "Brickell", "Downtown Miami", "Edgewater", "Wynwood", "Doral"].map(
    (area, at) => ({ id: `home-${at}`, address: `${at} First St, #${at}`, area }),
  );
  const names = [...facadesOf(homes).values()];
  expect(new Set(names).size).toBe(homes.length);
  expect(names.filter((name) => !files.includes(`${name}.svg`))).toEqual([]);
});
