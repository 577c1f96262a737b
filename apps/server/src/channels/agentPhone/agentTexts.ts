import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DeliveryReport } from "../twilio/webhookForm.ts";
import { holdUntilAgentWrites, outsideWindow } from "./agentPhone.ts";

/** Notes that a text to an agent wasn't delivered after all; ignores reports about anything else. */
export async function noteAgentText(db: Kysely<Database>, report: DeliveryReport, now: Date): Promise<void> {
  if (report.status !== "failed") return;
  const text = await db
    .updateTable("alert_text as t")
    .from("alert_phone as p")
    .set({ status: "failed", provider_id: report.providerId })
    .whereRef("p.agent_id", "=", "t.agent_id")
    .where("p.number", "=", report.number)
    .where("t.text_id", "=", report.outgoingId)
    .where("t.status", "in", ["sending", "sent"])
    .where((is) => is.or([is("t.provider_id", "is", null), is("t.provider_id", "=", report.providerId)]))
    .returning(["t.agent_id", "t.text_id"])
    .executeTakeFirst();
  if (text && report.errorCode === outsideWindow) await holdUntilAgentWrites(db, text, now);
}
