import type { IncomingMessage } from "node:http";

/** How much of an oversized body is read, such as a video sent as a photo. Bytes. */
const maxReadBytes = 200_000_000;
/** How long to wait for a sender that stops in the middle. Milliseconds. */
const maxPauseMs = 10_000;

/**
 * Reads and discards the rest of a request's body. Closing a connection while its sender still sends resets it, and the
 * response is lost: the sender wouldn't learn why it was refused. Resolves at the end of the body, or when waiting is
 * pointless.
 */
export function drainBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let read = 0;
    const paused = setTimeout(finish, maxPauseMs);
    function count(chunk: Buffer): void {
      read += chunk.length;
      paused.refresh();
      if (read > maxReadBytes) finish();
    }
    function finish(): void {
      clearTimeout(paused);
      request.off("data", count);
      resolve();
    }
    for (const event of ["end", "close", "error"]) request.once(event, finish);
    request.on("data", count).resume();
  });
}
