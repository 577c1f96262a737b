import { ok } from "@llave/contract/account/auth";
import {
  authenticatorOffer,
  confirmAuthenticatorRequest,
  currentPasswordRequest,
  newPasskeyRequest,
  passkeyChallenge,
  recoveryCodes,
  type SecondFactors,
  secondFactors,
} from "@llave/contract/account/secondFactors";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { requireSession, type SignedIn, sessionOf } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { offerAuthenticator, spendAuthenticatorCode } from "../secondFactors/authenticator.ts";
import { addPasskey, creationOptions } from "../secondFactors/passkeys.ts";
import { beginProof, endProof, tryProof } from "../secondFactors/pendingProofs.ts";
import { factorsOf } from "../secondFactors/repository.ts";
import type { Services } from "../services.ts";
import { qrSvg } from "../smartlinks/qr/qr.ts";
import { provenAccount } from "./provenAccount.ts";
import { factorAdded, newCodes, removeAuthenticator, removePasskey } from "./secondFactorChanges.ts";

const guards = [limitByAddress, requireSession];
const passkeyParams = z.object({ id: z.uuid() });

/** The account's second factors. Every change requires the password, so an unattended browser isn't enough. */
export function secondFactorRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get(
    "/api/account/second-factors",
    { onRequest: guards, schema: { response: { 200: secondFactors } } },
    async (request) => presentFactors(services, sessionOf(request)),
  );

  app.post(
    "/api/account/authenticator",
    { onRequest: guards, schema: { body: currentPasswordRequest, response: { 200: authenticatorOffer } } },
    async (request) => {
      const own = await provenAccount(services, request, request.body.currentPassword);
      const offer = await offerAuthenticator(services, { accountId: own.account_id, email: own.email });
      if (!offer) throw new ApiError("authenticator_in_use");
      return { secret: offer.secret, qr: qrSvg(offer.uri, own.email) };
    },
  );

  app.post(
    "/api/account/authenticator/confirm",
    { onRequest: guards, schema: { body: confirmAuthenticatorRequest, response: { 200: recoveryCodes } } },
    async (request) => {
      const { accountId } = sessionOf(request);
      await app.limits.spend("secondStep", accountId);
      const { code } = request.body;
      return db.transaction().execute(async (tx) => {
        const right = await spendAuthenticatorCode(tx, services, { accountId, code, state: "new" });
        if (!right) throw new ApiError("wrong_code", { fields: {} });
        return { recoveryCodes: await factorAdded(tx, request, "authenticator_added") };
      });
    },
  );

  app.post(
    "/api/account/authenticator/remove",
    { onRequest: guards, schema: { body: currentPasswordRequest, response: { 200: ok } } },
    async (request) => {
      const own = await provenAccount(services, request, request.body.currentPassword);
      await removeAuthenticator(services, request, own.account_id);
      return { ok: true as const };
    },
  );

  passkeyRoutes(app, services);

  app.post(
    "/api/account/recovery-codes",
    { onRequest: guards, schema: { body: currentPasswordRequest, response: { 200: recoveryCodes } } },
    async (request) => {
      await provenAccount(services, request, request.body.currentPassword);
      return { recoveryCodes: await db.transaction().execute((tx) => newCodes(tx, request)) };
    },
  );
}

function passkeyRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now" | "origin">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.post(
    "/api/account/passkeys/options",
    { onRequest: guards, schema: { body: currentPasswordRequest, response: { 200: passkeyChallenge } } },
    async (request) => {
      const {
        account_id: accountId,
        email,
        name,
      } = await provenAccount(services, request, request.body.currentPassword);
      const options = await creationOptions(services, { accountId, email, name });
      const proof = { purpose: "passkey_new", accountId, challenge: options.challenge } as const;
      return { token: await beginProof(db, proof, services.now()), options: { ...options } };
    },
  );

  app.post(
    "/api/account/passkeys",
    { onRequest: guards, schema: { body: newPasskeyRequest, response: { 200: recoveryCodes } } },
    async (request) => {
      const { accountId } = sessionOf(request);
      const { token, name, response: answer } = request.body;
      const pending = await tryProof(db, "passkey_new", token, services.now());
      if (!pending?.challenge || pending.account_id !== accountId || !(await endProof(db, token)))
        throw new ApiError("wrong_passkey");
      const challenge = pending.challenge;
      return db.transaction().execute(async (tx) => {
        if (!(await addPasskey(tx, services, { accountId, name, challenge, answer })))
          throw new ApiError("wrong_passkey");
        return { recoveryCodes: await factorAdded(tx, request, "passkey_added") };
      });
    },
  );

  app.post(
    "/api/account/passkeys/:id/remove",
    { onRequest: guards, schema: { params: passkeyParams, body: currentPasswordRequest, response: { 200: ok } } },
    async (request) => {
      const own = await provenAccount(services, request, request.body.currentPassword);
      if (!(await removePasskey(services, request, own.account_id, request.params.id))) throw new ApiError("not_found");
      return { ok: true as const };
    },
  );
}

async function presentFactors(
  services: Pick<Services, "config" | "db">,
  { accountId, role }: SignedIn,
): Promise<SecondFactors> {
  const { authenticator, passkeys, recoveryCodesLeft } = await factorsOf(services.db, accountId);
  return {
    authenticator,
    passkeys: passkeys.map(({ passkey_id, name, created_at, used_at }) => ({
      id: passkey_id,
      name,
      createdAt: created_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
    required: role === "admin" && services.config.production,
  };
}
