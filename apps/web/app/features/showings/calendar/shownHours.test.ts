import { expect, test } from "vitest";
import { labelStart } from "./shownHours.ts";

const four = 16 * 60;
const block = { from: four, to: four + 120 };

test.each([
  ["at its start without a showing", [], 0],
  ["at its start if a showing comes later", [[30, 60]], 0],
  ["after a showing at its start", [[0, 30]], 30],
  ["after a showing that began before it", [[-15, 15]], 15],
  [
    "between two showings that leave a gap",
    [
      [60, 120],
      [0, 30],
    ],
    30,
  ],
  [
    "at its start if no gap has room",
    [
      [0, 60],
      [70, 120],
    ],
    0,
  ],
])("a blocked period's label is %s", (_name, showings, after) => {
  const spans = showings.map(([from = 0, to = 0]) => ({ from: four + from, to: four + to }));
  expect(labelStart(block, spans)).toBe(four + after);
});
