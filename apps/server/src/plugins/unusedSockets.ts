import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Browsers open connections ahead of need. Node counts one that never sent a request as busy, so
 * that closing the server would wait a minute for it; these are ended when it closes.
 */
export function endUnusedSockets(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }) => unused.delete(socket));
  app.addHook("preClose", async () => {
    for (const socket of unused) socket.destroy();
  });
}
