import { useEffect, useRef } from "react";
import { isTyping, singleKeysWork } from "../../agent/shortcuts.ts";

/** Ctrl K (or ⌘ K) goes to the search from anywhere, the slash key from where nothing is typed; not out of a dialog. */
export function useSearchKeys(onSearch: () => void): void {
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey) return;
      const command = event.ctrlKey || event.metaKey;
      // The slash is typed with Shift on many keyboards, a Spanish one among them.
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
