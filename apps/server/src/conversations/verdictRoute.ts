import { threadMessage, verdictRequest } from "@llave/contract/conversations/conversation";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../apiKeys/guard.ts";
import { agentIdOf } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { threadMessageAt } from "./deliveries.ts";

const params = z.object({ id: z.uuid(), seq: z.coerce.number().int().min(0).max(1_000_000) });

/**
 * `PUT /api/conversations/:id/messages/:seq/verdict`: marks a reply of the assistant as wrong, or removes the mark. It
 * counts in the accuracy of the answers; the renter doesn't see it.
 */
export function verdictRoute(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.put(
    "/api/conversations/:id/messages/:seq/verdict",
    {
      onRequest: agentOrKey("conversations:write"),
      schema: { params, body: verdictRequest, response: { 200: threadMessage } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      const { id, seq } = request.params;
      const { wrong } = request.body;
      const { numUpdatedRows } = await services.db
        .updateTable("message")
        .set({ marked_wrong_at: wrong ? services.now() : null })
        .where("agent_id", "=", agentId)
        .where("conversation_id", "=", id)
        .where("seq", "=", seq)
        .where("author", "=", "assistant")
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ApiError("not_found");
      return threadMessageAt(services.db, agentId, id, seq);
    },
  );
}
