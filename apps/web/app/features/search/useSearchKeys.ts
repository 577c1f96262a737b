import { useEffect, useRef } from "react";
import { isTyping, singleKeysWork } from "../../components/shortcuts.ts";

/**
 * Ctrl K (or ⌘ K) focuses the search from anywhere, the slash key only while nothing is being typed; neither works in a
 * dialog.
 */
export function useSearchKeys(onSearch: () => void): void {
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      // Many keyboards, including Spanish ones, type the slash with Shift.
      const asked = command
        ? event.key.toLowerCase() === "k" && !event.shiftKey
        : event.key === "/" && singleKeysWork() && !isTyping(event.target);
      if (!asked || document.querySelector("[role=dialog], dialog[open]")) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
