import type { TimeSaid } from "../../reading/command.ts";
import { timeAskedFor } from "../../showings/chooseTimes.ts";
import type { FreeTime } from "../../showings/freeTimes.ts";
import { hasHours, isVague, type WantedTime } from "../../showings/timesNear.ts";
import { namesDays, timesWithin, type VisitWish } from "../../showings/visitWish.ts";
import { clockTime, minutesOfDay, timeOfDay } from "../../showings/zonedTime.ts";
import type { TurnContext } from "../../turn.ts";
import type { IsoDate } from "../../types.ts";
import { has, type Turn } from "../turn.ts";

const minutesPerDay = 24 * 60;

/** A moment by the market's clocks. */
export function marketClock(at: string, { market }: TurnContext): { date: IsoDate; time: string } {
  const { date, minutes } = clockTime(Date.parse(at), market.timeZone);
  return { date, time: timeOfDay(minutes) };
}

function timesOffered({ before }: Turn): readonly string[] {
  return before.offeredTimes ?? [];
}

/** The offered times that are still free. */
export function timesLeft(turn: Turn): FreeTime[] {
  return (turn.context.freeTimes ?? []).filter(({ at }) => timesOffered(turn).includes(at));
}

/**
 * The time of the previous reply's choice that the renter takes: by its place, by day or hour, by its part of the
 * day, or by a yes to the only one; `gone` where somebody else took it meanwhile.
 */
export function pickedTime(turn: Turn, when: TimeSaid): FreeTime | "gone" | undefined {
  const offered = timesOffered(turn);
  if (offered.length === 0) return undefined;
  const left = timesLeft(turn);
  const { wish = null } = when;
  if (wish && namesDays(wish)) return undefined;
  if (when.choice !== undefined) return chosen(turn, when.choice);
  if (when.time) {
    const counted = when.count !== undefined && when.count <= offered.length ? chosen(turn, when.count - 1) : undefined;
    return timeAskedFor(left, when) ?? counted;
  }
  if (when.date && when.pick !== "any")
    return onlyOne(withinHours(left, wish).filter(({ date }) => date === when.date));
  if (when.pick === "latest") return left.at(-1);
  if (when.pick) return left.find(({ date }) => when.date === undefined || date === when.date);
  if (wish && hasHours(wish) && new Set(left.map(({ date }) => date)).size === 1)
    return onlyOne(timesWithin(left, wish));
  return offered.length === 1 && has(turn, "confirm") ? (left[0] ?? "gone") : undefined;
}

function chosen(turn: Turn, choice: number): FreeTime | "gone" | undefined {
  const offered = timesOffered(turn);
  const at = choice < 0 ? offered.at(-1) : offered[choice];
  return at === undefined ? undefined : ((turn.context.freeTimes ?? []).find((free) => free.at === at) ?? "gone");
}

function onlyOne(times: readonly FreeTime[]): FreeTime | undefined {
  return times.length === 1 ? times[0] : undefined;
}

function withinHours(times: readonly FreeTime[], wish: VisitWish | null): readonly FreeTime[] {
  return wish && hasHours(wish) ? timesWithin(times, wish) : times;
}

/** The first or last free time of the days that are named, "the last one you have tomorrow". */
export function outermostTime(turn: Turn, when: TimeSaid): FreeTime | undefined {
  const { pick, date, wish } = when;
  if (pick === undefined || (pick === "any" && !date)) return undefined;
  const day = date ?? (wish && hasHours(wish) ? dayOffered(turn) : undefined);
  if (day === undefined && !(wish && namesDays(wish))) return undefined;
  const within = timesWithin(turn.context.freeTimes ?? [], { ...wish, ...(day && { dates: [day] }) });
  return pick === "latest" ? within.at(-1) : within[0];
}

/** The time that "earlier" and "later" are measured from: the showing as it stands, else that end of the choice. */
function shiftedFrom(turn: Turn, sign: 1 | -1): WantedTime | undefined {
  if (turn.context.showing) return turn.context.showing;
  const at = sign < 0 ? timesOffered(turn)[0] : timesOffered(turn).at(-1);
  return at === undefined ? undefined : marketClock(at, turn.context);
}

/** A wish keeps the days of the one before where it names none; "earlier" means the same day before the time in question. */
export function wishSoFar(turn: Turn, when: TimeSaid): VisitWish | null {
  const shifted = shiftedWish(turn, when);
  const wish = shifted ?? when.wish ?? null;
  const before = timesOffered(turn).length > 0 ? turn.before.visitWish : undefined;
  const { earliest: _from, latest: _to, ...days } = before ?? {};
  const isDayOnly = before !== undefined && !shifted && when.date !== undefined && !when.time && !wish;
  const hours = { ...(_from !== undefined && { earliest: _from }), ...(_to !== undefined && { latest: _to }) };
  const added = wish && before && !shifted && !when.date && !namesDays(wish) ? { ...days, ...wish } : wish;
  // "What about Thursday?" beside evenings asks for that evening.
  const isOpen = timesWithin(turn.context.freeTimes ?? [], { ...hours, dates: [when.date ?? ""] }).length > 0;
  const whole = isDayOnly && hasHours(hours) && isOpen ? { ...added, ...hours } : added;
  turn.state.visitWish = whole ?? undefined;
  return whole;
}

function shiftedWish(turn: Turn, { shift, date }: TimeSaid): VisitWish | null {
  if (!shift || shift.minutes || date) return null;
  const from = shiftedFrom(turn, shift.sign);
  if (!from?.date || !from.time) return null;
  const minutes = minutesOfDay(from.time);
  return {
    dates: [from.date],
    ...(shift.sign < 0 ? { latest: minutes } : { earliest: Math.min(minutes + 1, minutesPerDay) }),
  };
}

/** "Half an hour later": the exact time that is meant. */
function shiftedTime(turn: Turn, { shift }: TimeSaid): WantedTime | undefined {
  const isOpen = turn.context.showing === undefined && timesOffered(turn).length > 1;
  // Of several times it isn't known which one is meant.
  if (!shift?.minutes || isOpen) return undefined;
  const from = shiftedFrom(turn, shift.sign);
  if (!from?.date || !from.time) return undefined;
  return { date: from.date, time: timeOfDay(minutesOfDay(from.time) + shift.sign * shift.minutes) };
}

/**
 * The day and hour that are wanted, with what of an earlier wish still holds. Of an arranged showing "at 4 instead"
 * keeps the day; another day keeps the hour only where it says so.
 */
export function wantedTime(turn: Turn, when: TimeSaid, wish: VisitWish | null): WantedTime {
  const shifted = shiftedTime(turn, when);
  if (shifted) return shifted;
  const { showing } = turn.context;
  const before = showing ?? wishedBefore(turn);
  const kept = {
    ...(when.same?.time && before?.time && { time: before.time }),
    ...(when.same?.day && before?.date && { date: before.date }),
  };
  const told = { ...(when.date && { date: when.date }), ...(when.time && { time: when.time }) };
  if (wish && namesDays(wish)) return { ...(told.time && { time: told.time }), ...kept };
  if (wish && isVague(wish)) return { ...(told.date ? { date: told.date } : dayInQuestion(turn)), ...kept };
  if (told.date && told.time) return told;
  if (showing && told.time) {
    const { date = showing.date } = (timesOffered(turn).length > 0 && wishedBefore(turn)) || {};
    return { date, ...told, ...kept };
  }
  if (showing) return { ...told, ...kept };
  const wished = wishedBefore(turn) ?? {};
  // Another day than the one that had no such hour is named without one.
  const isOtherDay = told.date !== undefined && wished.date !== undefined && told.date !== wished.date;
  return { ...(isOtherDay && timesOffered(turn).length > 0 ? {} : wished), ...told, ...kept };
}

function wishedBefore(turn: Turn): WantedTime | undefined {
  const wish = turn.before.slots.showing_request;
  const offered = dayOffered(turn);
  // "10 AM" beside a choice of Wednesdays means Wednesday, whatever was wished before.
  if (offered !== undefined && offered !== wish?.date) return { date: offered };
  return wish?.date !== undefined && wish.date < turn.local.date ? undefined : wish;
}

/** The one day that a choice of times is on. */
function dayOffered(turn: Turn): IsoDate | undefined {
  const [date, ...others] = new Set(timesOffered(turn).map((at) => marketClock(at, turn.context).date));
  return others.length === 0 ? date : undefined;
}

function dayInQuestion(turn: Turn): WantedTime {
  const date = turn.context.showing?.date ?? (timesOffered(turn).length > 0 ? wishedBefore(turn)?.date : undefined);
  return date ? { date } : {};
}
