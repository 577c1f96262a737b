import { ok } from "@llave/contract/account/auth";
import type { Language } from "@llave/contract/language";
import { contactRequest } from "@llave/contract/site/contact";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { languageOf } from "../http/language.ts";
import { queueMails } from "../mail/outbox.ts";
import { limitTo } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { insertContactMessage } from "./repository.ts";

/** `POST /api/contact`: a message from the contact page, stored and mailed to support. */
export function contactRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/contact",
    { onRequest: limitTo("contact"), schema: { body: contactRequest, response: { 200: ok } } },
    async (request) => {
      const { website, key = null, ...message } = request.body;
      // A bot that filled in the hidden input gets the same response as a person, and nothing is stored.
      if (!website) await storeAndMail(services, message, languageOf(request), key);
      return { ok: true as const };
    },
  );
}

/** The message and its mail commit together; a repeated call does neither again. */
async function storeAndMail(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "secret">,
  { message, ...sender }: Omit<z.output<typeof contactRequest>, "website" | "key">,
  language: Language,
  clientKey: string | null,
): Promise<void> {
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const row = { ...sender, body: message, language, client_key: clientKey, created_at: services.now() };
    const about = await insertContactMessage(tx, row);
    if (about === undefined) return;
    const recipient = services.config.supportMail;
    await queueMails(services, tx, [{ kind: "contact_message", recipient, language: "en", about }]);
  });
}
