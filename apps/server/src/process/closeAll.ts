import { setTimeout as pause } from "node:timers/promises";

/** Service managers wait ten seconds; this leaves one for what is closed last. Milliseconds. */
export const closeWithinMs = 9_000;
/** Whatever is still open at the end gets this long: the embedded database then shuts down by itself. Milliseconds. */
const minPartMs = 500;

/**
 * Closes parts one after another. Doesn't wait for one that takes too long, so that a stuck statement or mail server
 * can't block the exit: together they take {@link closeWithinMs}, and half a second for each later one.
 * @param report called with the error of a part that can't be closed
 */
export async function closeAll(
  closers: readonly (() => Promise<void>)[],
  report: (error: unknown) => void,
  withinMs = closeWithinMs,
): Promise<void> {
  const end = performance.now() + withinMs;
  for (const close of closers) {
    const left = Math.max(minPartMs, end - performance.now());
    await Promise.race([close().catch(report), pause(left, undefined, { ref: false })]);
  }
}
