import { type ApiKey, apiKey, newApiKey, newApiKeyRequest } from "@llave/contract/integrations/apiKeys";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { Services } from "../services.ts";
import { type ApiKeyRow, createKey, listKeys, revokeKey } from "./repository.ts";

/** A session only: a key can't create keys. */
const guards = { onRequest: [limitByAddress, requireAgent] };
const byId = z.object({ id: z.uuid() });

/** The agent's API keys. */
export function apiKeyRoutes(instance: FastifyInstance, { db, now }: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get("/api/agent/api-keys", { ...guards, schema: { response: { 200: z.array(apiKey) } } }, async (request) =>
    (await listKeys(db, agentIdOf(request))).map(presentKey),
  );

  app.post(
    "/api/agent/api-keys",
    { ...guards, schema: { body: newApiKeyRequest, response: { 201: newApiKey } } },
    async (request, reply) => {
      const agentId = agentIdOf(request);
      const { row, key } = await db.transaction().execute(async (tx) => {
        const created = await createKey(tx, agentId, request.body, now());
        const { prefix, scopes } = created.row;
        const detail = { prefix, scopes: scopes.join(" ") };
        const whose = { accountId: agentId, actorId: agentId, request };
        await recordSecurityEvent(tx, { kind: "api_key_created", detail, ...whose });
        return created;
      });
      return reply.code(201).send({ ...presentKey(row), key });
    },
  );

  app.delete(
    "/api/agent/api-keys/:id",
    { ...guards, schema: { params: byId, response: { 204: z.null() } } },
    async (request, reply) => {
      const agentId = agentIdOf(request);
      await db.transaction().execute(async (tx) => {
        const revoked = await revokeKey(tx, agentId, request.params.id);
        if (!revoked) throw new ApiError("not_found");
        const detail = { prefix: revoked.prefix };
        await recordSecurityEvent(tx, {
          kind: "api_key_revoked",
          detail,
          accountId: agentId,
          actorId: agentId,
          request,
        });
      });
      return reply.code(204).send(null);
    },
  );
}

function presentKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.key_id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
