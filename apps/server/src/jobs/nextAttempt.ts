/** How a queue tries again. */
interface Retries {
  /** The wait after each failed attempt. Milliseconds. */
  waits: readonly number[];
  /** The longest wait that another server may ask for. Milliseconds. */
  maxWaitMs: number;
}

/**
 * When to try again after failed attempts: after the queue's own wait, or later if the other server asked for it.
 * @param retryAfter seconds that the other server asked for
 * @returns null after the last attempt
 */
export function nextAttempt(
  now: Date,
  attempts: number,
  retryAfter: number | null,
  { waits, maxWaitMs }: Retries,
): Date | null {
  const wait = waits[attempts - 1];
  if (wait === undefined) return null;
  const asked = Math.min((retryAfter ?? 0) * 1000, maxWaitMs);
  return new Date(now.getTime() + Math.max(wait, asked));
}

/**
 * The wait before another attempt, twice as long after each failure.
 * @param firstMs after the first failure, in milliseconds
 * @param failures so far, at least 1
 */
export function doubledWaitMs(firstMs: number, failures: number, maxMs = Number.POSITIVE_INFINITY): number {
  return Math.min(firstMs * 2 ** (failures - 1), maxMs);
}
