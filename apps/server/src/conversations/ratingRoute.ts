import { done, ratingRequest } from "@llave/contract/leadChanges";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ApiError } from "../errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { findOfVisitor } from "./repository.ts";

/** `POST /api/renter/rating`: a renter's one rating of their own conversation; another one replaces it. */
export function ratingRoute(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/renter/rating",
    { onRequest: limitByAddress, schema: { body: ratingRequest, response: { 200: done } } },
    async (request) => {
      const { linkId, conversationId, stars } = request.body;
      const visitorId = app.visitors.known(request);
      const link = visitorId === null ? null : await services.links.byId(linkId);
      if (!link || visitorId === null) throw new ApiError("not_found");
      const key = { agentId: link.agentId, linkId: link.linkId, visitorId, clientId: conversationId };
      const conversation = await findOfVisitor(services.db, key);
      if (!conversation) throw new ApiError("not_found");
      await services.db
        .insertInto("conversation_rating")
        .values({
          agent_id: link.agentId,
          conversation_id: conversation.conversation_id,
          stars,
          created_at: services.now(),
        })
        .onConflict((on) => on.columns(["agent_id", "conversation_id"]).doUpdateSet({ stars }))
        .execute();
      return { done: true as const };
    },
  );
}
