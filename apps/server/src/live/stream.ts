import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

/** A comment this often keeps proxies from closing a quiet stream. Milliseconds. */
const heartbeat = 25_000;
/** A stream ends after this long and the browser opens a new one, so that a session that ended stops listening. */
const longest = 15 * 60_000;

/** What a stream tells of, for as long as it is open. */
export interface Source {
  /** Listens and sends events by `send`. Returns the function that ends the listening. */
  listen(send: (event: string, data: unknown) => void): () => void;
  /** Called once when the stream has ended. */
  closed?(): void;
}

/** The open server-sent event streams of one server; all end when it stops. */
export class EventStreams {
  readonly #open = new Set<() => void>();

  constructor(app: FastifyInstance) {
    app.addHook("preClose", async () => {
      for (const close of this.#open) close();
    });
  }

  /** How many are open now. */
  get count(): number {
    return this.#open.size;
  }

  /** Answers a request with a stream. */
  start(request: FastifyRequest, reply: FastifyReply, source: Source): void {
    const { raw } = begin(reply);
    const forget = source.listen((event, data) => raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    const beat = setInterval(() => raw.write(": still here\n\n"), heartbeat);
    const end = setTimeout(() => close(), longest);
    const close = () => {
      if (!this.#open.delete(close)) return;
      forget();
      clearInterval(beat);
      clearTimeout(end);
      raw.end();
      source.closed?.();
    };
    this.#open.add(close);
    request.raw.on("close", close);
  }
}

function begin(reply: FastifyReply): FastifyReply {
  reply.hijack();
  const headers = { ...reply.getHeaders() } as Record<string, string>;
  reply.raw.writeHead(200, {
    ...headers,
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
    // The connection ends with the stream: kept alive it would hold up a server that is stopping.
    connection: "close",
  });
  reply.raw.write("retry: 2000\n\n");
  return reply;
}
