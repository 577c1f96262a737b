import { expect, test } from "vitest";
import { daysOf, inView, placeQuery, readPlace, stepFrom } from "./calendarPlace.ts";

test("a week runs from Monday to Sunday, and its address restores it", () => {
  const sunday = { view: "week", day: "2026-11-22" } as const;
  expect([daysOf(sunday)[0], daysOf(sunday).at(-1)]).toEqual(["2026-11-16", "2026-11-22"]);
  expect(stepFrom(sunday, 1)).toEqual({ view: "week", day: "2026-11-29" });
  expect(readPlace(new URLSearchParams(placeQuery(sunday)), "2026-01-01")).toEqual(sunday);
});

test("a list opened from a day shows that day's whole week and the next one", () => {
  const days = daysOf({ view: "list", day: "2026-11-28" });
  expect([days[0], days.at(-1)]).toEqual(["2026-11-23", "2026-12-06"]);
});

test("an address without a day or view shows this week", () => {
  const search = new URLSearchParams({ view: "month", day: "2026-99-99" });
  expect(readPlace(search, "2026-11-22")).toEqual({ view: "week", day: "2026-11-22" });
});

test.each([
  ["the week's first day with a showing", "2026-12-03", null, ["2026-11-30", "2026-12-01"], "2026-11-30"],
  ["the next showing rather than a past one", "2026-11-26", null, ["2026-11-24", "2026-11-28"], "2026-11-28"],
  ["the last showing's day if all are past", "2026-11-26", null, ["2026-11-24"], "2026-11-24"],
  ["the day that was open before", "2026-12-03", "2026-12-02", ["2026-11-30"], "2026-12-02"],
  ["no day that was open in another week", "2026-12-03", "2026-11-20", ["2026-11-30"], "2026-11-30"],
  ["the week's own day if nothing is booked", "2026-12-03", null, [], "2026-12-03"],
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
