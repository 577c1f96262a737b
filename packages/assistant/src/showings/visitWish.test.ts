import { expect, it } from "vitest";
import { readVisitWish } from "./visitWish.ts";

const today = "2026-11-26";

it.each([
  ["wednesday the 9th or thursday the 10th", { dates: ["2026-12-09", "2026-12-10"] }],
  ["from december 8th to the 14th", { from: "2026-12-08", to: "2026-12-14" }],
  ["del 8 al 14 estoy alla", { from: "2026-12-08", to: "2026-12-14" }],
  ["diciembre 3 o 4", { dates: ["2026-12-03", "2026-12-04"] }],
  ["dec 12-13", { from: "2026-12-12", to: "2026-12-13" }],
  ["not the afternoon", { latest: 720 }],
  ["por la tarde no", { latest: 720 }],
  ["9 is too early", { earliest: 541 }],
  ["el martes despues de las 3 que salgo de clases a las 2 30", { earliest: 900 }],
  ["despues de las 8 de la noche", { earliest: 1200 }],
  ["any time before noon", { latest: 720 }],
  ["i work 9 to 5", { earliest: 1050 }],
  ["saturday at 2 to 4", { earliest: 840, latest: 961 }],
  ["the second week of december, maybe the wednesday", { dates: ["2026-12-09"] }],
  ["this weekend or early next week", { dates: ["2026-11-28", "2026-11-29", "2026-11-30", "2026-12-01"] }],
  ["tipo 4 o 5 de la tarde", { earliest: 960, latest: 1021 }],
  // A single day that was read already names no stretch of days.
  ["wednesday the 9th", null],
])("%s", (text, wish) => {
  expect(readVisitWish(text, { today, hasHour: false, hasDate: true })).toEqual(wish);
});
