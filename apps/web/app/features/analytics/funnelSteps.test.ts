import type { TrendDay } from "@llave/contract/agent/dashboard";
import { expect, test } from "vitest";
import { funnelOf } from "./funnelSteps.ts";

const day: TrendDay = {
  day: "2026-11-20",
  views: 40,
  conversations: 10,
  leads: 9,
  qualified: 6,
  showings: 3,
  leased: 0,
  revenue: 0,
  ratings: 0,
  stars: 0,
  responseSeconds: 1,
};

test("each step is a share of the one before, with its base", () => {
  const steps = funnelOf([day, { ...day, leased: 1 }]);
  expect(steps.map(({ key, count, base, share }) => [key, count, base, share])).toEqual([
    ["views", 80, 0, null],
    ["conversations", 20, 80, 25],
    ["qualified", 12, 20, 60],
    ["showings", 6, 12, 50],
    ["leased", 1, 6, 17],
  ]);
});

test("a step without a base, or larger than its base, has no share", () => {
  const steps = funnelOf([{ ...day, views: 0 }]);
  expect(steps[1]).toMatchObject({ count: 10, share: null });
  expect(funnelOf([{ ...day, views: 5 }])[1]?.share).toBeNull();
});
