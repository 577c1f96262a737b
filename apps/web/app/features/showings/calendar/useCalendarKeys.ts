import { useEffect, useRef } from "react";
import { isTyping, singleKeysWork } from "../../../agent/shortcuts.ts";
import type { CalendarPlace, CalendarView } from "./calendarPlace.ts";

const views: Record<string, CalendarView> = { d: "day", w: "week", l: "list" };

/** D, W and L change the view, T goes to today, except while typing or with single keys turned off. */
export function useCalendarKeys(
  place: CalendarPlace,
  today: string,
  { onPlace, onView }: { onPlace: (place: CalendarPlace) => void; onView: (view: CalendarView) => void },
): void {
  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!singleKeysWork() || isTyping(event.target) || document.querySelector("[role=dialog]")) return;
    const view = views[event.key];
    if (view) onView(view);
    else if (event.key === "t") onPlace({ ...place, day: today });
  };
  const latest = useRef(onKey);
  latest.current = onKey;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => latest.current(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
