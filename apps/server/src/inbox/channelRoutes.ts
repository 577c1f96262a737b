import { template, templateRequest } from "@llave/contract/channels/channels";
import { threadMessage } from "@llave/contract/conversations/conversation";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../apiKeys/guard.ts";
import { agentIdOf } from "../auth/session.ts";
import { sendTemplate, templatesOf } from "../channels/outbound/content/templates.ts";
import { threadMessageAt } from "../conversations/deliveries.ts";
import { ApiError } from "../http/errors.ts";
import { fileKind } from "../http/files/fileKind.ts";
import { contentDisposition } from "../http/files/fileName.ts";
import { idempotencyKey } from "../http/idempotencyKey.ts";
import type { Services } from "../services.ts";
import { findConversation } from "./repository.ts";

const byId = z.object({ id: z.uuid() });
const mediaParams = z.object({ id: z.uuid(), mediaId: z.uuid() });

/** What a conversation has on other channels: files that renters sent, and WhatsApp's templates. */
export function channelConversationRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/conversations/:id/media/:mediaId",
    {
      onRequest: agentOrKey("conversations:read"),
      schema: { params: mediaParams, produces: ["application/octet-stream", "image/*"] },
    },
    async (request, reply) => {
      const file = await services.db
        .selectFrom("channel_media")
        .select(["content", "content_type", "file_name"])
        .where("agent_id", "=", agentIdOf(request))
        .where("conversation_id", "=", request.params.id)
        .where("media_id", "=", request.params.mediaId)
        .executeTakeFirst();
      if (!file) throw new ApiError("not_found");
      const { content, content_type, file_name } = file;
      const kind = fileKind(content_type, content);
      const named = (how: "inline" | "attachment") =>
        reply.header("content-disposition", contentDisposition(how, file_name ?? `file${kind?.extension ?? ""}`));
      if (kind?.isPicture) return named("inline").type(kind.contentType).send(content);
      // A stranger's file: the browser saves it and never opens it as a page of this site.
      return named("attachment").type("application/octet-stream").send(content);
    },
  );

  app.get(
    "/api/conversations/:id/templates",
    { onRequest: agentOrKey("conversations:read"), schema: { params: byId, response: { 200: z.array(template) } } },
    async (request) => {
      await requireConversation(services, agentIdOf(request), request.params.id);
      return templatesOf(services, agentIdOf(request));
    },
  );

  app.post(
    "/api/conversations/:id/templates",
    {
      onRequest: agentOrKey("conversations:write"),
      schema: { params: byId, body: templateRequest, response: { 200: threadMessage } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      const conversationId = request.params.id;
      await requireConversation(services, agentId, conversationId);
      const key = idempotencyKey(request);
      const seq = await sendTemplate(services, { agentId, conversationId, key, ...request.body });
      return threadMessageAt(services.db, agentId, conversationId, seq);
    },
  );
}

async function requireConversation(services: Pick<Services, "db">, agentId: string, id: string): Promise<void> {
  if (!(await findConversation(services.db, agentId, id))) throw new ApiError("not_found");
}
