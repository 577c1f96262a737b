import type { TrendDay } from "@llave/contract/agent/dashboard";

const keys = ["views", "conversations", "qualified", "showings", "leased"] as const;
type StepKey = (typeof keys)[number];

export interface FunnelStep {
  key: StepKey;
  count: number;
  /** The previous step, its count, and this one's share of it in whole percent; null for the first. */
  before: StepKey;
  base: number;
  share: number | null;
}

/**
 * The steps from a view to a lease. Leads, showings and leases count the renters who came in on these days, so
 * each step is part of the one before. There can be more conversations than views (a renter comes back on another day);
 * then no percentage is shown.
 */
export function funnelOf(days: readonly TrendDay[]): FunnelStep[] {
  const sums = keys.map((key) => days.reduce((sum, day) => sum + day[key], 0));
  return keys.map((key, index) => {
    const count = sums[index] ?? 0;
    const base = sums[index - 1] ?? 0;
    const known = index > 0 && base > 0 && count <= base;
    return { key, count, before: keys[index - 1] ?? key, base, share: known ? Math.round((count / base) * 100) : null };
  });
}
