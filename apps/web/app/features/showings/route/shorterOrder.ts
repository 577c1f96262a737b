import { minuteMs } from "@llave/contract/calendar";
import type { Showing } from "@llave/contract/showings/showings";
import { driveBetween, parkingMinutes } from "@llave/contract/showings/travel";
import { marketClock } from "../../../wording/marketClock.ts";
import { type Calendar, moveVerdict } from "../calendar/moveVerdict.ts";
import { totalDrive } from "../drive/driveLegs.ts";

/** A showing that would take place at another time of its day. */
export interface PlannedMove {
  showing: Showing;
  at: string;
}

/** Another order of a day's showings that drives less. */
export interface ShorterOrder {
  moves: PlannedMove[];
  /** True if its two showings exchange their times: neither could move alone. */
  isSwap: boolean;
  /** Minutes of driving that it saves. */
  saves: number;
}

/** Saving fewer isn't worth asking a renter for another time. Minutes. */
const minSaved = 5;
const maxMoves = 3;
/** Showings begin at multiples of this. Minutes. */
const step = 15;

/**
 * An order of a day's stops that drives less, by moving as few as possible into free time of the same day, or else by
 * exchanging the times of two. Showings that wait for the agent move first; confirmed ones only if moving those alone
 * saves nothing. Null if no order is shorter, or the area of a home is unknown.
 */
export function shorterOrder(stops: readonly Showing[], calendar: Calendar): ShorterOrder | null {
  if (stops.length < 3 || stops.some(({ point }) => point === null)) return null;
  const upcoming = stops.filter(({ at }) => Date.parse(at) > calendar.now);
  const waiting = upcoming.filter(({ status }) => status !== "confirmed");
  return (
    bestMoves(stops, waiting, calendar) ??
    bestSwap(stops, waiting, calendar) ??
    bestMoves(stops, upcoming, calendar) ??
    bestSwap(stops, upcoming, calendar)
  );
}

/** The exchange of two showings' times that saves most; null if none saves enough. */
function bestSwap(stops: readonly Showing[], movable: readonly Showing[], calendar: Calendar): ShorterOrder | null {
  const before = minutesOf(stops);
  const orders = movable
    .flatMap((one, index) => movable.slice(index + 1).map((other) => swapOf(one, other)))
    .map((moves) => {
      const day = moves.reduce<Showing[]>(moved, inOrder(stops));
      const planned = withDay(stops, day, calendar);
      const isFree = moves.every(({ showing, at }) => moveVerdict(showing, at, planned).kind === "fits");
      return { moves, isSwap: true, saves: isFree ? before - minutesOf(day) : 0 };
    })
    .filter(({ saves }) => saves >= minSaved);
  return orders.toSorted((a, b) => b.saves - a.saves)[0] ?? null;
}

function swapOf(one: Showing, other: Showing): PlannedMove[] {
  return [
    { showing: one, at: other.at },
    { showing: other, at: one.at },
  ];
}

/** The calendar with a day's stops at the times they would have. */
function withDay(stops: readonly Showing[], day: readonly Showing[], calendar: Calendar): Calendar {
  const others = calendar.showings.filter((showing) => !stops.some(({ id }) => id === showing.id));
  return { ...calendar, showings: [...others, ...day] };
}

function bestMoves(stops: readonly Showing[], movable: readonly Showing[], calendar: Calendar): ShorterOrder | null {
  const before = minutesOf(stops);
  let day = inOrder(stops);
  let left = [...movable];
  const moves: PlannedMove[] = [];
  while (moves.length < maxMoves) {
    const best = bestMove(day, left, withDay(stops, day, calendar));
    if (!best) break;
    moves.push(best);
    day = moved(day, best);
    left = left.filter(({ id }) => id !== best.showing.id);
  }
  const saves = before - minutesOf(day);
  return moves.length > 0 ? { moves, isSwap: false, saves } : null;
}

/** The one move that saves most; null if none saves enough. */
function bestMove(day: readonly Showing[], movable: readonly Showing[], calendar: Calendar): PlannedMove | null {
  const now = minutesOf(day);
  const planned = movable
    .flatMap((showing) => timesNear(showing, day, calendar).map((at) => ({ showing, at })))
    .filter(({ showing, at }) => moveVerdict(showing, at, calendar).kind === "fits")
    .map((move) => ({ move, saved: now - minutesOf(moved(day, move)) }))
    .filter(({ saved }) => saved >= minSaved)
    .toSorted(
      (a, b) =>
        b.saved - a.saved || Number(canAsk(b.move)) - Number(canAsk(a.move)) || a.move.at.localeCompare(b.move.at),
    );
  return planned[0]?.move ?? null;
}

/** A renter whose showing the agent entered by hand has no thread to be asked in. */
export function canAsk({ showing }: PlannedMove): boolean {
  return showing.conversationId !== null;
}

/** The times right before and right after each other stop, with the buffer and the drive between. */
function timesNear(showing: Showing, day: readonly Showing[], { availability }: Calendar): string[] {
  const ownDay = marketClock(showing.at).day;
  const lengthMs = Date.parse(showing.endsAt) - Date.parse(showing.at);
  return day
    .filter(({ id }) => id !== showing.id)
    .flatMap((other) => {
      const gap = Math.max(availability?.bufferMinutes ?? 0, driveMinutes(showing, other) + parkingMinutes) * minuteMs;
      const steps = step * minuteMs;
      const after = Math.ceil((Date.parse(other.endsAt) + gap) / steps) * steps;
      const before = Math.floor((Date.parse(other.at) - gap - lengthMs) / steps) * steps;
      return [before, after];
    })
    .map((moment) => new Date(moment).toISOString())
    .filter((at) => at !== showing.at && marketClock(at).day === ownDay);
}

function driveMinutes(a: Showing, b: Showing): number {
  return a.point === null || b.point === null ? 0 : driveBetween(a.point, b.point).minutes;
}

function minutesOf(stops: readonly Showing[]): number {
  return totalDrive(inOrder(stops))?.minutes ?? 0;
}

function moved(day: readonly Showing[], { showing, at }: PlannedMove): Showing[] {
  const endsAt = new Date(Date.parse(at) + Date.parse(showing.endsAt) - Date.parse(showing.at)).toISOString();
  return inOrder(day.map((one) => (one.id === showing.id ? { ...one, at, endsAt } : one)));
}

function inOrder(stops: readonly Showing[]): Showing[] {
  return stops.toSorted((a, b) => a.at.localeCompare(b.at));
}
