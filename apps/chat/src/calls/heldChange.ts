let held: (() => Promise<void>) | null = null;

/**
 * Carries out a change that the renter can still undo: after a delay, or earlier, before their next message or when
 * they leave the page. It doesn't depend on what is on screen meanwhile.
 * @param change must not reject
 * @returns undoes it; does nothing once the change has begun
 */
export function holdChange(change: () => Promise<void>, delayMs: number): () => void {
  let running: Promise<void> | null = null;
  const stopWaiting = () => {
    clearTimeout(timer);
    removeEventListener("pagehide", carryOut);
  };
  const forget = () => {
    if (held === carryOut) held = null;
  };
  const carryOut = () => {
    stopWaiting();
    running ??= change().then(forget);
    return running;
  };
  const timer = setTimeout(carryOut, delayMs);
  addEventListener("pagehide", carryOut);
  held = carryOut;
  return () => {
    if (running) return;
    stopWaiting();
    forget();
  };
}

/** Carries out what is held and waits for it: the renter's next message must find it done. */
export async function settleHeldChange(): Promise<void> {
  await held?.();
}
