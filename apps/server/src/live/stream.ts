import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

/**
 * One open stream of server-sent events. If a reader stops reading, nothing more is written to it, so its backlog can't
 * grow: once it reads again its stream ends, and the page opens a new one and fetches what it missed.
 */
export class EventStream {
  readonly #raw: ServerResponse;
  #blocked = false;
  #missed = false;
  /** True if the last heartbeat already found it blocked. */
  #stuck = false;

  /** Responds to a request with a stream. */
  constructor(reply: FastifyReply) {
    reply.hijack();
    this.#raw = reply.raw;
    this.#raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      // Closes the connection with the stream: kept alive it would delay a server that is stopping.
      connection: "close",
    });
    this.#raw.on("drain", () => this.#goOn());
    this.write("retry: 2000\n\n");
  }

  /** Writes complete events, or marks that the reader misses them. */
  write(text: string): void {
    if (this.#blocked) this.#missed = true;
    else this.#blocked = !this.#raw.write(text);
  }

  /**
   * Keeps proxies from closing a quiet stream, and ends a stream whose client read nothing since the last heartbeat.
   */
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

/** One event in the format of a stream. */
export function eventText(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
