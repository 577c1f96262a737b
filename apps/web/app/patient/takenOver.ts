import { useEffect } from "react";

/** Sent to the window once React runs the page. */
export const takenOver = "llave:taken-over";

/** Tells a patient page's own script that React runs the page now. */
export function useTakenOver(): void {
  useEffect(() => {
    dispatchEvent(new Event(takenOver));
  }, []);
}
