import { minuteMs } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../db/schema.ts";
import { outgoingMailOf } from "../../../mail/transport.ts";
import type { Services } from "../../../services.ts";
import type { LockedConversation } from "../../../threads/lockConversation.ts";
import type { OutgoingRow } from "../outgoingRow.ts";

/** Marks what waits for a renter who left the chat page. */
const subject = "left_chat";
/** How long the renter has to look at the page. Milliseconds. */
const unseenMs = 3 * minuteMs;
/** An agent who keeps writing doesn't put the mail off for longer than this. Milliseconds. */
const maxBurstMs = 10 * minuteMs;

/** True for a message in the chat page that is also emailed unless the renter sees it first. */
export function isForLeft(row: Pick<OutgoingRow, "subject">): boolean {
  return row.subject === subject;
}

/**
 * Queues what the agent just wrote on the chat page, in the same transaction, for the case that the renter has left it.
 * Nothing is queued without an address, on a server without mail, or where another channel carries the thread.
 */
export async function queueForLeft(
  services: Pick<Services, "config">,
  tx: Kysely<Database>,
  conversation: LockedConversation,
  { seq, now }: { seq: number; now: Date },
): Promise<void> {
  const { agent_id, conversation_id, channel } = conversation;
  if (channel !== "web") return;
  await tx
    .updateTable("conversation")
    .set({ renter_seen: sql`coalesce(renter_seen, ${seq})` })
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .execute();
  const address = outgoingMailOf(services.config) === "none" ? null : await emailOf(tx, conversation);
  if (address === null) return;
  await tx
    .insertInto("outgoing_message")
    .values({
      agent_id,
      conversation_id,
      seq,
      kind: "agent",
      subject,
      channel: "email",
      number: services.config.inboundMail?.domain ?? "",
      address,
      due_at: new Date(now.getTime() + unseenMs),
      created_at: now,
      changed_at: now,
    })
    .execute();
}

/** Where an answer by mail would come from, too: the address that this conversation's lead gave, or the person's. */
async function emailOf(tx: Kysely<Database>, { agent_id, lead_id, kept_lead_id }: LockedConversation) {
  const ids = [lead_id, kept_lead_id].filter((id) => id !== null);
  if (ids.length === 0) return null;
  const rows = await tx
    .selectFrom("lead")
    .select(["lead_id", "email"])
    .where("agent_id", "=", agent_id)
    .where("lead_id", "in", ids)
    .where("email", "is not", null)
    .where("removed_at", "is", null)
    .execute();
  const row = rows.find((one) => one.lead_id === lead_id) ?? rows[0];
  return row?.email?.toLowerCase() ?? null;
}

/** Whether the renter's page has shown the message, or they wrote after it. */
export async function wasSeen(db: Kysely<Database>, row: OutgoingRow): Promise<boolean> {
  const { rows } = await sql`
    select from conversation c where c.agent_id = ${row.agent_id} and c.conversation_id = ${row.conversation_id}
      and (c.renter_seen > ${row.seq} or exists (select from message m where m.agent_id = c.agent_id
        and m.conversation_id = c.conversation_id and m.author = 'renter' and m.seq > ${row.seq}))`.execute(db);
  return rows.length > 0;
}

/** How long a mail waits for the rest of what the agent is writing; null if it can be sent. */
export async function burstEnds(db: Kysely<Database>, row: OutgoingRow, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date | null }>`
    select max(due_at) as due_at from outgoing_message where ${restOf(row)}`.execute(db);
  const dueAt = rows[0]?.due_at;
  if (!dueAt) return null;
  const until = new Date(Math.min(dueAt.getTime(), row.created_at.getTime() + maxBurstMs));
  return until > now ? until : null;
}

/** Counts the rest of a burst as sent with its first message, in the transaction that queues the mail. */
export async function joinBurst(tx: Kysely<Database>, row: OutgoingRow, now: Date): Promise<void> {
  await sql`
    update outgoing_message set status = 'sent', carried_by = ${row.outgoing_id}, sent_at = ${now}, changed_at = ${now},
      reason = null where ${restOf(row)}`.execute(tx);
}

/** The conversation's other messages that wait for the same mail. */
function restOf({ agent_id, conversation_id, outgoing_id }: OutgoingRow) {
  return sql`agent_id = ${agent_id} and conversation_id = ${conversation_id} and subject = ${subject}
    and status = 'queued' and outgoing_id <> ${outgoing_id}`;
}
