import type { Notification } from "@llave/contract/notifications/notifications";
import type { NotificationRow } from "./repository.ts";

/** A notification for its agent. */
export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.notification_id,
    kind: row.kind,
    conversationId: row.conversation_id,
    leadId: row.lead_id,
    leadName: row.name,
    score: row.score,
    lastMessage: row.message,
    used: row.data.used ?? null,
    included: row.data.included ?? null,
    step: row.data.step ?? null,
    showingAt: row.data.at ?? null,
    settled: row.kind === "draft" && !row.draft_waits,
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
