import { expect, test } from "vitest";
import { daysOf, inView, placeQuery, readPlace, stepFrom } from "./calendarPlace.ts";

test.each([
  ["today", "2026-11-27", "2026-11-27", "2026-12-03"],
  ["a day of the coming week", "2026-12-03", "2026-11-27", "2026-12-03"],
  ["the week after", "2026-12-04", "2026-12-04", "2026-12-10"],
  ["yesterday", "2026-11-26", "2026-11-20", "2026-11-26"],
])("a week is counted from today: %s", (_name, day, first, last) => {
  const days = daysOf({ view: "week", day }, "2026-11-27");
  expect([days.length, days[0], days.at(-1)]).toEqual([7, first, last]);
});

test("the address restores a week, and its neighbors are seven days away", () => {
  const week = { view: "week", day: "2026-11-22" } as const;
  expect(stepFrom(week, 1)).toEqual({ view: "week", day: "2026-11-29" });
  expect(readPlace(new URLSearchParams(placeQuery(week)), "2026-01-01")).toEqual(week);
});

test("a list shows two weeks from today, or from the week of another day", () => {
  const days = daysOf({ view: "list", day: "2026-11-28" }, "2026-11-27");
  expect([days[0], days.at(-1)]).toEqual(["2026-11-27", "2026-12-10"]);
});

test("an address without a day or view shows this week", () => {
  const search = new URLSearchParams({ view: "month", day: "2026-99-99" });
  expect(readPlace(search, "2026-11-22")).toEqual({ view: "week", day: "2026-11-22" });
});

test.each([
  ["the week's first day with a showing", "2026-12-05", null, ["2026-12-04", "2026-12-06"], "2026-12-04"],
  ["no showing of another week", "2026-12-05", null, ["2026-12-01", "2026-12-06"], "2026-12-06"],
  ["the day that was open before", "2026-12-05", "2026-12-08", ["2026-12-04"], "2026-12-08"],
  ["no day that was open in another week", "2026-12-05", "2026-11-28", ["2026-12-04"], "2026-12-04"],
  ["today if the week has it", "2026-11-27", null, ["2026-11-28"], "2026-11-26"],
  ["the day that was open before, also if today is shown", "2026-11-27", "2026-11-28", [], "2026-11-28"],
  ["the week's own day if nothing is booked", "2026-12-05", null, [], "2026-12-05"],
])("Day opens %s", (_name, day, chosen, busyDays, opened) => {
  const week = { view: "week", day } as const;
  expect(inView(week, "day", { chosen, busyDays, today: "2026-11-26" })).toEqual({ view: "day", day: opened });
});

test("other views keep the day", () => {
  const day = { view: "day", day: "2026-12-03" } as const;
  const around = { chosen: "2026-12-01", busyDays: ["2026-12-01"], today: "2026-11-26" };
  expect(inView(day, "week", around)).toEqual({ view: "week", day: "2026-12-03" });
  expect(inView(day, "day", around)).toEqual(day);
});
