import { addDays, daysBetween } from "@llave/contract/calendar";

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

/**
 * The days a place shows, in order. Weeks are counted from today, so that this one holds what is ahead; a list shows the
 * same week and the next one.
 */
export function daysOf({ view, day }: CalendarPlace, today: string): string[] {
  if (view === "day") return [day];
  const first = addDays(today, Math.floor(daysBetween(today, day) / 7) * 7);
  return Array.from({ length: view === "week" ? 7 : listDays }, (_, index) => addDays(first, index));
}

/**
 * The place in another view. A day view opens on the day that was chosen, else on today if it is shown, else on the
 * first of the shown days with a showing.
 * @param busyDays the days that have a showing, in order
 */
export function inView(
  place: CalendarPlace,
  view: CalendarView,
  { chosen, busyDays, today }: { chosen: string | null; busyDays: readonly string[]; today: string },
): CalendarPlace {
  if (view !== "day" || place.view === "day") return { ...place, view };
  const shown = daysOf(place, today);
  if (chosen !== null && shown.includes(chosen)) return { view, day: chosen };
  if (shown.includes(today)) return { view, day: today };
  return { view, day: busyDays.find((day) => shown.includes(day)) ?? place.day };
}

/** The place before (-1) or after (1) this one. */
export function stepFrom(place: CalendarPlace, direction: 1 | -1): CalendarPlace {
  const days = { day: 1, week: 7, list: listDays }[place.view];
  return { ...place, day: addDays(place.day, direction * days) };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
}
