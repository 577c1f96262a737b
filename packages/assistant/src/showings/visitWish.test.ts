import { expect, it } from "vitest";
import { readVisitWish } from "./visitWish.ts";

const today = "2026-11-26";

it.each([
  ["wednesday the 9th or thursday the 10th", { dates: ["2026-12-09", "2026-12-10"] }],
  ["from december 8th to the 14th", { from: "2026-12-08", to: "2026-12-14" }],
  ["del 8 al 14 estoy alla", { from: "2026-12-08", to: "2026-12-14" }],
  ["diciembre 3 o 4", { dates: ["2026-12-03", "2026-12-04"] }],
  ["dec 12 13", { from: "2026-12-12", to: "2026-12-13" }],
  // Hours, and a single day that was read already, name no stretch of days.
  ["saturday at 2 to 4", null],
  ["wednesday the 9th", null],
])("%s", (text, wish) => {
  expect(readVisitWish(text, { today, hasHour: false, hasDate: true })).toEqual(wish);
});
