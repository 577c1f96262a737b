import { randomUUID } from "node:crypto";
import type { TestMessage } from "@llave/contract/channels/delivery";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { PhoneChannel } from "../../db/tables/channels.ts";
import type { Services } from "../../services.ts";
import { statusesBefore } from "../outbound/sending/deliveryReports.ts";
import type { SendOutcome } from "../twilio/client.ts";
import type { DeliveryReport } from "../twilio/webhookForm.ts";

/** An agent's line on one number. */
interface TestedLine {
  agentId: string;
  channel: PhoneChannel;
  number: string;
}

/**
 * Sends a test message to the agent's own phone and keeps what becomes of it; each number's newest one is kept.
 * @param send sends it, with the id by which the provider reports its delivery
 */
export async function sendTestMessage(
  { db, now }: Pick<Services, "db" | "now">,
  { agentId, channel, number }: TestedLine,
  send: (testId: string) => Promise<SendOutcome>,
): Promise<SendOutcome> {
  const values = {
    test_id: randomUUID(),
    provider_id: null,
    status: "sending" as const,
    error_code: null,
    sent_at: now(),
    changed_at: now(),
  };
  await db
    .insertInto("channel_test")
    .values({ agent_id: agentId, channel, number, ...values })
    .onConflict((conflict) => conflict.columns(["agent_id", "channel", "number"]).doUpdateSet(values))
    .execute();
  const outcome = await send(values.test_id);
  if (outcome.result === "unknown") return outcome;
  // Its delivery report may have arrived first and knows more.
  await db
    .updateTable("channel_test")
    .set(
      outcome.result === "accepted"
        ? { status: "sent", provider_id: outcome.providerId, changed_at: now() }
        : { status: "failed", error_code: outcome.result === "refused" ? outcome.code : null, changed_at: now() },
    )
    .where("test_id", "=", values.test_id)
    .where("status", "=", "sending")
    .execute();
  return outcome;
}

/**
 * Notes what became of a test message; ignores reports about other numbers' messages.
 * @returns false if no test message has changed
 */
export async function noteTestMessage(
  { db, now }: Pick<Services, "db" | "now">,
  report: DeliveryReport,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("channel_test")
    .set({
      status: report.status,
      provider_id: report.providerId,
      error_code: report.status === "failed" ? report.errorCode : null,
      changed_at: now(),
    })
    .where("test_id", "=", report.outgoingId)
    .where("number", "=", report.number)
    .where((is) => is.or([is("provider_id", "is", null), is("provider_id", "=", report.providerId)]))
    .where("status", "in", statusesBefore[report.status])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The newest test message of a line; null if there was none. */
export async function lastTestMessage(
  db: Kysely<Database>,
  { agentId, channel, number }: TestedLine,
): Promise<TestMessage | null> {
  const row = await db
    .selectFrom("channel_test")
    .select(["status", "error_code", "sent_at"])
    .where("agent_id", "=", agentId)
    .where("channel", "=", channel)
    .where("number", "=", number)
    .executeTakeFirst();
  return row ? { status: row.status, errorCode: row.error_code, sentAt: row.sent_at.toISOString() } : null;
}
