import { addDays, minuteMs } from "@llave/contract/calendar";
import type { AvailabilitySettings, BlockedTime, Showing } from "@llave/contract/showings/showings";
import { marketClock, marketMoment, weekdayOf } from "../../../wording/marketClock.ts";

/** Whole hours that the grid shows, as minutes after midnight. */
export interface ShownHours {
  from: number;
  to: number;
}

const hour = 60;
/** The hours shown for an agent without hours. */
const usualHours: ShownHours = { from: 9 * hour, to: 18 * hour };

/** The hours of an agent's week with an hour of margin, extended for showings outside them. */
export function shownHours(availability: AvailabilitySettings | undefined, showings: readonly Showing[]): ShownHours {
  const windows = availability?.weekly.length ? availability.weekly : [usualHours];
  const starts = showings.map(({ at }) => marketClock(at).minutes);
  const ends = showings.map(
    ({ at, endsAt }) => marketClock(at).minutes + (Date.parse(endsAt) - Date.parse(at)) / minuteMs,
  );
  const from = Math.min(...windows.map((window) => window.from - hour), ...starts);
  const to = Math.max(...windows.map((window) => window.to + hour), ...ends);
  return { from: Math.max(0, Math.floor(from / hour) * hour), to: Math.min(24 * hour, Math.ceil(to / hour) * hour) };
}

/** The periods of a day, within the shown hours, when the agent shows no homes. */
export function offHours(day: string, availability: AvailabilitySettings | undefined, shown: ShownHours): ShownHours[] {
  if (!availability) return [];
  if (availability.daysOff.includes(day)) return [shown];
  const windows = availability.weekly
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .toSorted((a, b) => a.from - b.from);
  const edges = [shown.from, ...windows.flatMap(({ from, to }) => [from, to]), shown.to];
  const gaps: ShownHours[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    const [from = 0, to = 0] = [edges[at], edges[at + 1]];
    if (to > from) gaps.push({ from, to });
  }
  return gaps;
}

/** A line of text needs this much room. Minutes. */
const lineMinutes = 20;

/** Where a period has room for its label beside the showings in it; its start if there is none. Minutes. */
export function labelStart(part: ShownHours, showings: readonly ShownHours[]): number {
  let start = part.from;
  for (const { from, to } of showings.toSorted((a, b) => a.from - b.from)) {
    if (to <= start) continue;
    if (Math.min(from, part.to) - start >= lineMinutes) return start;
    start = Math.max(start, to);
  }
  return part.to - start >= lineMinutes ? start : part.from;
}

/** The part of a blocked period on a day, within the shown hours; null if there is none. */
export function blockedPart(
  day: string,
  block: Pick<BlockedTime, "from" | "to">,
  shown: ShownHours,
): ShownHours | null {
  const dayStart = Date.parse(marketMoment(day, 0));
  const dayEnd = Date.parse(marketMoment(addDays(day, 1), 0));
  if (Date.parse(block.to) <= dayStart || Date.parse(block.from) >= dayEnd) return null;
  const from = Date.parse(block.from) <= dayStart ? 0 : marketClock(block.from).minutes;
  const to = Date.parse(block.to) >= dayEnd ? 24 * hour : marketClock(block.to).minutes;
  const part = { from: Math.max(from, shown.from), to: Math.min(to, shown.to) };
  return part.to > part.from ? part : null;
}
