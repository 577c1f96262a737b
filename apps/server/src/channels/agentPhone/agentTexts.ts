import type { Services } from "../../services.ts";
import { outsideWindow } from "../outbound/rules/window.ts";
import type { DeliveryReport } from "../twilio/webhookForm.ts";
import { textAfterWindow } from "./agentPhone.ts";
import { newsTemplateOf } from "./newsTemplate.ts";

/** Notes that a text to an agent wasn't delivered after all; ignores reports about anything else. */
export async function noteAgentText(
  services: Pick<Services, "config" | "db" | "now">,
  report: DeliveryReport,
): Promise<void> {
  const { db, now } = services;
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
    .returning(["t.agent_id", "t.text_id", "t.by_template", "p.channel", "p.number"])
    .executeTakeFirst();
  if (!text || report.errorCode !== outsideWindow) return;
  const byTemplate = !text.by_template && newsTemplateOf(services, text, "en") !== null;
  await textAfterWindow(db, text, { now: now(), byTemplate });
}
