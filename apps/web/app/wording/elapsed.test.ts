import { expect, test } from "vitest";
import { dayHeading, elapsedText } from "./elapsed.ts";

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

test("days of a thread are named", () => {
  expect(dayHeading("2026-11-21T06:00:00Z", now, "en")).toBe("Today");
  expect(dayHeading("2026-11-21T04:00:00Z", now, "es")).toBe("Ayer");
  expect(dayHeading("2026-11-17T15:00:00Z", now, "en")).toBe("Tuesday, November 17");
});
