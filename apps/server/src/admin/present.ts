import type { MailDelivery, WaitlistEntry } from "@llave/contract/admin/admin";
import type { DeliveryRow, EntryRow } from "./entries.ts";

/** One row of the administrators' list. */
export function presentEntry(row: EntryRow, delivery: DeliveryRow | undefined): WaitlistEntry {
  return {
    id: row.entry_id,
    name: row.name,
    email: row.email,
    isAgent: row.is_agent,
    status: row.status,
    position: row.position,
    ...(row.utm_source && { utmSource: row.utm_source }),
    createdAt: row.created_at.toISOString(),
    referrals: row.referrals,
    invitedAt: row.invited_at?.toISOString() ?? null,
    mail: delivery ? presentDelivery(delivery) : null,
  };
}

/** An opened link tells more than the earlier delivery. A mail is dropped when its link is no longer useful. */
function presentDelivery({ status, changed_at, opened_at, unsubscribed }: DeliveryRow): MailDelivery {
  if (opened_at) return { state: "opened", at: opened_at.toISOString() };
  const dropped = unsubscribed ? "unsubscribed" : "failed";
  return { state: status === "dropped" ? dropped : status, at: changed_at.toISOString() };
}
