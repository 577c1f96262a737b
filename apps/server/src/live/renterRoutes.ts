import { renterConversationQuery } from "@llave/contract/conversation";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { requireOwnConversation } from "../conversations/ownConversation.ts";
import { ApiError } from "../errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { EventStreams } from "./stream.ts";

/** Open streams of one visitor: a page closes its own when it is hidden, so more than these are a fault. */
const mostOfVisitor = 4;
/** Open streams of one server; beyond them pages look for replies by themselves. */
const mostOpen = 10_000;
/** Seconds after which a refused page may try again. */
const tryAgainAfter = 30;

/**
 * `GET /api/renter/events`: tells a renter's page, by server-sent events named `change`, that the agent
 * wrote or took over. It carries no words: the page fetches its conversation by its guarded call.
 */
export function renterLiveRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const streams = new EventStreams(instance);
  const ofVisitor = new Map<string, number>();

  app.get(
    "/api/renter/events",
    { onRequest: limitByAddress, schema: { querystring: renterConversationQuery, produces: ["text/event-stream"] } },
    async (request, reply) => {
      const { visitorId, conversation } = await requireOwnConversation(services, request, request.query);
      const open = ofVisitor.get(visitorId) ?? 0;
      if (open >= mostOfVisitor || streams.count >= mostOpen) {
        throw new ApiError("too_many_requests", { retryAfter: tryAgainAfter });
      }
      ofVisitor.set(visitorId, open + 1);
      streams.start(request, reply, {
        listen: (send) => services.hub.onConversation(conversation.conversation_id, () => send("change", {})),
        closed() {
          const left = (ofVisitor.get(visitorId) ?? 1) - 1;
          if (left > 0) ofVisitor.set(visitorId, left);
          else ofVisitor.delete(visitorId);
        },
      });
      return reply;
    },
  );
}
