import { expect, test } from "vitest";
import { dayPage, placeOf } from "./days.ts";

const days = Array.from({ length: 14 }, (_, at) => ({ date: `2026-12-${String(at + 1).padStart(2, "0")}`, times: [] }));

test("the strip of days pages forward and back, and never jumps to the start", () => {
  const first = dayPage(days, 0);
  expect([first.shown.length, first.earlier, first.later]).toEqual([6, null, 6]);
  expect(dayPage(days, 6)).toMatchObject({ earlier: 0, later: 12 });
  const last = dayPage(days, 12);
  expect(last.shown.map(({ date }) => date)).toEqual(["2026-12-13", "2026-12-14"]);
  expect([last.earlier, last.later]).toEqual([6, null]);
});

test("the strip opens on the part that has the offered day", () => {
  expect(placeOf(days, "2026-12-03")).toBe(0);
  expect(placeOf(days, "2026-12-07")).toBe(6);
  expect(placeOf(days, "2026-12-14")).toBe(12);
});

test("the strip opens at its start for a day that has no place in it", () => {
  expect(placeOf(days, "2027-01-01")).toBe(0);
});
