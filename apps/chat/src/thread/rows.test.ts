import { expect, test } from "vitest";
import type { Entry } from "../conversation/entry.ts";
import { textsIn } from "../texts/catalogs.ts";
import { rowsOf } from "./rows.ts";

function entry(role: Entry["role"], timestamp: string): Entry {
  return { key: timestamp + role, storedId: null, role, content: "", timestamp, language: "en", delivery: "stored" };
}
const now = "2026-03-03T07:30:00.000Z";

test("days start at the market's midnight and are named relative to now", () => {
  const rows = rowsOf(
    [
      entry("assistant", "2025-12-31T20:00:00.000Z"),
      entry("user", "2026-03-01T20:00:00.000Z"),
      entry("assistant", "2026-03-02T20:00:00.000Z"),
      entry("user", "2026-03-03T04:59:00.000Z"),
      entry("assistant", "2026-03-03T05:01:00.000Z"),
    ],
    now,
    textsIn("en"),
  );
  expect(rows.map(({ day }) => day)).toEqual([
    "December 31, 2025, 3:00 PM",
    "March 1, 3:00 PM",
    "Yesterday, 3:00 PM",
    "",
    "Today, 12:01 AM",
  ]);
});

test("the day before is yesterday, even at the end of a 25-hour day", () => {
  const rows = rowsOf([entry("user", "2026-10-31T20:00:00.000Z")], "2026-11-02T04:30:00.000Z", textsIn("en"));
  expect(rows.map(({ day }) => day)).toEqual(["Yesterday, 4:00 PM"]);
});

test("a time appears under the last message of a run, and only if it is new", () => {
  const rows = rowsOf(
    [
      entry("assistant", "2026-03-03T07:10:00.000Z"),
      entry("user", "2026-03-03T07:10:20.000Z"),
      entry("user", "2026-03-03T07:11:00.000Z"),
      entry("assistant", "2026-03-03T07:11:30.000Z"),
    ],
    now,
    textsIn("es"),
  );
  expect(rows.map(({ day, stamp }) => [day, stamp])).toEqual([
    ["Hoy, 2:10 a. m.", ""],
    ["", ""],
    ["", "2:11 a. m."],
    ["", ""],
  ]);
  expect(rows.map(({ turns }) => turns)).toEqual([false, true, false, true]);
});
