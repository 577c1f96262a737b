import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Puts the cursor into the message field once it is there, if a "Reply" link opened the page. */
export function useReplyFocus(isReady: boolean, focus: () => void): void {
  const asked = useLocation().state?.reply === true;
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    if (!asked || !isReady) return;
    // After the page's own focus.
    const frame = requestAnimationFrame(() => latest.current());
    return () => cancelAnimationFrame(frame);
  }, [asked, isReady]);
}
