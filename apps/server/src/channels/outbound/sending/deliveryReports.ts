import { sql } from "kysely";
import type { OutgoingStatus } from "../../../db/tables/channels.ts";
import type { Services } from "../../../services.ts";
import type { DeliveryReport } from "../../twilio/webhookForm.ts";
import { outsideWindow } from "../rules/window.ts";
import { optedOutAtCarrier, optOutByCarrier } from "./sendOutgoing.ts";

/** The states that a report can move a message out of: reports come twice, late and in any order. */
export const statusesBefore = {
  sent: ["sending"],
  delivered: ["sending", "sent", "failed"],
  read: ["sending", "sent", "delivered", "failed"],
  failed: ["sending", "sent"],
} satisfies Record<DeliveryReport["status"], OutgoingStatus[]>;

/** WhatsApp takes free text at first and reports only later that the renter wrote too long ago. */
function reasonOf({ errorCode }: DeliveryReport): string {
  return errorCode === outsideWindow ? "window_closed" : "not_delivered";
}

/**
 * Records a message's delivery status; ignores reports about other numbers' messages.
 * @returns false if no message to a renter has changed
 */
export async function noteDelivery(
  services: Pick<Services, "db" | "hub" | "now" | "secret">,
  report: DeliveryReport,
): Promise<boolean> {
  const now = services.now();
  const row = await services.db
    .updateTable("outgoing_message")
    .set({
      status: report.status,
      provider_id: report.providerId,
      error_code: report.status === "failed" ? report.errorCode : null,
      reason: report.status === "failed" ? reasonOf(report) : null,
      sent_at: sql`coalesce(sent_at, ${now})`,
      changed_at: now,
    })
    .where("outgoing_id", "=", report.outgoingId)
    .where("number", "=", report.number)
    .where((is) => is.or([is("provider_id", "is", null), is("provider_id", "=", report.providerId)]))
    .where("status", "in", statusesBefore[report.status])
    .returning(["agent_id", "conversation_id", "channel", "address"])
    .executeTakeFirst();
  if (!row) return false;
  if (report.errorCode === optedOutAtCarrier) await optOutByCarrier(services, row, now);
  services.hub.announce({ agentId: row.agent_id, leadId: null, conversationId: row.conversation_id });
  return true;
}
