import { expect, test } from "vitest";
import { southFlorida } from "../markets/southFlorida.ts";
import { readAnimalCount, readAnimals } from "./animals.ts";

test.each([
  ["do they allow a hamster lol", ["hamster"], undefined],
  ["¿aceptan dos perros grandes y una cotorra?", ["dog", "bird"], 2],
  ["is a ball python ok", ["snake"], undefined],
  ["jan 5, my dog is 80 lbs", ["dog"], undefined],
  ["a place that takes 3 cats", ["cat"], 3],
  ["are pets ok on Ave 5", [], undefined],
] as const)("%s", (text, kinds, count) => {
  expect(readAnimals(text, southFlorida)).toEqual(kinds);
  expect(readAnimalCount(text, southFlorida)).toBe(count);
});
