import type { TrendDay } from "@llave/contract/agent/dashboard";

/** This many points show a month's trend without its noise. */
const points = 10;

/** A period's conversion in percent, as ten steps of a running share: leads per 100 views up to then. */
export function conversionSteps(days: readonly TrendDay[]): number[] {
  let views = 0;
  let qualified = 0;
  return chunks(days).map((chunk) => {
    for (const day of chunk) {
      views += day.views;
      qualified += day.qualified;
    }
    return views === 0 ? 0 : Math.min(100, (qualified / views) * 100);
  });
}

/** Seconds until the first answer, in ten steps; null if no one waited. */
export function responseSteps(days: readonly TrendDay[]): (number | null)[] {
  return chunks(days).map((chunk) => {
    const waits = chunk.flatMap(({ responseSeconds }) => (responseSeconds === null ? [] : [responseSeconds]));
    return waits.length === 0 ? null : waits.reduce((sum, wait) => sum + wait, 0) / waits.length;
  });
}

function chunks(days: readonly TrendDay[]): TrendDay[][] {
  const size = Math.max(1, Math.ceil(days.length / points));
  const count = Math.ceil(days.length / size);
  return Array.from({ length: count }, (_, index) => days.slice(index * size, (index + 1) * size));
}
