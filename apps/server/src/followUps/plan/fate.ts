import { type HeldReason, heldReason, type PlannedFollowUp } from "@llave/contract/followUps/followUps";
import type { DoneRow } from "./done.ts";

type Fate = Pick<PlannedFollowUp, "state" | "at" | "reason" | "channel">;

/**
 * What became of a follow-up that the job took care of: what the outbox and the mails say, not what was meant. Null for
 * a draft that the renter's answer or the lead's stage ended.
 */
export function fateOf(row: DoneRow): Fate | null {
  if (row.outcome === "drafted") return ofDraft(row);
  if (row.outcome === "skipped") return fate(row, "skipped");
  const { text_status: text, mail_status: mail } = row;
  if (text === "sent" || text === "delivered" || text === "read") return fate(row, "sent", { at: row.text_sent });
  if (mail === "sent") return fate(row, "sent", { channel: "email" });
  if (text === "queued" || text === "sending") {
    const reason = row.text_reason === "quiet_hours" ? ("quiet_hours" as const) : null;
    return fate(row, "planned", { at: row.text_due, reason });
  }
  if (mail === "queued") return fate(row, "planned", { channel: "email" });
  if (text !== null) return fate(row, "held", { reason: reasonOf(row.text_reason) });
  if (mail === "failed") return fate(row, "held", { channel: "email", reason: "not_delivered" });
  if (mail === "dropped") return fate(row, "held", { channel: "email", reason: row.drop_reason });
  if (row.written_at) return fate(row, "sent", { channel: row.channel === "email" ? "email" : "web" });
  // Mails are deleted after a while; a text is kept as long as its conversation.
  return row.channel === "email" ? fate(row, "sent") : fate(row, "held", { reason: "not_delivered" });
}

const reasonOfDraft = { waiting: "waiting_approval", rejected: "rejected" } as const;

function ofDraft(row: DoneRow): Fate | null {
  const { draft_status: status } = row;
  if (status !== "waiting" && status !== "rejected") return null;
  return fate(row, "held", { reason: reasonOfDraft[status] });
}

function fate(
  row: DoneRow,
  state: Fate["state"],
  { at, reason = null, channel }: { at?: Date | null; reason?: HeldReason | null; channel?: Fate["channel"] } = {},
): Fate {
  const when = at ?? row.written_at ?? row.created_at;
  return { state, at: when.toISOString(), reason, channel: channel ?? row.text_channel ?? row.channel };
}

/** The outbox's reason as the plan names it; anything that the carrier or the provider said is "not delivered". */
function reasonOf(reason: string | null): HeldReason {
  const known = heldReason.safeParse(reason);
  return known.success ? known.data : "not_delivered";
}
