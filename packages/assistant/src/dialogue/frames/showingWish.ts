import type { TimeSaid, TimesRuledOut } from "../../reading/command.ts";
import type { FreeTime } from "../../showings/freeTimes.ts";
import { namesDays, type VisitWish } from "../../showings/visitWish.ts";
import { clockTime } from "../../showings/zonedTime.ts";
import type { ArrangedShowing } from "../../turn.ts";
import type { IsoDate } from "../../types.ts";
import { findAll, type Turn } from "../turn.ts";

const msPerDay = 86_400_000;
const daysPerWeek = 7;

/** All that the message says of a time for the showing: of days and of hours what is said last counts. */
export function timeSaidIn(turn: Turn): TimeSaid {
  const commands = turn.commands.filter(
    ({ type }) => type === "requestShowing" || type === "changeShowing" || type === "keepShowing",
  );
  const all = commands.flatMap((command) => ("when" in command && command.when ? [command.when] : []));
  return inWeekMeant(withOwnHours(all.reduce(together, {})), turn);
}

function together(before: TimeSaid, next: TimeSaid): TimeSaid {
  const { wish, not, free, ...said } = next;
  const kept = { ...before };
  if (namesDay(next)) {
    delete kept.date;
    delete kept.isWeekday;
  }
  if (namesHour(next)) {
    delete kept.time;
    delete kept.count;
  }
  const { dates, weekdays, from, to, earliest, latest } = kept.wish ?? {};
  // "Next week, any day but Monday": the days lie in the stretch named before.
  const isWithin = next.wish?.weekdays && !next.date && from !== undefined;
  const days = isWithin
    ? span(from, to)
    : namesDay(next)
      ? {}
      : { ...(dates && { dates }), ...(weekdays && { weekdays }), ...span(from, to) };
  const hours = namesHour(next) ? {} : { ...hoursOf(earliest, latest) };
  const whole = { ...days, ...hours, ...wish };
  const { wish: _before, ...rest } = kept;
  return {
    ...rest,
    ...said,
    ...(Object.keys(whole).length > 0 && { wish: whole }),
    ...(not && { not: ruledOutTogether(kept.not, not) }),
    ...(free && { free: { ...kept.free, ...free } }),
  };
}

function span(from: IsoDate | undefined, to: IsoDate | undefined): Pick<VisitWish, "from" | "to"> {
  return { ...(from && { from }), ...(to && { to }) };
}

function hoursOf(earliest: number | undefined, latest: number | undefined): Pick<VisitWish, "earliest" | "latest"> {
  return { ...(earliest !== undefined && { earliest }), ...(latest !== undefined && { latest }) };
}

export function ruledOutTogether(a: TimesRuledOut | undefined, b: TimesRuledOut | undefined): TimesRuledOut {
  return {
    days: [...(a?.days ?? []), ...(b?.days ?? [])],
    weekdays: [...(a?.weekdays ?? []), ...(b?.weekdays ?? [])],
    times: [...(a?.times ?? []), ...(b?.times ?? [])],
    moments: [...(a?.moments ?? []), ...(b?.moments ?? [])],
  };
}

function namesDay({ date, wish }: TimeSaid): boolean {
  return date !== undefined || (wish !== undefined && namesDays(wish));
}

function namesHour({ time, wish }: TimeSaid): boolean {
  return time !== undefined || wish?.earliest !== undefined || wish?.latest !== undefined;
}

/** True where a day, an hour or a place in the choice is asked for. */
export function namesTime(when: TimeSaid): boolean {
  const { choice, pick, shift, other, same } = when;
  return (
    namesDay(when) ||
    namesHour(when) ||
    choice !== undefined ||
    [pick, shift, other, same].some((part) => part !== undefined)
  );
}

/** True where a time is named beyond what the renter's own hours make of it. */
export function namesOwnTime({ wish, free, ...when }: TimeSaid): boolean {
  const isOfFree = wish && free && Object.entries(wish).every(([key, value]) => free[key as keyof VisitWish] === value);
  return namesTime({ ...when, ...(wish && !isOfFree && { wish }) });
}

/** "I get off at 4" narrows a wish that names no hour of its own. */
function withOwnHours(when: TimeSaid): TimeSaid {
  const { free, wish } = when;
  if (!free || when.pick || when.choice !== undefined) return when;
  const { earliest, latest, from } = free;
  const narrowed = {
    ...wish,
    ...(!namesHour(when) && hoursOf(earliest, latest)),
    ...(!namesDay(when) && span(from, undefined)),
  };
  return Object.keys(narrowed).length > 0 ? { ...when, wish: narrowed } : when;
}

/** "Friday" beside a choice of Fridays is one of them; beside a showing, or other days, the one of their week. */
function inWeekMeant(when: TimeSaid, turn: Turn): TimeSaid {
  const { isWeekday, date, wish } = when;
  if (isWeekday && date) return { ...when, date: dayMeant(weekdayOf(date), turn) ?? date };
  if (!wish?.weekdays || wish.weekdays.length > maxNamed || namesOwnDays(wish)) return when;
  const dates = wish.weekdays.flatMap((weekday) => dayMeant(weekday, turn) ?? []);
  if (dates.length < wish.weekdays.length) return when;
  const { weekdays: _weekdays, ...hours } = wish;
  return { ...when, wish: { ...hours, dates } };
}

/** More weekdays than this are any that comes. */
const maxNamed = 3;

function namesOwnDays({ dates, from }: VisitWish): boolean {
  return dates !== undefined || from !== undefined;
}

function dayMeant(weekday: number, turn: Turn): IsoDate | undefined {
  const { before, context, local } = turn;
  const own = context.showing?.date;
  if (own && weekdayOf(own) === weekday && findAll(turn, "keepShowing").length > 0) return own;
  const offered = (before.offeredTimes ?? []).map((at) => clockTime(Date.parse(at), context.market.timeZone).date);
  const chosen = offered.find((date) => weekdayOf(date) === weekday);
  if (chosen) return chosen;
  // "No, keep Saturday": that of the showing.
  const standing = context.showing?.date;
  if (standing && weekdayOf(standing) === weekday) return standing;
  const [first] = offered;
  const anchor = offered.length > 0 && new Set(offered).size === 1 ? first : context.showing?.date;
  if (!anchor) return undefined;
  const monday = plusDays(anchor, -((weekdayOf(anchor) + 6) % daysPerWeek));
  const date = plusDays(monday, (weekday + 6) % daysPerWeek);
  return date >= local.date ? date : undefined;
}

export function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

function plusDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * msPerDay).toISOString().slice(0, 10);
}

/** True for a time that the renter ruled out. */
export function isRuledOut({ at, date, time }: FreeTime, not: TimesRuledOut | undefined): boolean {
  if (!not) return false;
  return (
    (not.days ?? []).some(({ from, to }) => date >= from && date <= to) ||
    (not.weekdays ?? []).includes(weekdayOf(date)) ||
    (not.times ?? []).includes(time) ||
    (not.moments ?? []).includes(at)
  );
}

/** True where the message asks for the showing to stay, or names no other time than it has. */
export function keepsStanding(turn: Turn, when: TimeSaid): boolean {
  const { showing } = turn.context;
  if (!showing) return false;
  const keeps = findAll(turn, "keepShowing");
  const isNamed = when.date !== undefined || when.time !== undefined || when.wish !== undefined;
  if (keeps.length > 0) return !isNamed || agrees(when, showing);
  const isBoth = when.date === showing.date && when.time === showing.time;
  // "Saturday, then" while other days are offered.
  const isDay = when.date === showing.date && when.time === undefined && !when.wish && !isOffered(turn, showing.date);
  return Boolean(turn.before.offeredTimes?.length) && !namesOtherHome(turn) && (isBoth || isDay);
}

function isOffered({ before, context }: Turn, date: IsoDate): boolean {
  return (before.offeredTimes ?? []).some((at) => clockTime(Date.parse(at), context.market.timeZone).date === date);
}

function agrees({ date, time, wish }: TimeSaid, showing: ArrangedShowing): boolean {
  return (
    (date === undefined || date === showing.date) &&
    (time === undefined || time === showing.time) &&
    (wish === undefined || (date ?? time) !== undefined || Boolean(wish.weekdays?.includes(weekdayOf(showing.date))))
  );
}

/** A home is named that the showing isn't to. */
export function namesOtherHome({ named, context, state }: Turn): boolean {
  const others = named.filter(({ id }) => id !== context.showing?.propertyId && !state.visitAlso?.includes(id));
  return context.showing !== undefined && others.length > 0;
}
