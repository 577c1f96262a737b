import type { DialogueState } from "@llave/assistant";
import { homeDetail, homeQuery } from "@llave/contract/chat/homes";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { listingOf } from "../homes/cards.ts";
import { presentDetail } from "../homes/detail.ts";
import { ApiError } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { photosOfHome } from "../properties/homePhotos.ts";
import { findProperty } from "../properties/repository.ts";
import type { Services } from "../services.ts";
import { requireOwnConversation } from "../threads/ownConversation.ts";

/**
 * `GET /api/renter/home`: all details of a home on a link; with the visitor's conversation, also how well it matches.
 */
export function homeRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "links" | "now">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/renter/home",
    { onRequest: limitByAddress, schema: { querystring: homeQuery, response: { 200: homeDetail } } },
    async (request, reply) => {
      const { linkId, homeId, conversationId, language } = request.query;
      const link = await services.links.byId(linkId);
      const listing = link?.abilities.open ? listingOf(link, homeId) : undefined;
      if (!link || !listing) throw new ApiError("not_found");
      const search = conversationId ? await searchOf(services, request, { linkId, conversationId }) : null;
      const [photos, row] = await Promise.all([
        photosOfHome(services.db, link.agentId, homeId),
        findProperty(services.db, link.agentId, homeId),
      ]);
      reply.header("cache-control", "no-store");
      return presentDetail(link, listing, {
        language: language ?? languageOf(request),
        now: services.now(),
        photos,
        description: row?.description ?? "",
        search,
        mapTiles: services.config.mapTiles,
      });
    },
  );
}

/** The visitor's search; empty if the conversation has not begun or belongs to another visitor. */
async function searchOf(
  services: Pick<Services, "db" | "links">,
  request: FastifyRequest,
  named: { linkId: string; conversationId: string },
): Promise<Pick<DialogueState, "slots" | "excludedAreas" | "petPounds" | "near"> | null> {
  const own = await requireOwnConversation(services, request, named).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  return own ? (own.conversation.state as DialogueState) : null;
}
