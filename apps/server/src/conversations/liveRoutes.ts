import { renterConversationQuery } from "@llave/contract/conversations/conversation";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { addressKey } from "../plugins/clientAddress.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { requireOwnConversation } from "../threads/ownConversation.ts";

/** Open streams of one visitor: a page closes its own when hidden, so more than this is a bug. */
const maxOfVisitor = 4;
/** Limit of open streams per client address, which renters in one office or behind one carrier share. */
const maxStreamsPerAddress = 100;
/** Limits of open streams per agent's renters and per server; above them, pages poll for replies. */
const maxStreamsPerAgent = 2_000;
const maxOfRenters = 10_000;

/**
 * `GET /api/renter/events`: tells a renter's page, with server-sent events named `change`, that the agent wrote or took
 * over. It contains no text: the page fetches its conversation with its guarded call.
 */
export function renterLiveRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "hub" | "links" | "streams">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/renter/events",
    { onRequest: limitByAddress, schema: { querystring: renterConversationQuery, produces: ["text/event-stream"] } },
    async (request, reply) => {
      const { visitorId, conversation } = await requireOwnConversation(services, request, request.query);
      const { conversation_id: conversationId, agent_id: agentId } = conversation;
      services.streams.start(request, reply, {
        channel: `conversation ${conversationId}`,
        listen: (send) => services.hub.onConversation(conversationId, () => send("change", {})),
        caps: [
          { of: `visitor ${visitorId}`, max: maxOfVisitor },
          { of: `renters at ${addressKey(request.ip)}`, max: maxStreamsPerAddress },
          { of: `renters of ${agentId}`, max: maxStreamsPerAgent },
          { of: "renters", max: maxOfRenters },
        ],
      });
      return reply;
    },
  );
}
