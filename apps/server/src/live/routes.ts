import type { FastifyInstance, FastifyReply } from "fastify";
import { limitByAddress } from "../plugins/limits.ts";
import { agentIdOf, requireAgent } from "../plugins/session.ts";
import type { LiveHub } from "./hub.ts";

/** A comment this often keeps proxies from closing a quiet stream. Milliseconds. */
const heartbeat = 25_000;
/** A stream ends after this long and the browser opens a new one, so that a session that ended stops listening. */
const longest = 15 * 60_000;

/** `GET /api/events`: the agent's live events, as server-sent events named `change`. */
export function liveRoutes(app: FastifyInstance, hub: LiveHub): void {
  const open = new Set<() => void>();
  app.addHook("preClose", async () => {
    for (const close of open) close();
  });

  app.get("/api/events", { onRequest: [limitByAddress, requireAgent] }, (request, reply) => {
    const { raw } = startStream(reply);
    const forget = hub.onChange(agentIdOf(request), (change) => {
      raw.write(`event: change\ndata: ${JSON.stringify(change)}\n\n`);
    });
    const beat = setInterval(() => raw.write(": still here\n\n"), heartbeat);
    const end = setTimeout(() => close(), longest);
    const close = () => {
      forget();
      clearInterval(beat);
      clearTimeout(end);
      open.delete(close);
      raw.end();
    };
    open.add(close);
    request.raw.on("close", close);
  });
}

function startStream(reply: FastifyReply): FastifyReply {
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
