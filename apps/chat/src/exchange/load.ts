/** What a conversation needs once the renter takes part: sending, following replies, toasts, and their styles. */
export function loadExchange(): Promise<typeof import("./part.ts")> {
  return import("./part.ts");
}

/** Starts loading it when the renter is about to write. If that fails, sending tries again. */
export function prepareExchange(): void {
  loadExchange().catch(() => {});
}
