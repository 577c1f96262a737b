import type { IsoDate } from "../types.ts";
import type { FreeTime } from "./freeTimes.ts";
import { minutesOfDay } from "./zonedTime.ts";

/** When a renter could come, if they don't name a single day and hour. Everything absent is open. */
export interface VisitWish {
  /** Days by date or weekday (0 = Sunday); a day has to match one of them. */
  dates?: IsoDate[];
  weekdays?: number[];
  /** First and last day. */
  from?: IsoDate;
  to?: IsoDate;
  /** Minutes after midnight: the showing begins at `earliest` or later, and before `latest`. */
  earliest?: number;
  latest?: number;
}

const msPerDay = 86_400_000;

function plusDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(date) + days * msPerDay).toISOString().slice(0, 10);
}

/** The next date, today included, that falls on one of these days of the week and is another than the one given. */
export function nextWeekday(today: IsoDate, weekdays: readonly number[], other?: IsoDate): IsoDate {
  const days = [0, 1, 2, 3, 4, 5, 6].map((ahead) => plusDays(today, ahead));
  return days.find((date) => date !== other && weekdays.includes(new Date(`${date}T00:00:00Z`).getUTCDay())) ?? today;
}

/** The free times that a wish leaves; of days of the week the next ones where they have any. */
export function timesWithin(free: readonly FreeTime[], wish: VisitWish): FreeTime[] {
  const all = matching(free, wish);
  if (!wish.weekdays || wish.from || !all[0]) return all;
  const lastDay = plusDays(all[0].date, 6);
  return all.filter(({ date }) => date <= lastDay);
}

function matching(free: readonly FreeTime[], wish: VisitWish): FreeTime[] {
  return free.filter(({ date, time }) => {
    const minutes = minutesOfDay(time);
    const isDay = wish.dates || wish.weekdays;
    const onDay =
      !isDay || wish.dates?.includes(date) || wish.weekdays?.includes(new Date(`${date}T00:00:00Z`).getUTCDay());
    return (
      onDay &&
      (!wish.from || date >= wish.from) &&
      (!wish.to || date <= wish.to) &&
      (wish.earliest === undefined || minutes >= wish.earliest) &&
      (wish.latest === undefined || minutes < wish.latest)
    );
  });
}

/** True if the wish names several days, so that no single date stands for it. */
export function namesDays({ dates, weekdays, from }: VisitWish): boolean {
  return dates !== undefined || weekdays !== undefined || from !== undefined;
}
