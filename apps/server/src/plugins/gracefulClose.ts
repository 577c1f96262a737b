import type { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import plugin from "fastify-plugin";
import { closeWithinMs } from "../process/closeAll.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** How long the parts closed after the connections may still take. Milliseconds. */
    closeTimeLeft(): number;
  }
}

/** Requests that the system has already accepted for this process are read before connections close. Milliseconds. */
const readForMs = 50;
/** How often to look for connections with a finished response while closing. Milliseconds. */
const sweepEveryMs = 50;
/** Connections still open then are closed, answered or not: the jobs need the rest of the time. Milliseconds. */
const forceAfterMs = 8_000;

/**
 * Makes closing fast without losing anything: each request that was read gets its response, which ends its connection;
 * idle connections and preconnected ones end immediately. What is closed afterward shares the time that is left, see
 * {@link FastifyInstance.closeTimeLeft}. Register it before the routes.
 */
export const gracefulClose = plugin(
  async (app) => {
    const unused = trackUnusedSockets(app);
    let closing = false;
    let end = Number.POSITIVE_INFINITY;
    let sweep: NodeJS.Timeout | undefined;
    let force: NodeJS.Timeout | undefined;
    const endIdle = () => {
      app.server.closeIdleConnections();
      // Node counts a connection that never sent a request as busy and would wait a minute for it.
      for (const socket of unused) socket.destroy();
    };

    app.decorate("closeTimeLeft", () => Math.max(0, Math.min(closeWithinMs, end - performance.now())));
    app.addHook("onSend", async (_request, reply) => {
      if (closing) reply.header("connection", "close");
    });
    app.addHook("preClose", async () => {
      closing = true;
      end = performance.now() + closeWithinMs;
      await pause(readForMs);
      endIdle();
      sweep = setInterval(endIdle, sweepEveryMs);
      force = setTimeout(() => app.server.closeAllConnections(), forceAfterMs);
    });
    app.server.on("close", () => {
      clearInterval(sweep);
      clearTimeout(force);
    });
  },
  { name: "gracefulClose" },
);

/** Sockets that haven't received a request yet: browsers open connections in advance. */
function trackUnusedSockets(app: FastifyInstance): Set<Socket> {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  return unused;
}
