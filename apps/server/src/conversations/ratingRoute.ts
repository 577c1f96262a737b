import { done, ratingRequest } from "@llave/contract/leads/leadChanges";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { requireOwnConversation } from "../threads/ownConversation.ts";

/** `POST /api/renter/rating`: a renter's rating of their own conversation; a new one replaces it. */
export function ratingRoute(instance: FastifyInstance, services: Pick<Services, "db" | "links" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/renter/rating",
    { onRequest: limitByAddress, schema: { body: ratingRequest, response: { 200: done } } },
    async (request) => {
      const { stars } = request.body;
      const reasons = [...new Set(request.body.reasons)];
      const { conversation } = await requireOwnConversation(services, request, request.body);
      await services.db
        .insertInto("conversation_rating")
        .values({
          agent_id: conversation.agent_id,
          conversation_id: conversation.conversation_id,
          stars,
          reasons,
          created_at: services.now(),
        })
        .onConflict((on) => on.columns(["agent_id", "conversation_id"]).doUpdateSet({ stars, reasons }))
        .execute();
      return { done: true as const };
    },
  );
}
