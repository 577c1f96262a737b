import type { FastifySchema } from "fastify";
import plugin from "fastify-plugin";

/** One call of the API. */
export interface ApiRoute {
  method: string;
  url: string;
  schema: FastifySchema | undefined;
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
    app.addHook("onRoute", ({ method, url, schema }) => {
      if (!url.startsWith("/api/") || url.endsWith("*")) return;
      for (const verb of [method].flat()) if (verb !== "HEAD") routes.push({ method: verb, url, schema });
    });
  },
  { name: "routeTable" },
);
