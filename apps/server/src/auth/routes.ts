import { accessStatus, loginRequest, loginResponse, meResponse, ok } from "@llave/contract/account/auth";
import { secondStepNeeded } from "@llave/contract/account/secondFactors";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { beginProof } from "../secondFactors/pendingProofs.ts";
import { factorsOf } from "../secondFactors/repository.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { Services } from "../services.ts";
import { acceptOnSignIn } from "./invitation.ts";
import { findAccount } from "./repository.ts";
import { requireSession, type SignedIn, sessionOf } from "./session.ts";
import { signIn } from "./signIn/signIn.ts";
import { checkPasswordSlowly } from "./signIn/signInGuard.ts";

/** Signing in and out, and who is signed in. */
export function authRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/auth/login",
    {
      onRequest: limitByAddress,
      schema: { body: loginRequest, response: { 200: loginResponse, 202: secondStepNeeded } },
    },
    async (request, reply) => {
      const { email, password, invite } = request.body;
      const account = await findAccount(services.db, email);
      const right = await checkPasswordSlowly(services, request, email, account, password);
      if (!account || !right) throw new ApiError("wrong_credentials");
      const { authenticator, passkeys } = await factorsOf(services.db, account.account_id);
      if (authenticator || passkeys.length > 0) {
        const proof = { purpose: "second_step", accountId: account.account_id, invite } as const;
        const token = await beginProof(services.db, proof, services.now());
        return reply.code(202).send({ secondStep: { token, authenticator, passkey: passkeys.length > 0 } });
      }
      const invitation = await acceptOnSignIn(services, account, invite);
      return { ...(await signIn(services, request, reply, { account, proof: "password" })), invitation };
    },
  );

  app.post(
    "/api/auth/logout",
    { onRequest: limitByAddress, schema: { response: { 200: ok } } },
    async (request, reply) => {
      const accountId = await app.sessions.end(request, reply);
      if (accountId) {
        await recordSecurityEvent(services.db, { kind: "signed_out", accountId, actorId: accountId, request });
      }
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

function presentMe({ accountId, email, name, sessionId, expiresAt, role, accessLevel }: SignedIn) {
  return {
    user: { id: accountId, email, name },
    session: { token: sessionId, expiry: expiresAt },
    role,
    accessLevel,
  };
}
