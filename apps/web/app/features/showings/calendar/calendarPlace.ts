import { addDays } from "@llave/contract/calendar";
import { weekdayOf } from "../../../wording/marketClock.ts";

export const calendarViews = ["day", "week", "list"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What the calendar shows: a view and the day it is about (`YYYY-MM-DD`). */
export interface CalendarPlace {
  view: CalendarView;
  day: string;
}

const listDays = 14;

/** Reads the place from the page's address; anything else means this week. */
export function readPlace(search: URLSearchParams, today: string): CalendarPlace {
  const view = calendarViews.find((name) => name === search.get("view")) ?? "week";
  const day = search.get("day") ?? "";
  return { view, day: isDay(day) ? day : today };
}

export function placeQuery({ view, day }: CalendarPlace): string {
  return new URLSearchParams({ view, day }).toString();
}

/** The days a place shows, in order. Weeks start on Monday; a list shows the same week and the next one. */
export function daysOf({ view, day }: CalendarPlace): string[] {
  if (view === "day") return [day];
  const first = mondayOf(day);
  return Array.from({ length: view === "week" ? 7 : listDays }, (_, index) => addDays(first, index));
}

/**
 * The place in another view. A day view opens on the day that was chosen, else on the first of the shown days with a
 * showing, the next one before past ones.
 * @param busyDays the days that have a showing, in order
 */
export function inView(
  place: CalendarPlace,
  view: CalendarView,
  { chosen, busyDays, today }: { chosen: string | null; busyDays: readonly string[]; today: string },
): CalendarPlace {
  if (view !== "day" || place.view === "day") return { ...place, view };
  const shown = daysOf(place);
  if (chosen !== null && shown.includes(chosen)) return { view, day: chosen };
  const busy = busyDays.filter((day) => shown.includes(day));
  return { view, day: busy.find((day) => day >= today) ?? busy[0] ?? place.day };
}

/** The place before (-1) or after (1) this one. */
export function stepFrom(place: CalendarPlace, direction: 1 | -1): CalendarPlace {
  const days = { day: 1, week: 7, list: listDays }[place.view];
  return { ...place, day: addDays(place.day, direction * days) };
}

function mondayOf(day: string): string {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
