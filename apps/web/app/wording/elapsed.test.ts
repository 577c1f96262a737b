import { expect, test } from "vitest";
import { dayHeading, daysUntil, elapsedText } from "./elapsed.ts";

/** 3 PM in Miami. */
const now = Date.parse("2026-11-21T20:00:00Z");

test.each([
  ["2026-11-21T19:59:30Z", "now", "ahora"],
  ["2026-11-21T20:05:00Z", "now", "ahora"],
  ["2026-11-21T19:54:00Z", "6 min", "6 min"],
  ["2026-11-21T17:00:00Z", "3 h", "3 h"],
  // 11 PM the day before in Miami, although the same day in UTC.
  ["2026-11-21T04:00:00Z", "Yesterday", "Ayer"],
  ["2026-11-17T15:00:00Z", "Nov 17", "17 nov"],
])("%s was %s", (moment, english, spanish) => {
  expect(elapsedText(moment, now, "en")).toBe(english);
  expect(elapsedText(moment, now, "es")).toBe(spanish);
});

test("days of a thread have names", () => {
  expect(dayHeading("2026-11-21T06:00:00Z", now, "en")).toBe("Today");
  expect(dayHeading("2026-11-21T04:00:00Z", now, "es")).toBe("Ayer");
  expect(dayHeading("2026-11-17T15:00:00Z", now, "en")).toBe("Tuesday, November 17");
});

test("days until a date count from the market's today", () => {
  expect(daysUntil("2026-11-21", now)).toBe(0);
  expect(daysUntil("2026-12-01", now)).toBe(10);
  // 11 PM on the 20th in Miami is already the 21st in UTC.
  expect(daysUntil("2026-11-21", Date.parse("2026-11-21T04:00:00Z"))).toBe(1);
  expect(daysUntil("2026-11-20", now)).toBe(-1);
  expect(daysUntil("asap", now)).toBeNull();
});
