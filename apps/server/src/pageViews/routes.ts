import { addDays } from "@llave/contract/calendar";
import {
  pageView,
  visitFigures as visitFiguresAnswer,
  visitPeriods,
  visitsQuery,
} from "@llave/contract/site/pageViews";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { requireAdmin } from "../auth/session.ts";
import { isRobot } from "../http/robots.ts";
import { limitByAddress, limitTo } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { marketDay } from "../time/marketDay.ts";
import { homeTimeZone } from "../time/markets.ts";
import { countPageView } from "./countPageView.ts";
import { visitFigures } from "./figures.ts";

const defaultDays = 30;

/** Counting page views, and what administrators see of them. */
export function visitRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post("/api/page-view", { onRequest: limitTo("pageView"), schema: { body: pageView } }, async (request, reply) => {
    if (mayBeCounted(request)) {
      await countPageView(services.db, request.body, marketDay(services.now(), homeTimeZone));
    }
    return reply.code(204).send();
  });

  app.get(
    "/api/admin/visits",
    {
      onRequest: [limitByAddress, requireAdmin],
      schema: { querystring: visitsQuery, response: { 200: visitFiguresAnswer } },
    },
    async (request) => {
      const days = visitPeriods.find((period) => String(period) === request.query.days) ?? defaultDays;
      const to = marketDay(services.now(), homeTimeZone);
      const from = addDays(to, 1 - days);
      return visitFigures(services.db, { from, to, timeZone: homeTimeZone });
    },
  );
}

/** Not a bot, and not a browser that asks not to be tracked: the page doesn't send for those, and this checks again. */
function mayBeCounted({ headers }: FastifyRequest): boolean {
  return headers.dnt !== "1" && headers["sec-gpc"] !== "1" && !isRobot(headers["user-agent"]);
}
