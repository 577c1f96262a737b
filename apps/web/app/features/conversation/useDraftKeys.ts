import { useEffect, useRef } from "react";
import { isTyping, singleKeysWork } from "../../agent/shortcuts.ts";

export interface DraftKeys {
  a: () => void;
  e: () => void;
  r: () => void;
}

/** Single keys decide the first draft, except while typing or with Ctrl and other modifiers. */
export function useDraftKeys(keys: DraftKeys | null): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey || event.ctrlKey || event.metaKey) return;
      if (isTyping(event.target) || !latest.current || !singleKeysWork()) return;
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key as keyof DraftKeys] : null;
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
