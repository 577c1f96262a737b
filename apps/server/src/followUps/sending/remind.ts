import type { Language } from "@llave/contract/language";
import type { Kysely } from "kysely";
import { queueAutomatedText } from "../../channels/outbound/rules/automated.ts";
import type { Database } from "../../db/schema.ts";
import { queueMails } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";
import type { Person } from "../decide.ts";
import type { Occasion } from "../occasions/scope.ts";

/**
 * Reminds a renter of their showing, by mail and, if they agreed to texts, by text. The caller has written the row that
 * makes this the only time. `services.jobs.start()` must have been awaited.
 */
export async function remind(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  { agentId, conversationId, showingId, step, occasion }: Occasion,
  { email, sendsMail, phone, channel, language }: Person,
  text: Record<Language, string>,
): Promise<void> {
  if (!showingId) return;
  if (email !== null && sendsMail)
    await queueMails(services, tx, [{ kind: "showing_reminder", recipient: email, language, about: showingId }]);
  if (conversationId === null || phone === null) return;
  await queueAutomatedText(services, tx, {
    agentId,
    conversationId,
    channel: channel === "whatsapp" ? "whatsapp" : "sms",
    phone,
    subject: `showing:${occasion}:${step}`,
    words: text[language],
  });
}
