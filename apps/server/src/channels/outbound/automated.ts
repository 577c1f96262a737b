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
  /** What it is about, `kind:id:…`: of each subject one goes out, and of each kind three a day at most. */
  subject: string;
  words: string;
}

/**
 * Queues a text that nobody asked for just now, once for its subject, to a renter who agreed to such texts. Nothing is
 * queued for anybody else; the rules are asked again when it would go out.
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
