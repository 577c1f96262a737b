import { useEffect, useRef } from "react";
import { isTyping, singleKeysWork } from "../components/shortcuts.ts";

/** Time for the second key. Milliseconds. */
const pairMs = 1_500;

/** Two keys in a row, such as "g o", and what they do; one without an action does nothing. */
export type KeyPairs = Readonly<Record<string, (() => void) | undefined>>;

/** Two keys in a row, under the same conditions as `useKeys`. */
export function useKeyPairs(pairs: KeyPairs): void {
  const latest = useRef(pairs);
  latest.current = pairs;
  useEffect(() => {
    let first: { key: string; at: number } | null = null;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isTyping(event.target) || !singleKeysWork()) return;
      const before = first && event.timeStamp - first.at < pairMs ? first.key : null;
      const pair = `${before} ${event.key}`;
      const act = before !== null && Object.hasOwn(latest.current, pair) ? latest.current[pair] : undefined;
      first = act ? null : { key: event.key, at: event.timeStamp };
      if (!act) return;
      // The second key means nothing else: K alone would be the previous lead.
      event.preventDefault();
      act();
    };
    // Before the pages' own keys.
    window.addEventListener("keydown", onKey, { capture: true });
    return () => window.removeEventListener("keydown", onKey, { capture: true });
  }, []);
}
