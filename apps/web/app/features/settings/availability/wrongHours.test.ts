import { expect, test } from "vitest";
import { wrongHours } from "./wrongHours.ts";

const hours = (weekday: number, from: number, to: number) => ({ weekday, from, to });

test.each([
  ["apart, on one day or several", [hours(1, 540, 720), hours(1, 720, 900), hours(2, 540, 900)], []],
  ["ending before they start", [hours(1, 540, 720), hours(2, 900, 540), hours(3, 600, 600)], [1, 2]],
  ["overlapping on one day", [hours(1, 540, 720), hours(1, 700, 900), hours(2, 540, 900)], [0, 1]],
])("finds hours %s", (_, weekly, wrong) => {
  expect(wrongHours(weekly)).toEqual(wrong);
});
