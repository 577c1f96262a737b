import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

type Next = (error?: unknown) => void;

/** Vite inside the running server: answers module requests and loads the pages' current source. */
export interface DevelopmentServer {
  /** Answers what belongs to Vite and calls `next` for the rest. */
  answer(request: IncomingMessage, response: ServerResponse, next: Next): void;
  /** The server build of the pages as they are in the source now. */
  loadBuild(): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts Vite without a port of its own; hot updates travel over `server`. */
export async function startDevelopmentServer(server: Server): Promise<DevelopmentServer> {
  const vite = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    server: { middlewareMode: true, hmr: { server } },
  });
  return {
    answer: (request, response, next) => vite.middlewares(request, response, next),
    loadBuild: () => vite.ssrLoadModule("virtual:react-router/server-build"),
    close: () => vite.close(),
  };
}
