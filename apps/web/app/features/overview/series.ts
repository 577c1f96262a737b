import type { TrendDay } from "@llave/contract/dashboard";

/** So many points tell a month's course without its noise. */
const points = 10;

/** Conversion of a period in percent, as ten steps of a running share: leads for each 100 views up to then. */
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

/** Seconds until the first answer, in ten steps; null where nobody waited. */
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
