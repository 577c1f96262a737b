import type { DashboardAnalytics } from "@llave/contract/agent/dashboard";

/** Lead sources with their share. A link without a source tag counts as Direct (specification, section 2). */
export function presentSources(sources: { source: string | null; leads: number }[]): DashboardAnalytics["leadSources"] {
  const all = sources.reduce((sum, { leads }) => sum + leads, 0);
  return sources.map(({ source, leads }) => ({
    name: source === null ? "Other" : source || "Direct",
    count: leads,
    percentage: percentOf(leads, all, 0),
  }));
}

/** Growth in whole percent; from nothing to something is 100. */
export function growth(now: number, before: number): number {
  if (before === 0) return now > 0 ? 100 : 0;
  return Math.round(((now - before) / before) * 100);
}

/** `part` of `whole` in percent; 0 of 0 is 0. */
export function percentOf(part: number, whole: number, decimals: number): number {
  if (whole === 0) return 0;
  const factor = 10 ** decimals;
  return Math.round((part / whole) * 100 * factor) / factor;
}

/** "38s", "2m", "1m 48s", "3h 20m", from whole seconds. */
export function waitText(seconds: number): string {
  if (seconds < 60) return `${seconds}s`;
  if (seconds < 3600) return twoParts(Math.floor(seconds / 60), "m", seconds % 60, "s");
  return twoParts(Math.floor(seconds / 3600), "h", Math.floor((seconds % 3600) / 60), "m");
}

function twoParts(first: number, firstUnit: string, second: number, secondUnit: string): string {
  return second === 0 ? `${first}${firstUnit}` : `${first}${firstUnit} ${second}${secondUnit}`;
}
