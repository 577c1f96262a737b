import { silenceMs } from "@llave/contract/chat/chatLimits";

/**
 * Looks again after an hour of silence: the page may then ask for a rating.
 * @param last ISO time of the last message
 * @returns stops it; nothing if the hour is already over
 */
export function afterSilence(last: string, look: () => void): (() => void) | undefined {
  const left = Date.parse(last) + silenceMs + 1000 - Date.now();
  if (left <= 0) return;
  const timer = setTimeout(look, left);
  return () => clearTimeout(timer);
}
