import { expect, test } from "vitest";
import { moveDay } from "./moveDay.ts";

test.each([
  ["2026-11-16", "December 1"],
  ["2026-11-17", "December 1"],
  ["2026-11-18", "January 1"],
  ["2027-02-15", "March 1"],
])("written on %s, the missed message is about %s", (day, move) => {
  expect(moveDay(new Date(`${day}T17:00:00Z`))).toBe(move);
});
