import { expect, test } from "vitest";
import { milesApart } from "../matching/distance.ts";
import { southFlorida } from "./southFlorida.ts";
import { spotNamed } from "./spots.ts";

const landmarks = southFlorida.landmarks ?? [];

/** A search near a landmark begins in its area, so that has to be around it; Fort Lauderdale and Miramar reach this far. */
const farthest = 6;

test.each(landmarks.map((landmark) => [landmark.name, landmark] as const))("%s is near its area", (_name, landmark) => {
  const area = spotNamed(landmark.place, southFlorida);
  expect(area?.isArea).toBe(true);
  expect(milesApart(area?.at ?? [0, 0], landmark.at)).toBeLessThan(farthest);
});

test("no two landmarks of a kind have one name", () => {
  const names = landmarks.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

test("no two landmarks answer to one alias", () => {
  const aliases = landmarks.flatMap((landmark) => [...new Set(landmark.aliases)]);
  expect(aliases.filter((alias, i) => aliases.indexOf(alias) !== i)).toEqual([]);
});
