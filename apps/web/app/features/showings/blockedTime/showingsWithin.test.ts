import { expect, test } from "vitest";
import { showingsWithin } from "./showingsWithin.ts";

const at = (from: string, to: string) => ({ at: `2026-11-30T${from}:00.000Z`, endsAt: `2026-11-30T${to}:00.000Z` });
const showings = [at("15:00", "15:30"), at("21:00", "21:30"), at("22:45", "23:15"), at("23:30", "23:59")];

test.each([
  ["both showings it touches", "21:00", "23:00", 2],
  ["none that only border on it", "21:30", "22:45", 0],
  ["one it lies within", "15:10", "15:20", 1],
])("a period contains %s", (_name, from, to, count) => {
  const period = { from: `2026-11-30T${from}:00.000Z`, to: `2026-11-30T${to}:00.000Z` };
  expect(showingsWithin(showings, period)).toHaveLength(count);
});
