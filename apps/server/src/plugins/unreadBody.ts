import type { IncomingMessage } from "node:http";

/** How much of an oversized body is read, such as a video sent as a photo. Bytes. */
const mostRead = 200_000_000;
/** A sender that stops in the middle is not waited for. Milliseconds. */
const longestPause = 10_000;

/**
 * Reads the rest of a request's body and throws it away. A connection that is closed while its sender still sends is
 * reset, and the answer on its way is lost with it: the sender would learn nothing of why it was refused. Resolves at
 * the body's end, or where waiting for that is no use.
 */
export function readAway(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let read = 0;
    const paused = setTimeout(finish, longestPause);
    function count(chunk: Buffer): void {
      read += chunk.length;
      paused.refresh();
      if (read > mostRead) finish();
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
