import type { FastifySchema } from "fastify";
import plugin from "fastify-plugin";

/** One call of the API. */
export interface ApiRoute {
  method: string;
  url: string;
  schema: FastifySchema | undefined;
  /** Its `onRequest` hooks, in order. */
  guards: readonly unknown[];
}

declare module "fastify" {
  interface FastifyInstance {
    /** Every call of the API, for its description and for tests that cover all of them. */
    apiRoutes: ApiRoute[];
  }
}

/** Records each route under `/api/` as it is added; register it before the routes. */
export const routeTable = plugin(
  async (app) => {
    const routes: ApiRoute[] = [];
    app.decorate("apiRoutes", routes);
    app.addHook("onRoute", ({ method, url, schema, onRequest }) => {
      if (!url.startsWith("/api/") || url.endsWith("*")) return;
      for (const verb of [method].flat())
        if (verb !== "HEAD") routes.push({ method: verb, url, schema, guards: [onRequest].flat() });
    });
  },
  { name: "routeTable" },
);
