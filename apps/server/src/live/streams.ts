import { minuteMs } from "@llave/contract/calendar";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Channel } from "./channel.ts";
import { EventStream, eventText } from "./stream.ts";
import { type Cap, StreamCaps } from "./streamCaps.ts";

/** How often each stream gets a comment, which keeps proxies from closing a quiet one. Seconds. */
const heartbeatSeconds = 25;
/** A stream ends after this long, and the browser opens a new one. Milliseconds. */
const maxStreamMs = 15 * minuteMs;

/** What a stream reports on, and its limits. */
export interface Source {
  /** Streams with the same name share one listener. */
  channel: string;
  listen(send: (event: string, data: unknown) => void): () => void;
  caps: readonly Cap[];
  /** The session that the stream ends with, and when that session expires. */
  session?: { id: string; expiresAt: number };
}

interface Open {
  stream: EventStream;
  sessionId: string | undefined;
  /** Milliseconds since 1970. */
  until: number;
  close(): void;
}

/** The open streams of one server, which share one heartbeat; all end when it stops. */
export class EventStreams {
  readonly #open = new Set<Open>();
  readonly #channels = new Map<string, Channel>();
  readonly #caps = new StreamCaps();
  /** Streams by their second of the heartbeat, which spreads the writes. */
  readonly #turns = Array.from({ length: heartbeatSeconds }, () => new Set<Open>());
  #second = 0;

  constructor(app: FastifyInstance) {
    const beat = setInterval(() => this.#beat(), 1_000);
    beat.unref();
    app.addHook("preClose", async () => {
      clearInterval(beat);
      for (const { close } of this.#open) close();
    });
  }

  /**
   * Responds to a request with a stream.
   * @throws ApiError `too_many_requests` beyond the caps
   */
  start(request: FastifyRequest, reply: FastifyReply, source: Source): void {
    const leave = this.#caps.take(source.caps);
    const stream = new EventStream(reply);
    const channel = this.#channelOf(source);
    const turn = this.#turns[this.#second] as Set<Open>;
    const until = Math.min(Date.now() + maxStreamMs, source.session?.expiresAt ?? Number.POSITIVE_INFINITY);
    const open: Open = { stream, sessionId: source.session?.id, until, close: () => {} };
    open.close = () => {
      if (!this.#open.delete(open)) return;
      turn.delete(open);
      channel.remove(stream);
      if (channel.isEmpty) this.#channels.delete(source.channel);
      stream.end();
      leave();
    };
    this.#open.add(open);
    turn.add(open);
    channel.add(stream);
    request.raw.on("close", open.close);
  }

  /** Ends the streams of a session. Null ends every session's streams, since any session may have ended. */
  endSession(sessionId: string | null): void {
    for (const open of this.#open) {
      if (open.sessionId !== undefined && (sessionId === null || open.sessionId === sessionId)) open.close();
    }
  }

  #channelOf({ channel: name, listen }: Source): Channel {
    const known = this.#channels.get(name);
    if (known) return known;
    const channel = new Channel((send) => listen((event, data) => send(eventText(event, data))));
    this.#channels.set(name, channel);
    return channel;
  }

  #beat(): void {
    this.#second = (this.#second + 1) % heartbeatSeconds;
    const now = Date.now();
    for (const open of this.#turns[this.#second] ?? []) {
      if (now >= open.until) open.close();
      else open.stream.beat();
    }
  }
}
