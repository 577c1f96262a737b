import type { SmartLinkDay } from "@llave/contract/chat/smartlink";

/** What a chart can show of each day. */
export const dayCounts = ["views", "conversations", "leads"] as const;
export type DayCount = (typeof dayCounts)[number];

/** A chart's inner size, in its own units. */
export interface ChartSize {
  width: number;
  height: number;
}

export interface ChartLine {
  points: { x: number; y: number; day: SmartLinkDay }[];
  total: number;
  /** The day with the highest count; the latest if there are several. */
  bestDay: SmartLinkDay;
  /** The count of that day, and the top of the chart. */
  highest: number;
}

/** One count of each day, as points of a line from left to right; null if there are none. */
export function chartLine(
  days: readonly SmartLinkDay[],
  count: DayCount,
  { width, height }: ChartSize,
): ChartLine | null {
  const [first] = days;
  if (!first) return null;
  const bestDay = days.reduce((best, day) => (day[count] >= best[count] ? day : best), first);
  const highest = bestDay[count];
  const step = days.length > 1 ? width / (days.length - 1) : 0;
  const points = days.map((day, index) => ({
    x: index * step,
    y: height - (highest === 0 ? 0 : (day[count] / highest) * height),
    day,
  }));
  return { points, total: days.reduce((sum, day) => sum + day[count], 0), bestDay, highest };
}
