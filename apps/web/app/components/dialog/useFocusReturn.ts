import { useLayoutEffect, useRef } from "react";
import { focusContent } from "../page/RouteFocus.tsx";

/** Of each open dialog: where the focus may return to, best first. */
const kept = new WeakMap<EventTarget, readonly Element[]>();

/** Where the focus of a closed dialog is about to return to: the next dialog may open first. */
let returning: readonly Element[] = [];

/**
 * Returns the focus from a dialog to where it was. If what opened the dialog is gone by then, its own opener gets the
 * focus: the menu's button for an item of a menu, and what opened the other dialog for a button in it.
 */
export function useFocusReturn(open: boolean) {
  const places = useRef<readonly Element[]>([]);
  // Before the dialog takes the focus, and before a menu that closes in the same moment is gone.
  useLayoutEffect(() => {
    if (!open) return;
    places.current = placesFrom(document.activeElement);
    return () => {
      returning = places.current;
    };
  }, [open]);
  return {
    /** Call when the dialog takes the focus. */
    keep: ({ currentTarget }: Event) => {
      if (currentTarget) kept.set(currentTarget, places.current);
    },
    /** Call when it has closed; with `false` if another page takes the focus. */
    giveBack: (stays = true) => {
      returning = [];
      // What took the focus in the meantime keeps it, such as the composer with a draft's text.
      if (!stays || document.activeElement !== document.body || places.current.some(takesFocus)) return;
      focusContent();
    },
  };
}

function placesFrom(focused: Element | null): readonly Element[] {
  if (!focused || focused === document.body) return returning;
  const menu = focused.closest("[role=menu]");
  if (menu) return placesFrom(document.getElementById(menu.getAttribute("aria-labelledby") ?? ""));
  const dialog = focused.closest("[role=dialog]");
  return [focused, ...((dialog && kept.get(dialog)) ?? [])];
}

/** Focuses an element. @returns false if it is gone or hidden */
function takesFocus(place: Element): boolean {
  if (!(place instanceof HTMLElement) || !place.isConnected) return false;
  // The page stays where it was: what had the focus may be as tall as a calendar.
  place.focus({ preventScroll: true });
  return document.activeElement === place;
}
