import {
  dashboardAdvice,
  dashboardAnalytics,
  dashboardTrends,
  figuresQuery,
  queueQuery,
  queueRest,
  replyQueue,
  sinceClosing,
} from "@llave/contract/agent/dashboard";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { homeTimeZone } from "../time/markets.ts";
import { readAdvice } from "./advice.ts";
import { readAnalytics, readTrends } from "./analytics.ts";
import { timeSpan } from "./period.ts";
import { readQueue } from "./queue.ts";
import { readQueueRest } from "./queueRest.ts";
import { readSinceClosing } from "./sinceClosing.ts";

const agent = [limitByAddress, requireAgent];

/** The figures of the agent's dashboard, their daily data, and who waits for an answer. */
export function analyticsRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "links" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get(
    "/api/dashboard/analytics",
    { onRequest: agent, schema: { querystring: figuresQuery, response: { 200: dashboardAnalytics } } },
    async (request) => readAnalytics(db, agentIdOf(request), timeSpan(request.query, services.now())),
  );

  app.get(
    "/api/dashboard/trends",
    { onRequest: agent, schema: { querystring: figuresQuery, response: { 200: dashboardTrends } } },
    async (request) => readTrends(db, agentIdOf(request), timeSpan(request.query, services.now())),
  );

  app.get(
    "/api/dashboard/advice",
    { onRequest: agent, schema: { querystring: figuresQuery, response: { 200: dashboardAdvice } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const published = await services.links.cachedListings(agentId);
      return readAdvice(db, { agentId, published }, timeSpan(request.query, services.now()));
    },
  );

  app.get(
    "/api/dashboard/queue",
    { onRequest: agent, schema: { querystring: queueQuery, response: { 200: replyQueue } } },
    async (request) => readQueue(db, agentIdOf(request), request.query.limit),
  );

  app.get(
    "/api/dashboard/queue/rest",
    { onRequest: agent, schema: { response: { 200: queueRest } } },
    async (request) => readQueueRest(db, agentIdOf(request), { now: services.now(), timeZone: homeTimeZone }),
  );

  app.get(
    "/api/dashboard/since-closing",
    { onRequest: agent, schema: { response: { 200: sinceClosing } } },
    async (request) => readSinceClosing(db, agentIdOf(request), services.now(), homeTimeZone),
  );
}
