import { dashboardAnalytics, figuresQuery } from "@llave/contract/dashboard";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { limitByAddress } from "../plugins/limits.ts";
import { agentIdOf, requireAgent } from "../plugins/session.ts";
import type { Services } from "../services.ts";
import { readFigures } from "./figures.ts";
import { timeSpan } from "./period.ts";
import { presentAnalytics } from "./present.ts";

/** The figures of the agent's dashboard. */
export function analyticsRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/dashboard/analytics",
    {
      onRequest: [limitByAddress, requireAgent],
      schema: { querystring: figuresQuery, response: { 200: dashboardAnalytics } },
    },
    async (request) => {
      const span = timeSpan(request.query, services.now());
      return presentAnalytics(await readFigures(services.db, agentIdOf(request), span));
    },
  );
}
