import { minuteMs } from "@llave/contract/calendar";
import { textSize } from "@llave/contract/channels/textSegments";
import { type Kysely, sql, type Updateable } from "kysely";
import type { Database } from "../../../db/schema.ts";
import { callTimeoutMs } from "../../twilio/client.ts";
import type { OutgoingRow } from "../outgoingRow.ts";

/**
 * Everything is sent through this one table. A server claims a message and commits the claim before it calls the
 * provider, so if two servers see a message, only one sends it. If a server dies between its call and recording the
 * outcome, the claim stays, and no one resends the message until the provider has been asked whether it has it
 * (`settleUnknown.ts`). A claim expires before that question is asked, so its owner can't still be in the middle of a
 * call.
 */

/** How long only the claiming server may send. Milliseconds. */
const claimMs = minuteMs;
/** After this long, the provider is asked about a claim without an outcome: its call has certainly ended. Milliseconds. */
export const settleAfterMs = claimMs + 3 * callTimeoutMs;

/** Claims due messages, only the oldest for each recipient, so that they arrive in order. */
export async function claimDue(db: Kysely<Database>, now: Date, limit: number): Promise<OutgoingRow[]> {
  const { rows } = await sql<OutgoingRow>`
    update outgoing_message set status = 'sending', claimed_at = ${now}, changed_at = ${now}, attempts = attempts + 1,
      reason = null
    where outgoing_id in (
      select o.outgoing_id from outgoing_message o
      where o.status = 'queued' and o.due_at <= ${now} and not exists (
        select from outgoing_message e
        where e.agent_id = o.agent_id and e.channel = o.channel and e.address = o.address
          and (e.status = 'sending' or e.status = 'queued' and e.due_at <= ${now})
          and (e.created_at, coalesce(e.seq, -1), e.outgoing_id) < (o.created_at, coalesce(o.seq, -1), o.outgoing_id))
      order by o.due_at limit ${limit} for update of o skip locked)
    returning *`.execute(db);
  return rows;
}

/**
 * Records the text about to be sent, so that the provider's list can be searched for it if the outcome is lost.
 * @returns false if the claim belongs to someone else by now, or is too old to start a call: don't send
 */
export async function recordBody(db: Kysely<Database>, row: OutgoingRow, body: string, now: Date): Promise<boolean> {
  if (!row.claimed_at || now.getTime() - row.claimed_at.getTime() > claimMs) return false;
  return update(db, row, { body, segments: row.channel === "sms" ? textSize(body).segments : null });
}

/**
 * Records that the provider has a message. A delivery report may have come first and knows more.
 * @returns false if the claim belongs to someone else by now
 */
export async function recordAccepted(
  db: Kysely<Database>,
  row: OutgoingRow,
  providerId: string,
  now: Date,
): Promise<boolean> {
  return update(db, row, { status: "sent", provider_id: providerId, sent_at: now, changed_at: now });
}

/** Records that a message failed or was canceled. */
export async function recordEnd(
  db: Kysely<Database>,
  row: OutgoingRow,
  end: { status: "failed" | "canceled"; reason: string; code?: number | null },
  now: Date,
): Promise<void> {
  await update(db, row, { status: end.status, reason: end.reason, error_code: end.code ?? null, changed_at: now });
}

/** Puts a message that certainly wasn't sent back in line for another time. */
export async function requeue(
  db: Kysely<Database>,
  row: OutgoingRow,
  { dueAt, reason, now }: { dueAt: Date; reason: string | null; now: Date },
): Promise<void> {
  await update(db, row, {
    status: "queued",
    due_at: dueAt,
    reason,
    body: null,
    segments: null,
    claimed_at: null,
    changed_at: now,
  });
}

/** Changes a message that this claim still holds. */
async function update(
  db: Kysely<Database>,
  row: OutgoingRow,
  values: Updateable<Database["outgoing_message"]>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outgoing_message")
    .set(values)
    .where("outgoing_id", "=", row.outgoing_id)
    .where("status", "=", "sending")
    .where("claimed_at", "=", row.claimed_at)
    .where("attempts", "=", row.attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
