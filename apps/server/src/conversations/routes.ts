import {
  messageHit,
  messageSearchQuery,
  recentConversation,
  renterConversation,
  renterConversationQuery,
  threadPage as threadPageSchema,
} from "@llave/contract/conversations/conversation";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../apiKeys/guard.ts";
import { agentIdOf } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { linkNextPage, readTimeCursor } from "../http/pageCursor.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { requireOwnConversation } from "../threads/ownConversation.ts";
import { markRenterSeen, markSeen, messagesForRenter, recentConversations, threadPage } from "../threads/repository.ts";
import { deliveriesOf } from "./deliveries.ts";
import { findMessages } from "./messageSearch.ts";
import { presentHit, presentRecent, presentThreadMessage, presentToRenter } from "./present.ts";

const threadParams = z.object({ id: z.uuid() });
/** A position in a thread, which PostgreSQL stores in 32 bits; anything else asks for the end of the thread. */
const threadQuery = z.object({ before: z.coerce.number().pipe(z.int32().min(0)).optional().catch(undefined) });

/** A renter's own conversation, and the agent's view of all of them. */
export function conversationRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "hub" | "links" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/renter/conversation",
    {
      onRequest: limitByAddress,
      schema: { querystring: renterConversationQuery, response: { 200: renterConversation } },
    },
    async (request) => {
      const { link, conversation } = await requireOwnConversation(services, request, request.query);
      const messages = await messagesForRenter(services.db, link.agentId, conversation.conversation_id);
      // A page asks only while it is on screen.
      if (await markRenterSeen(services.db, conversation, messages))
        services.hub.announce({ agentId: link.agentId, leadId: null, conversationId: conversation.conversation_id });
      return presentToRenter(services, link, conversation, messages);
    },
  );

  app.get(
    "/api/conversations/recent",
    { onRequest: agentOrKey("conversations:read"), schema: { response: { 200: z.array(recentConversation) } } },
    async (request) => (await recentConversations(services.db, agentIdOf(request))).map(presentRecent),
  );

  app.get(
    "/api/conversations/search",
    {
      onRequest: agentOrKey("conversations:read"),
      schema: { querystring: messageSearchQuery, response: { 200: z.array(messageHit) } },
    },
    async (request, reply) => {
      const { q, after } = request.query;
      const { hits, next } = await findMessages(services.db, agentIdOf(request), q, readTimeCursor(after));
      if (next) linkNextPage(reply, next);
      return hits.map((hit) => presentHit(hit, q));
    },
  );

  app.get(
    "/api/conversations/:id/messages",
    {
      onRequest: agentOrKey("conversations:read"),
      schema: { params: threadParams, querystring: threadQuery, response: { 200: threadPageSchema } },
    },
    async (request) => {
      const page = await threadPage(services.db, agentIdOf(request), request.params.id, request.query.before ?? null);
      if (!page) throw new ApiError("not_found");
      const deliveries = await deliveriesOf(services.db, agentIdOf(request), request.params.id, page.messages);
      // A program that reads along is not the agent looking.
      const isAgent = request.keyOwner === null;
      if (isAgent && request.query.before === undefined)
        await tellSeen(services, agentIdOf(request), request.params.id);
      return {
        messages: page.messages.map((row) => presentThreadMessage(row, deliveries.get(row.seq) ?? {})),
        before: page.before === null ? null : String(page.before),
      };
    },
  );
}

/** The renter's open page shows that the agent looked. */
async function tellSeen(
  services: Pick<Services, "db" | "hub" | "now">,
  agentId: string,
  conversationId: string,
): Promise<void> {
  if (!(await markSeen(services.db, agentId, conversationId, services.now()))) return;
  services.hub.announce({ agentId, leadId: null, conversationId, forRenter: true });
}
