import type { SmartLinkDay } from "@llave/contract/chat/smartlink";

export const dayFigures = ["views", "conversations", "leads"] as const;
export type DayFigure = (typeof dayFigures)[number];

/** A chart's inner size, in its own units. */
export interface ChartSize {
  width: number;
  height: number;
}

export interface ChartLine {
  points: { x: number; y: number; day: SmartLinkDay }[];
  total: number;
  /** The day with the highest figure; the latest if there are several. */
  best: SmartLinkDay;
  most: number;
}

/** A figure's days as points of a line from left to right; null if there are none. */
export function chartLine(
  days: readonly SmartLinkDay[],
  figure: DayFigure,
  { width, height }: ChartSize,
): ChartLine | null {
  const [first] = days;
  if (!first) return null;
  const best = days.reduce((most, day) => (day[figure] >= most[figure] ? day : most), first);
  const most = best[figure];
  const step = days.length > 1 ? width / (days.length - 1) : 0;
  const points = days.map((day, index) => ({
    x: index * step,
    y: height - (most === 0 ? 0 : (day[figure] / most) * height),
    day,
  }));
  return { points, total: days.reduce((sum, day) => sum + day[figure], 0), best, most };
}
