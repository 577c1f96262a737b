import { minuteMs } from "@llave/contract/calendar";
import type { BusyTime } from "@llave/contract/showings/calendars";
import type { AvailabilitySettings, BlockedTime, Showing } from "@llave/contract/showings/showings";
import { driveBetween, parkingMinutes } from "@llave/contract/showings/travel";
import { marketClock, weekdayOf } from "../../../wording/marketClock.ts";
import { isSameBuilding } from "../drive/driveLegs.ts";

/** What speaks against a showing's new time, or that nothing does. */
export type MoveVerdict =
  | { kind: "fits" | "past" | "blocked" | "outsideHours" | "busy" }
  /** The drive to or from a neighbor takes longer than the time between. Minutes. */
  | { kind: "tight"; drive: number; gap: number }
  /** Another showing, including its buffer. */
  | { kind: "taken"; by: Showing };

/** What a new time is judged by. */
export interface Calendar {
  showings: readonly Showing[];
  blockedTimes: readonly BlockedTime[];
  busyTimes: readonly BusyTime[];
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
  const isBusy = calendar.busyTimes.some((busy) => Date.parse(busy.to) > from && Date.parse(busy.from) < to);
  if (isBusy) return { kind: "busy" };
  const tight = tightDrive(showing, { from, to }, calendar.showings);
  if (tight) return tight;
  return { kind: isWithinHours(from, to, calendar.availability) ? "fits" : "outsideHours" };
}

/** The first drive, to or from another showing, that the time between doesn't allow. */
function tightDrive(
  { id, point, address }: Showing,
  { from, to }: { from: number; to: number },
  showings: readonly Showing[],
): MoveVerdict | null {
  if (point === null) return null;
  for (const other of showings) {
    if (other.id === id || other.point === null || isSameBuilding({ address }, other)) continue;
    const gapMs = Date.parse(other.at) >= to ? Date.parse(other.at) - to : from - Date.parse(other.endsAt);
    const drive = driveBetween(point, other.point).minutes + parkingMinutes;
    if (gapMs >= 0 && gapMs < drive * minuteMs) return { kind: "tight", drive, gap: Math.floor(gapMs / minuteMs) };
  }
  return null;
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
