import { type ApiKeyScope, apiKeyScopes } from "@llave/contract/integrations/apiKeyLimits";
import type { FastifyReply, FastifyRequest } from "fastify";
import { requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { useKey } from "./repository.ts";

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** One guard per scope, so that the API's description can tell which scope a route needs. */
const guards = new Map(apiKeyScopes.map((scope) => [scope, requireAgentOrKey(scope)]));

/**
 * Guards of a call that programs may make: the agent's session, or a key with this scope. Calls without this guard
 * ignore keys, so signing in, the account and the settings stay out of a key's reach.
 */
export function agentOrKey(scope: ApiKeyScope): Guard[] {
  const guard = guards.get(scope);
  if (!guard) throw new Error(`no such scope: ${scope}`);
  return [limitByAddress, guard];
}

/** The scope that a route's guards accept a key with; undefined for a route that takes no keys. */
export function scopeOf(routeGuards: readonly unknown[]): ApiKeyScope | undefined {
  return apiKeyScopes.find((scope) => routeGuards.includes(guards.get(scope)));
}

/** 401 without a session or with an unknown key; 403 without early access or the scope. */
function requireAgentOrKey(scope: ApiKeyScope): Guard {
  return async (request, reply) => {
    const key = bearerOf(request);
    if (key === null) return requireAgent(request, reply);
    const { services, limits } = request.server;
    const found = await useKey(services.db, key, services.now());
    if (!found) throw new ApiError("api_key_unknown");
    await limits.spend("apiKey", found.keyId);
    if (!found.hasAccess) throw new ApiError("forbidden");
    if (!found.scopes.includes(scope)) throw new ApiError("api_key_scope");
    request.keyOwner = found.agentId;
  };
}

/** The token of `Authorization: Bearer`; null without that header. */
function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  return /^bearer +(.+)$/i.exec(authorization ?? "")?.[1] ?? null;
}
