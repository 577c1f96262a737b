import { useEffect, useEffectEvent } from "react";

/** How often a page that waits for a person looks for the answer. Milliseconds. */
const interval = 15_000;

/** Looks for an answer that comes later: regularly, and when the renter comes back to the page. */
export function useLaterReplies(awaited: boolean, look: () => void): void {
  const lookIfSeen = useEffectEvent(() => {
    if (document.visibilityState === "visible") look();
  });
  useEffect(() => {
    if (!awaited) return;
    const timer = setInterval(lookIfSeen, interval);
    document.addEventListener("visibilitychange", lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
    };
  }, [awaited]);
}
