import { smartLinkConfig, smartLinkParams, smartLinkQuery } from "@llave/contract/chat/smartlink";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { marketDay } from "../time/marketDay.ts";
import { timeZoneOf } from "../time/markets.ts";
import { countView } from "./countView.ts";
import { presentConfig } from "./present.ts";

/** The public configuration of a link, which counts the view. */
export function smartLinkRoutes(instance: FastifyInstance, services: Pick<Services, "links" | "now" | "pool">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const schema = { params: smartLinkParams, querystring: smartLinkQuery, response: { 200: smartLinkConfig } };
  for (const path of ["/:agentParam/:nameParam/:token", "/:agentParam/:nameParam", "/:agentParam"]) {
    app.get(`/api/smartlink${path}`, { onRequest: [limitByAddress], schema }, async (request, reply) => {
      const link = await services.links.byPath(request.params);
      if (!link) throw new ApiError("smartlink_not_found");
      if (!link.abilities.open) throw new ApiError("smartlink_inactive");
      const visitorId = app.visitors.knownOrNew(request, reply);
      await countView(services.pool, link, {
        visitorId,
        day: marketDay(services.now(), timeZoneOf(link.market)),
        scanned: request.query.src === "qr",
        userAgent: request.headers["user-agent"],
        accountId: await signedInAccount(request, reply),
      });
      return presentConfig(link);
    });
  }
}

async function signedInAccount(request: FastifyRequest, reply: FastifyReply): Promise<string | null> {
  const session = await request.server.sessions.find(request, reply);
  return session?.accountId ?? null;
}
