import { expect, test } from "vitest";
import { weeksUntil } from "./weeksUntil.ts";

test.each([
  ["every week up to the last day", "2026-12-15", ["2026-12-01", "2026-12-08", "2026-12-15"]],
  ["no week that begins after it", "2026-12-14", ["2026-12-01", "2026-12-08"]],
  ["only the day itself", "2026-12-01", ["2026-12-01"]],
  ["nothing before it", "2026-11-30", []],
  ["nothing over a year away", "2028-01-01", []],
  ["nothing for an empty field", "", []],
])("repeats a Tuesday: %s", (_name, last, days) => {
  expect(weeksUntil("2026-12-01", last)).toEqual(days);
});
