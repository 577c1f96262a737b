import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

/**
 * One open stream of server-sent events. A reader that takes nothing more is not written to, so that what waits for it
 * cannot grow: once it reads again its stream ends, and the page that opens a new one fetches what it missed.
 */
export class EventStream {
  readonly #raw: ServerResponse;
  #blocked = false;
  #missed = false;
  /** True where the last heartbeat found it blocked already. */
  #stuck = false;

  /** Answers a request with a stream. */
  constructor(reply: FastifyReply) {
    reply.hijack();
    this.#raw = reply.raw;
    this.#raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      // The connection ends with the stream: kept alive it would hold up a server that is stopping.
      connection: "close",
    });
    this.#raw.on("drain", () => this.#goOn());
    this.write("retry: 2000\n\n");
  }

  /** Writes whole events, or notes that the reader misses them. */
  write(text: string): void {
    if (this.#blocked) this.#missed = true;
    else this.#blocked = !this.#raw.write(text);
  }

  /** Keeps proxies from closing a quiet stream, and ends one whose reader took nothing since the last time. */
  beat(): void {
    if (this.#stuck && this.#blocked) this.#raw.destroy();
    else if (this.#blocked) this.#stuck = true;
    else this.write(": still here\n\n");
  }

  end(): void {
    this.#raw.end();
  }

  #goOn(): void {
    this.#blocked = false;
    this.#stuck = false;
    if (this.#missed) this.end();
  }
}

/** One event as it stands in a stream. */
export function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
