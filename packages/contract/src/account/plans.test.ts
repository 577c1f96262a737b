import { expect, test } from "vitest";
import {
  annualDiscount,
  annualTotal,
  hasFeature,
  plan,
  planLimits,
  pricingPlanIds,
  pricingPlans,
  trialEnd,
} from "./plans.ts";

test("a year costs twelve times the annual plan's monthly price, about a fifth less than twelve monthly payments", () => {
  expect(pricingPlanIds.map(annualTotal)).toEqual([468, 1428, 4308]);
  for (const { monthly, annualPerMonth } of Object.values(pricingPlans)) {
    expect(Math.round((1 - annualPerMonth / monthly) * 100)).toBe(annualDiscount);
  }
});

test("a bigger plan never allows less", () => {
  const limits = plan.options.map(planLimits);
  for (const figure of ["smartLinks", "conversations", "seats", "storageMegabytes"] as const) {
    const rising = limits.map((limit) => limit[figure] ?? Number.POSITIVE_INFINITY);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
  }
});

test("team management is Enterprise's, custom branding Professional's and above", () => {
  expect(pricingPlanIds.map((id) => hasFeature(id, "teamManagement"))).toEqual([false, false, true]);
  expect(pricingPlanIds.map((id) => hasFeature(id, "customBranding"))).toEqual([false, true, true]);
  expect(pricingPlanIds.map((id) => hasFeature(id, "leadScoring"))).toEqual([true, true, true]);
});

test.each([
  ["2026-11-21T15:00:00Z", false, "2026-12-05T15:00:00.000Z"],
  ["2026-11-21T15:00:00Z", true, "2027-02-21T15:00:00.000Z"],
  ["2026-11-30T15:00:00Z", true, "2027-02-28T15:00:00.000Z"],
])("a trial from %s, extended %s, ends %s", (startedAt, extended, end) => {
  expect(trialEnd(new Date(startedAt), extended).toISOString()).toBe(end);
});
