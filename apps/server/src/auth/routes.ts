import { accessStatus, loginRequest, loginResponse, meResponse, ok } from "@llave/contract/auth";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ApiError } from "../errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { requireSession, type SignedIn } from "../plugins/session.ts";
import type { Services } from "../services.ts";
import { checkPassword } from "./passwords.ts";
import { findAccount } from "./repository.ts";

/** Signing in and out, and who is signed in. */
export function authRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/auth/login",
    { preHandler: limitByAddress, schema: { body: loginRequest, response: { 200: loginResponse } } },
    async (request, reply) => {
      const { email, password } = request.body;
      const key = failureKey(email, request);
      await app.limits.checkSignIn(key);
      const account = await findAccount(services.db, email);
      if (!(await checkPassword(account?.password_hash, password)) || !account) {
        await app.limits.countSignInFailure(key);
        throw new ApiError("wrong_credentials");
      }
      await app.limits.forgetSignInFailures(key);
      await app.sessions.end(request, reply);
      const session = await app.sessions.begin(reply, account.account_id);
      return { user: { id: account.account_id, email: account.email, name: account.name }, session };
    },
  );

  app.post(
    "/api/auth/logout",
    { preHandler: limitByAddress, schema: { response: { 200: ok } } },
    async (request, reply) => {
      await app.sessions.end(request, reply);
      return { ok: true as const };
    },
  );

  app.get(
    "/api/auth/me",
    { preHandler: [limitByAddress, requireSession], schema: { response: { 200: meResponse } } },
    async (request) => presentMe(request.signedIn as SignedIn),
  );

  app.get(
    "/api/access/status",
    { preHandler: limitByAddress, schema: { response: { 200: accessStatus } } },
    async (request, reply) => {
      const session = await app.sessions.find(request, reply);
      if (!session) return { authenticated: false, accessLevel: "none" as const };
      const { email, name, accessLevel } = session;
      return { authenticated: true, email, name, accessLevel };
    },
  );
}

/** Failures count per account and address: nobody can lock an agent out from elsewhere. */
function failureKey(email: string, request: FastifyRequest): string {
  return `${email.toLowerCase()}|${request.ip}`;
}

function presentMe(session: SignedIn) {
  return {
    user: { id: session.accountId, email: session.email, name: session.name },
    session: { token: session.sessionId, expiry: session.expiresAt },
  };
}
