import { expect, test } from "vitest";
import { addDays, daysBetween } from "./calendar.ts";

test("counts calendar days over months, years and changes to daylight saving time", () => {
  expect(addDays("2026-03-07", 2)).toBe("2026-03-09");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysBetween("2026-10-31", "2026-11-02")).toBe(2);
  expect(daysBetween("2027-01-01", "2026-12-31")).toBe(-1);
});
