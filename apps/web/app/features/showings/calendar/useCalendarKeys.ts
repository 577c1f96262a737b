import { useKeys } from "../../../agent/useKeys.ts";
import type { CalendarPlace, CalendarView } from "./calendarPlace.ts";

/** D, W and L change the view, T goes to today, B books, except while typing or with single keys turned off. */
export function useCalendarKeys(
  place: CalendarPlace,
  today: string,
  on: { onPlace: (place: CalendarPlace) => void; onView: (view: CalendarView) => void; onBook: () => void },
): void {
  useKeys({
    d: alone(() => on.onView("day")),
    w: alone(() => on.onView("week")),
    l: alone(() => on.onView("list")),
    t: alone(() => on.onPlace({ ...place, day: today })),
    b: alone(on.onBook),
  });
}

/** Does nothing while a dialog is open, even one that isn't focused. */
function alone(act: () => void): () => void {
  return () => {
    if (!document.querySelector("[role=dialog]")) act();
  };
}
