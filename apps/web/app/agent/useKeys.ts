import { useEffect, useRef } from "react";
import { isTyping, singleKeysWork } from "../components/shortcuts.ts";

/** Single keys and what they do; one without an action does nothing. Letters are lower case. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

/** One key each: not while something is typed or a menu is open, not with Ctrl and the like, and not where turned off. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTyping(event.target) || !singleKeysWork()) return;
      if (event.key === "Enter" && isPressed(event.target)) return;
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}

/** True if Enter would press the focused element. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("a, button, summary, [role=tab]") !== null;
}
