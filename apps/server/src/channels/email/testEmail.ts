import { emailTest } from "@llave/contract/channels/channels";
import type { ErrorCode } from "@llave/contract/errors";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { ApiError } from "../../http/errors.ts";
import { languageOf } from "../../http/language.ts";
import { MailOutcomeUnknown, MailRefused, outgoingMailOf } from "../../mail/transport.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";

/**
 * A test email to the agent's own address. We send it while the agent waits, so that the response can say whether it
 * worked.
 */
export function emailTestRoute(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "sendMailNow">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/agent/channels/email/test",
    { onRequest: [limitByAddress, requireAgent], schema: { response: { 200: emailTest } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const outcome = outgoingMailOf(services.config);
      if (outcome === "none") throw new ApiError("mail_not_set_up");
      await app.limits.spend("testEmail", agentId);
      const { email: to } = await services.db
        .selectFrom("account")
        .select("email")
        .where("account_id", "=", agentId)
        .executeTakeFirstOrThrow();
      const mail = { kind: "email_test", recipient: to, language: languageOf(request) } as const;
      await services.sendMailNow(mail).catch((error: unknown) => {
        request.log.warn({ err: error }, "test email not sent");
        throw new ApiError(problemOf(error));
      });
      return { to, outcome };
    },
  );
}

/** What an error of the mail server or on the way to it means for the agent. */
function problemOf(error: unknown): ErrorCode {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number };
  if (error instanceof MailOutcomeUnknown) return "mail_unconfirmed";
  if (code === "EAUTH") return "mail_sign_in";
  return error instanceof MailRefused || responseCode >= 500 ? "mail_refused" : "mail_unreachable";
}
