import { minuteMs } from "@llave/contract/calendar";
import type { AvailabilitySettings, BlockedTime, Showing } from "@llave/contract/showings";
import { marketClock, weekdayOf } from "../../wording/marketClock.ts";

/** What prevents a showing's new time, or that nothing does. */
export type MoveVerdict =
  | { kind: "fits" | "past" | "blocked" | "outsideHours" }
  /** Another showing, including its buffer. */
  | { kind: "taken"; by: Showing };

interface Calendar {
  showings: readonly Showing[];
  blockedTimes: readonly BlockedTime[];
  availability: AvailabilitySettings | undefined;
  now: number;
}

/** Judges a new time the way the server does: no overlap with another showing and its buffer, or with blocked time. */
export function moveVerdict(showing: Showing, at: string, calendar: Calendar): MoveVerdict {
  const from = Date.parse(at);
  const to = from + Date.parse(showing.endsAt) - Date.parse(showing.at);
  if (from <= calendar.now) return { kind: "past" };
  const bufferMs = (calendar.availability?.bufferMinutes ?? 0) * minuteMs;
  const taken = calendar.showings.find(
    (other) =>
      other.id !== showing.id && Date.parse(other.endsAt) + bufferMs > from && Date.parse(other.at) < to + bufferMs,
  );
  if (taken) return { kind: "taken", by: taken };
  const isBlocked = calendar.blockedTimes.some((block) => Date.parse(block.to) > from && Date.parse(block.from) < to);
  if (isBlocked) return { kind: "blocked" };
  return { kind: isWithinHours(from, to, calendar.availability) ? "fits" : "outsideHours" };
}

function isWithinHours(from: number, to: number, availability: AvailabilitySettings | undefined): boolean {
  if (!availability) return true;
  const { day, minutes } = marketClock(from);
  const end = minutes + (to - from) / minuteMs;
  return (
    !availability.daysOff.includes(day) &&
    availability.weekly.some(
      (window) => window.weekday === weekdayOf(day) && window.from <= minutes && window.to >= end,
    )
  );
}
