import { accessStatus, loginRequest, loginResponse, meResponse, ok } from "@llave/contract/auth";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ApiError } from "../errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { requireSession, type SignedIn, sessionOf } from "../plugins/session.ts";
import type { Services } from "../services.ts";
import { acceptInvitation, outcomeOf } from "./invitation.ts";
import { findAccount } from "./repository.ts";
import { type ProvenAccount, signIn } from "./signIn.ts";
import { checkPasswordSlowly } from "./signInGuard.ts";

/** Signing in and out, and who is signed in. */
export function authRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/auth/login",
    { onRequest: limitByAddress, schema: { body: loginRequest, response: { 200: loginResponse } } },
    async (request, reply) => {
      const { email, password, invite } = request.body;
      const account = await findAccount(services.db, email);
      const right = await checkPasswordSlowly(services, request, email, account, password);
      if (!account || !right) throw new ApiError("wrong_credentials");
      const invitation = outcomeOf(invite ? await acceptOnSignIn(services, account, invite) : undefined);
      return { ...(await signIn(services, request, reply, { account, proof: "password" })), invitation };
    },
  );

  app.post(
    "/api/auth/logout",
    { onRequest: limitByAddress, schema: { response: { 200: ok } } },
    async (request, reply) => {
      await app.sessions.end(request, reply);
      return { ok: true as const };
    },
  );

  app.get(
    "/api/auth/me",
    { onRequest: [limitByAddress, requireSession], schema: { response: { 200: meResponse } } },
    async (request) => presentMe(sessionOf(request)),
  );

  app.get(
    "/api/access/status",
    { onRequest: limitByAddress, schema: { response: { 200: accessStatus } } },
    async (request, reply) => {
      const session = await app.sessions.find(request, reply);
      if (!session) return { authenticated: false, accessLevel: "none" as const };
      const { email, name, accessLevel } = session;
      return { authenticated: true, email, name, accessLevel };
    },
  );
}

function acceptOnSignIn(services: Services, { account_id, email }: ProvenAccount, invite: string) {
  const account = { accountId: account_id, email };
  return services.db.transaction().execute((tx) => acceptInvitation(tx, account, invite, services.now()));
}

function presentMe({ accountId, email, name, sessionId, expiresAt, role, accessLevel }: SignedIn) {
  return {
    user: { id: accountId, email, name },
    session: { token: sessionId, expiry: expiresAt },
    role,
    accessLevel,
  };
}
