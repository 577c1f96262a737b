import {
  acceptInvitationResponse,
  forgotPasswordRequest,
  invitationRequest,
  invitationResponse,
  ok,
  registerRequest,
  registerResponse,
  resetPasswordRequest,
} from "@llave/contract/account/auth";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { acceptInvitation, openInvitation } from "../auth/invitation.ts";
import { requireUncommon } from "../auth/passwords/commonPasswords.ts";
import { requestReset, resetPassword } from "../auth/passwords/resetPassword.ts";
import { requireSession, sessionOf } from "../auth/session.ts";
import { rememberDevice } from "../auth/signIn/knownDevices.ts";
import { signIn } from "../auth/signIn/signIn.ts";
import { attemptOf } from "../auth/signIn/signInGuard.ts";
import { ApiError } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";
import { limitTo } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { rememberedPlace } from "../waitlist/placeCookie.ts";
import { register } from "./register.ts";

/** Signing up, getting access, and resetting a forgotten password. */
export function signUpRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/auth/register",
    { onRequest: limitTo("signUp"), schema: { body: registerRequest, response: { 200: registerResponse } } },
    async (request, reply) => {
      await requireUncommon(request.body.password, "password", languageOf(request));
      const ownEntryId = rememberedPlace(services, request);
      const registered = await register(services, { ...request.body, language: languageOf(request), ownEntryId });
      const { account, accessLevel, invitation } = registered;
      const signedIn = await signIn(services, request, reply, { account, proof: "sign_up" });
      const redirectTo = accessLevel === "early_access" ? "/onboarding" : "/waitlist";
      return { ...signedIn, redirectTo, accessLevel, invitation };
    },
  );

  app.post(
    "/api/auth/invitation",
    { onRequest: limitTo("signUp"), schema: { body: invitationRequest, response: { 200: invitationResponse } } },
    (request) => openInvitation(services.db, request.body.token, services.now()),
  );

  app.post(
    "/api/auth/accept-invitation",
    {
      onRequest: [limitTo("signUp"), requireSession],
      schema: { body: invitationRequest, response: { 200: acceptInvitationResponse } },
    },
    async (request) => {
      const { accountId, email } = sessionOf(request);
      const outcome = await services.db
        .transaction()
        .execute((tx) => acceptInvitation(tx, { accountId, email }, request.body.token, services.now()));
      if (outcome !== "accepted") throw new ApiError(outcome);
      return { accessLevel: "early_access" as const };
    },
  );

  app.post(
    "/api/auth/forgot-password",
    { onRequest: limitTo("forgot"), schema: { body: forgotPasswordRequest, response: { 200: ok } } },
    async (request) => {
      await requestReset(services, request.body.email, languageOf(request));
      return { ok: true as const };
    },
  );

  app.post(
    "/api/auth/reset-password",
    { onRequest: limitTo("forgot"), schema: { body: resetPasswordRequest, response: { 200: ok } } },
    async (request, reply) => {
      const { token, newPassword } = request.body;
      await requireUncommon(newPassword, "newPassword", languageOf(request));
      const { accountId, email } = await resetPassword(services, token, newPassword, request);
      // The person who opened the mail owns this browser, so it counts as known.
      await rememberDevice(services.db, request, reply, accountId);
      await app.signInLimits.forget(await attemptOf(services, request, email, undefined));
      await app.sessions.end(request, reply);
      return { ok: true as const };
    },
  );
}
