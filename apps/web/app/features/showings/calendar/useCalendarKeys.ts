import { useEffect, useRef } from "react";
import { isTyping, singleKeysWork } from "../../../agent/shortcuts.ts";
import type { CalendarPlace, CalendarView } from "./calendarPlace.ts";

const views: Record<string, CalendarView> = { d: "day", w: "week", l: "list" };

/** D, W and L change the view, T goes to today, B books, except while typing or with single keys turned off. */
export function useCalendarKeys(
  place: CalendarPlace,
  today: string,
  on: { onPlace: (place: CalendarPlace) => void; onView: (view: CalendarView) => void; onBook: () => void },
): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!singleKeysWork() || isTyping(event.target) || document.querySelector("[role=dialog]")) return;
    const view = views[event.key];
    if (view) on.onView(view);
    else if (event.key === "t") on.onPlace({ ...place, day: today });
    else if (event.key === "b") {
      event.preventDefault();
      on.onBook();
    }
  };
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
