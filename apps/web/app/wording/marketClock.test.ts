import { addDays } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { marketClock, marketMoment, weekdayOf } from "./marketClock.ts";

test("turns a day and time in Miami into the moment, in summer and in winter", () => {
  expect(marketMoment("2026-07-04", 9 * 60)).toBe("2026-07-04T13:00:00.000Z");
  expect(marketMoment("2026-12-24", 18 * 60 + 30)).toBe("2026-12-24T23:30:00.000Z");
  expect(marketMoment("2026-12-24", 24 * 60)).toBe("2026-12-25T05:00:00.000Z");
});

test("reads the same day and time back on the days the clocks change", () => {
  for (const day of ["2026-03-08", "2026-11-01"]) {
    for (const minutes of [0, 4 * 60, 12 * 60, 23 * 60 + 45]) {
      expect(marketClock(marketMoment(day, minutes))).toEqual({ day, minutes });
    }
  }
  expect(marketClock(marketMoment("2026-03-08", 2 * 60 + 30)).day).toBe("2026-03-08");
});

test("counts days across months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(weekdayOf("2026-11-22")).toBe(0);
});
