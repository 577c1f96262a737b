import { useEffect, useState } from "react";
import { useNow } from "./useNow.ts";

/** The longest wait a timer can take. Milliseconds. */
const maxWaitMs = 2 ** 31 - 1;

/**
 * Whether a time has passed; the component re-renders the moment it does.
 * @param time ISO; null or undefined if there is none
 */
export function useHasPassed(time: string | null | undefined): boolean {
  const [, setPassed] = useState(0);
  // A device that was asleep wakes up with an old timer: the shared clock notices as well.
  useNow();
  const end = time ? Date.parse(time) : null;
  useEffect(() => {
    const left = end === null ? 0 : end - Date.now();
    if (left <= 0 || left > maxWaitMs) return;
    const timer = setTimeout(() => setPassed((times) => times + 1), left + 1);
    return () => clearTimeout(timer);
  }, [end]);
  return end !== null && end <= Date.now();
}
