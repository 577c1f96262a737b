import { ownSession } from "@llave/contract/account/accounts";
import { ok } from "@llave/contract/account/auth";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { requireSession, sessionOf } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { Services } from "../services.ts";
import { presentSession } from "./present.ts";
import { endSession, endSessions, listSessions } from "./repository.ts";

const guards = [limitByAddress, requireSession];

/** Where the account is signed in, and signing out elsewhere or everywhere. */
export function sessionRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/account/sessions",
    { onRequest: guards, schema: { response: { 200: z.array(ownSession) } } },
    async (request) => {
      const { accountId, sessionId } = sessionOf(request);
      const rows = await listSessions(services.db, accountId, services.now());
      return rows.map((row) => presentSession(row, sessionId));
    },
  );

  app.delete(
    "/api/account/sessions/:id",
    { onRequest: guards, schema: { params: z.object({ id: z.uuid() }), response: { 200: ok } } },
    async (request) => {
      const { accountId } = sessionOf(request);
      const ended = await endSession(services.db, accountId, request.params.id);
      if (!ended) throw new ApiError("not_found");
      await recordSecurityEvent(services.db, { kind: "session_ended", accountId, actorId: accountId, request });
      return { ok: true as const };
    },
  );

  app.delete(
    "/api/account/sessions",
    { onRequest: guards, schema: { response: { 200: ok } } },
    async (request, reply) => {
      const { accountId } = sessionOf(request);
      await endSessions(services.db, accountId);
      await recordSecurityEvent(services.db, { kind: "sessions_ended", accountId, actorId: accountId, request });
      await app.sessions.end(request, reply);
      return { ok: true as const };
    },
  );
}
