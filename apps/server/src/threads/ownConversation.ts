import type { FastifyRequest } from "fastify";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { findOfVisitor } from "./repository.ts";

/**
 * The conversation that a renter's browser claims as its own, with its link. The id can be guessed, so the visitor's
 * cookie must prove ownership.
 * @throws ApiError `not_found`, also for anyone else's conversation
 */
export async function requireOwnConversation(
  services: Pick<Services, "db" | "links">,
  request: FastifyRequest,
  { linkId, conversationId: clientId }: { linkId: string; conversationId: string },
) {
  const visitorId = request.server.visitors.known(request);
  const link = visitorId === null ? null : await services.links.byId(linkId);
  if (!link || visitorId === null) throw new ApiError("not_found");
  const key = { agentId: link.agentId, linkId: link.linkId, visitorId, clientId };
  const conversation = await findOfVisitor(services.db, key);
  if (!conversation) throw new ApiError("not_found");
  return { visitorId, link, conversation };
}
