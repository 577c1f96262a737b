import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../../../http/errors.ts";
import { addressKey } from "../../../plugins/clientAddress.ts";
import type { Services } from "../../../services.ts";
import { readMime } from "./readMime.ts";
import { readPostmark } from "./readPostmark.ts";
import type { ReceivedMail } from "./receivedMail.ts";
import { maxMailBytes, takeMail } from "./takeMail.ts";

/**
 * Mails from renters, and inquiries that agents forward, as a mail provider delivers them: in Postmark's format, or as
 * they were sent. A mail for an unknown address is accepted and dropped, so that the provider doesn't send it again.
 */
export function mailWebhooks(
  app: FastifyInstance,
  services: Pick<Services, "config" | "db" | "jobs" | "links" | "now" | "secret">,
): void {
  const options = { onRequest: [limitMail, requireProvider], schema: { hide: true }, config: { cleansBody: true } };
  const take = (mail: ReceivedMail) => takeMail(services, app.limits, mail);
  app.post(
    "/api/webhooks/email/postmark",
    // Postmark's format is a third larger than the mail.
    { ...options, bodyLimit: (maxMailBytes * 4) / 3 },
    async (request, reply) => {
      const mail = readPostmark(request.body);
      if (!mail) throw new ApiError("invalid_request");
      await take(mail);
      return reply.code(204).send();
    },
  );
  app.register(async (scope) => {
    scope.addContentTypeParser("message/rfc822", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
    scope.post("/api/webhooks/email/mime", { ...options, bodyLimit: maxMailBytes }, async (request, reply) => {
      if (!Buffer.isBuffer(request.body)) throw new ApiError("invalid_request");
      const mail = await readMime(request.body).catch(() => null);
      if (!mail) throw new ApiError("invalid_request");
      await take(mail);
      return reply.code(204).send();
    });
  });
}

async function limitMail(request: FastifyRequest): Promise<void> {
  await request.server.limits.spend("webhook", addressKey(request.ip));
}

/**
 * The provider proves itself by HTTP Basic authentication with the secret as the password, before its mail is read.
 * @throws ApiError `signature_not_valid`
 */
async function requireProvider({ headers, server }: FastifyRequest): Promise<void> {
  const secret = server.services.config.inboundMail?.secret;
  const [scheme, encoded = ""] = (headers.authorization ?? "").split(" ", 2);
  const password = Buffer.from(encoded, "base64").toString("utf8").split(":").slice(1).join(":");
  if (secret === undefined || scheme?.toLowerCase() !== "basic" || !isSame(password, secret))
    throw new ApiError("signature_not_valid");
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
