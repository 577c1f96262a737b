import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/** Where the reader is on the way to, while its scripts load. Session storage. */
const openingKey = "llave_opening";

/**
 * If a page's script can't be loaded, the router reloads the page that the reader was leaving. This leads on to where
 * they wanted to go, whose HTML names the new version's scripts.
 */
export function useOpening(): void {
  const { location: next } = useNavigation();
  const started = useRef(false);
  useEffect(() => {
    if (next) {
      sessionStorage.setItem(openingKey, next.pathname + next.search + next.hash);
      return;
    }
    const wanted = sessionStorage.getItem(openingKey);
    sessionStorage.removeItem(openingKey);
    if (started.current) return;
    started.current = true;
    if (wanted !== null && wasReloaded() && wanted !== location.pathname + location.search + location.hash) {
      location.replace(wanted);
    }
  }, [next]);
}

function wasReloaded(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "reload";
}
