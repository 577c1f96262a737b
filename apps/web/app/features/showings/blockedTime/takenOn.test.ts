import { expect, test } from "vitest";
import { takenOn } from "./TakenTimes.tsx";

/** Miami is five hours behind UTC. */
const trip = { from: "2026-12-01T20:00:00Z", to: "2026-12-03T15:00:00Z" };
const lunch = { from: "2026-12-03T17:00:00Z", to: "2026-12-03T18:00:00Z" };

test.each([
  ["the day it starts", "2026-12-01", [{ from: 900, to: 1440 }]],
  ["a day in the middle", "2026-12-02", [{ from: 0, to: 1440 }]],
  [
    "the day it ends, before the next one",
    "2026-12-03",
    [
      { from: 0, to: 600 },
      { from: 720, to: 780 },
    ],
  ],
  ["the day after", "2026-12-04", []],
])("blocked time over several days takes its part of %s", (_name, day, parts) => {
  expect(takenOn(day, [lunch, trip]).map(({ part }) => part)).toEqual(parts);
});
