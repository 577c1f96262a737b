import { expect, test } from "vitest";
import { daysOf, placeQuery, readPlace, stepFrom } from "./calendarPlace.ts";

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
