import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

type Next = (error?: unknown) => void;

/** Vite inside the running server: serves modules and loads the pages' current source. */
export interface DevelopmentServer {
  /** Handles Vite's own requests and calls `next` for the rest. */
  answer(request: IncomingMessage, response: ServerResponse, next: Next): void;
  /** The pages' server build from the current source. */
  loadBuild(): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts Vite without its own port; hot updates go through `server`. */
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
