import { Readable } from "node:stream";
import {
  account,
  changeEmailRequest,
  changePasswordRequest,
  confirmEmailRequest,
  deleteAccountRequest,
} from "@llave/contract/account/accounts";
import { loginResponse, ok } from "@llave/contract/account/auth";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { requireUncommon } from "../auth/passwords/commonPasswords.ts";
import { requireSession, sessionOf } from "../auth/session.ts";
import { languageOf } from "../http/language.ts";
import { limitByAddress, limitTo } from "../plugins/limits.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { Services } from "../services.ts";
import {
  changePassword,
  confirmAddress,
  confirmEmailChange,
  requestEmailChange,
  requestVerification,
} from "./changes.ts";
import { exportArchive } from "./export.ts";
import { presentAccount } from "./present.ts";
import { ownAccount, provenAccount } from "./provenAccount.ts";
import { eraseAccount, pendingEmail } from "./repository.ts";

const guards = [limitByAddress, requireSession];

/** The signed-in person's own account: its data, password and address, its export and its deletion. */
export function accountRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get("/api/account", { onRequest: guards, schema: { response: { 200: account } } }, async (request) => {
    const own = await ownAccount(services, request);
    return presentAccount(own, await pendingEmail(services.db, own.account_id, services.now()));
  });

  app.post(
    "/api/account/password",
    { onRequest: guards, schema: { body: changePasswordRequest, response: { 200: loginResponse } } },
    async (request, reply) => {
      const own = await provenAccount(services, request, request.body.currentPassword);
      await requireUncommon(request.body.newPassword, "newPassword", languageOf(request));
      await changePassword(services, own, request.body.newPassword, request);
      const session = await app.sessions.begin(reply, own.account_id);
      return { user: { id: own.account_id, email: own.email, name: own.name }, session };
    },
  );

  app.post(
    "/api/account/email",
    { onRequest: [limitTo("forgot"), requireSession], schema: { body: changeEmailRequest, response: { 200: ok } } },
    async (request) => {
      const own = await provenAccount(services, request, request.body.currentPassword);
      await requestEmailChange(services, own, request.body.newEmail, request);
      return { ok: true as const };
    },
  );

  app.post("/api/account/email/verify", { onRequest: guards, schema: { response: { 200: ok } } }, async (request) => {
    const own = await ownAccount(services, request);
    await app.limits.spend("verifyEmail", own.account_id);
    if (!own.email_verified_at) await requestVerification(services, own);
    return { ok: true as const };
  });

  app.post(
    "/api/account/email/confirm",
    { onRequest: limitTo("forgot"), schema: { body: confirmEmailRequest, response: { 200: ok } } },
    async (request) => {
      if (await confirmAddress(services, request.body.token, request)) return { ok: true as const };
      await confirmEmailChange(services, request.body.token, request);
      return { ok: true as const };
    },
  );

  app.get(
    "/api/account/export",
    { onRequest: guards, schema: { produces: ["application/zip"] } },
    async (request, reply) => {
      const { accountId } = sessionOf(request);
      await app.limits.spend("export", accountId);
      await recordSecurityEvent(services.db, { kind: "account_exported", accountId, actorId: accountId, request });
      const day = services.now().toISOString().slice(0, 10);
      reply.header("content-disposition", `attachment; filename="llave-account-${day}.zip"`);
      reply.type("application/zip");
      return reply.send(Readable.from(exportArchive(services.db, accountId), { objectMode: false }));
    },
  );

  app.post(
    "/api/account/delete",
    { onRequest: guards, schema: { body: deleteAccountRequest, response: { 200: ok } } },
    async (request, reply) => {
      const own = await provenAccount(services, request, request.body.currentPassword);
      await eraseAccount(services.db, own, request);
      await app.sessions.end(request, reply);
      return { ok: true as const };
    },
  );
}
