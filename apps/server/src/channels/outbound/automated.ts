import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { hasConsent } from "../consent/consent.ts";
import { offeredAccount } from "../twilio/accounts.ts";

export interface AutomatedText {
  agentId: string;
  conversationId: string;
  /** E.164. */
  phone: string;
  /** Its subject, `kind:id:…`: one message is sent per subject, and at most three a day of each kind. */
  subject: string;
  words: string;
}

/**
 * Queues a text that the renter didn't just ask for, once per subject, to a renter who agreed to such texts, and to no
 * one else. The rules are checked again before sending.
 */
export async function queueAutomatedText(
  services: Pick<Services, "config" | "db" | "now" | "secret">,
  tx: Kysely<Database>,
  text: AutomatedText,
): Promise<void> {
  const { agentId, conversationId, phone, subject, words } = text;
  if (!(await hasConsent(tx, services.secret, { agentId, channel: "sms", address: phone }))) return;
  const account = await offeredAccount(services, agentId, "sms");
  if (!account) return;
  const now = services.now();
  await tx
    .insertInto("outgoing_message")
    .values({
      agent_id: agentId,
      conversation_id: conversationId,
      seq: null,
      kind: "automated",
      subject,
      channel: "sms",
      number: account.number,
      address: phone,
      words,
      due_at: now,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["agent_id", "conversation_id", "subject"]).where("kind", "=", "automated").doNothing(),
    )
    .execute();
}
