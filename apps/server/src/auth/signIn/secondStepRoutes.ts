import { loginResponse } from "@llave/contract/account/auth";
import { passkeyChallenge, passkeySignIn, secondStepRequest } from "@llave/contract/account/secondFactors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { ApiError } from "../../http/errors.ts";
import { limitTo } from "../../plugins/limits.ts";
import { spendAuthenticatorCode } from "../../secondFactors/authenticator.ts";
import { provenByPasskey, requestOptions } from "../../secondFactors/passkeys.ts";
import { beginProof, endProof, tryProof } from "../../secondFactors/pendingProofs.ts";
import { spendRecoveryCode } from "../../secondFactors/recoveryCodes.ts";
import { recordSecurityEvent } from "../../securityEvents/record.ts";
import type { Services } from "../../services.ts";
import { acceptOnSignIn } from "../invitation.ts";
import { findAccountById } from "../repository.ts";
import { signIn } from "./signIn.ts";
import { attemptOf } from "./signInGuard.ts";

/** The second step of a sign-in, and signing in with only a passkey. */
export function secondStepRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const guards = { onRequest: limitTo("secondStep") };

  app.post(
    "/api/auth/second-step",
    { ...guards, schema: { body: secondStepRequest, response: { 200: loginResponse } } },
    async (request, reply) => {
      const { token, code } = request.body;
      const pending = await tryProof(services.db, "second_step", token, services.now());
      if (!pending?.account_id) throw new ApiError("second_step_over");
      const account = await findAccountById(services.db, pending.account_id);
      if (!account) throw new ApiError("second_step_over");
      const proof = await provenSlowly(services, request, account, code);
      if (!proof) throw new ApiError("wrong_code", { fields: {} });
      if (!(await endProof(services.db, token))) throw new ApiError("second_step_over");
      const invitation = await acceptOnSignIn(services, account, pending.invite ?? undefined);
      return { ...(await signIn(services, request, reply, { account, proof })), invitation };
    },
  );

  app.post("/api/auth/passkey/options", { ...guards, schema: { response: { 200: passkeyChallenge } } }, async () => {
    const options = await requestOptions(services);
    const proof = { purpose: "passkey_sign_in", challenge: options.challenge } as const;
    return { token: await beginProof(services.db, proof, services.now()), options: { ...options } };
  });

  app.post(
    "/api/auth/passkey",
    { ...guards, schema: { body: passkeySignIn, response: { 200: loginResponse } } },
    async (request, reply) => {
      const { token, response } = request.body;
      const pending = await tryProof(services.db, "passkey_sign_in", token, services.now());
      if (!pending?.challenge || !(await endProof(services.db, token))) throw new ApiError("second_step_over");
      const accountId = await provenByPasskey(services, pending.challenge, response);
      const account = accountId ? await findAccountById(services.db, accountId) : undefined;
      if (!account) throw new ApiError("wrong_passkey");
      return { ...(await signIn(services, request, reply, { account, proof: "passkey" })), invitation: undefined };
    },
  );
}

async function provenByCode(services: Pick<Services, "db" | "now" | "secret">, accountId: string, code: string) {
  return services.db.transaction().execute(async (tx) => {
    if (await spendAuthenticatorCode(tx, services, { accountId, code, state: "confirmed" })) return "authenticator";
    return (await spendRecoveryCode(tx, accountId, code)) ? "recovery_code" : null;
  });
}

/**
 * Checks a code and slows down wrong ones.
 * @returns what the code came from; null for a wrong one
 * @throws ApiError `too_many_codes`
 */
async function provenSlowly(
  services: Pick<Services, "db" | "now" | "secret">,
  request: FastifyRequest,
  { account_id: accountId, email }: { account_id: string; email: string },
  code: string,
) {
  const { signInLimits } = request.server;
  const attempt = await attemptOf(services, request, email, accountId);
  await signInLimits.beginCode(attempt);
  const proof = await provenByCode(services, accountId, code);
  if (proof) await signInLimits.succeedWithCode(attempt);
  else await recordSecurityEvent(services.db, { kind: "second_step_failed", accountId, request });
  return proof;
}
