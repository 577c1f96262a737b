import { turnRequest, turnResponse } from "@llave/contract/conversations/conversation";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ApiError } from "../../http/errors.ts";
import { idempotencyKey } from "../../http/idempotencyKey.ts";
import { languageOf } from "../../http/language.ts";
import { addressKey } from "../../plugins/clientAddress.ts";
import type { Services } from "../../services.ts";
import { cleanText } from "../../threads/cleanText.ts";
import { takeRenterTurn } from "./takeRenterTurn.ts";

/** A message of 2,000 characters takes at most 12 KB with every character escaped; the context has six of them. */
const bodyLimit = 200_000;

/** `POST /api/smartlink/openai-conversation`: a renter's message in, the reply out. */
export function turnRoute(
  instance: FastifyInstance,
  services: Pick<
    Services,
    | "allowance"
    | "conversations"
    | "db"
    | "hub"
    | "jobs"
    | "leadMerger"
    | "links"
    | "models"
    | "now"
    | "offeredTimes"
    | "origin"
    | "pool"
    | "secret"
    | "turnQueue"
    | "turns"
  >,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/smartlink/openai-conversation",
    { bodyLimit, schema: { body: turnRequest, response: { 200: turnResponse } } },
    async (request, reply) => {
      const visitorId = app.visitors.knownOrNew(request, reply);
      const { linkId, conversationId, message } = request.body;
      const takeTurn = async () => {
        await app.limits.spend("chatByAddress", addressKey(request.ip));
        await app.limits.spend("chatByVisitor", visitorId);
        const text = cleanText(message);
        if (text === "") throw new ApiError("message_blank", { fields: {} });
        const link = await services.links.byId(linkId);
        if (!link) throw new ApiError("smartlink_not_found");
        if (!link.abilities.open) throw new ApiError("smartlink_inactive");
        await app.limits.spend("chatByLink", link.linkId);
        return takeRenterTurn(services, {
          link,
          visitorId,
          idempotencyKey: idempotencyKey(request),
          text,
          request: request.body,
          pageLanguage: languageOf(request),
        });
      };
      // Queued before anything is awaited: looking up a link can take longer for the message that came first.
      return services.turnQueue.run(`${linkId} ${visitorId} ${conversationId}`, takeTurn);
    },
  );
}
