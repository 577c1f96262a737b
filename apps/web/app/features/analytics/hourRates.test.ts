import { expect, test } from "vitest";
import { bestHour, rateOf } from "./hourRates.ts";

/** Counts of 24 hours, nothing but in those given. */
function hoursWith(given: Record<number, [conversations: number, leads: number]>) {
  return Array.from({ length: 24 }, (_, hour) => {
    const [conversations, leads] = given[hour] ?? [0, 0];
    return { conversations, leads };
  });
}

test("an hour's rate is its leads per conversation", () => {
  expect(rateOf({ conversations: 3, leads: 2 })).toBe(67);
  expect(rateOf({ conversations: 0, leads: 0 })).toBeNull();
});

test.each([
  [{}, null],
  [{ 9: [4, 4] }, null],
  [{ 9: [8, 0] }, null],
  [
    { 9: [4, 4], 20: [10, 6], 21: [40, 10] },
    { hour: 20, rate: 60, of: 10 },
  ],
  [
    { 9: [5, 3], 20: [10, 6] },
    { hour: 20, rate: 60, of: 10 },
  ],
] as const)("the best hour of %o", (given, expected) => {
  expect(bestHour(hoursWith(given as Parameters<typeof hoursWith>[0]))).toEqual(expected);
});
