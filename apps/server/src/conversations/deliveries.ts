import type { ThreadMessage } from "@llave/contract/conversation";
import type { Delivery } from "@llave/contract/delivery";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { OutgoingStatus } from "../db/tables/channels.ts";
import { messageAt } from "../threads/repository.ts";
import { type DeliveryAndFiles, presentThreadMessage } from "./present.ts";

/** Delivery status and files of messages from other channels than the chat page, by place in the thread. */
export async function deliveriesOf(
  db: Kysely<Database>,
  agentId: string,
  conversationId: string,
  messages: readonly { seq: number }[],
): Promise<Map<number, DeliveryAndFiles>> {
  const places = messages.map(({ seq }) => seq);
  if (places.length === 0) return new Map();
  const [sent, mailed, files] = await Promise.all([
    deliveries(db, agentId, conversationId, places),
    followUpMails(db, agentId, conversationId, places),
    filesOf(db, agentId, conversationId, places),
  ]);
  const found = new Map<number, DeliveryAndFiles>();
  for (const { sent_seq, status } of mailed) {
    if (sent_seq !== null) found.set(sent_seq, { delivery: presentMail(status) });
  }
  for (const row of sent) if (row.seq !== null) found.set(row.seq, { delivery: presentDelivery(row) });
  for (const [seq, rows] of Map.groupBy(files, (file) => file.seq)) {
    const media = rows.map(({ media_id, content_type, file_name }) => ({
      id: media_id,
      contentType: content_type,
      name: file_name,
    }));
    found.set(seq, { ...found.get(seq), media });
  }
  return found;
}

/** A message as its agent sees it, with its delivery status. */
export async function threadMessageAt(
  db: Kysely<Database>,
  agentId: string,
  conversationId: string,
  seq: number,
): Promise<ThreadMessage> {
  const row = await messageAt(db, agentId, conversationId, seq);
  const found = await deliveriesOf(db, agentId, conversationId, [row]);
  return presentThreadMessage(row, found.get(seq) ?? {});
}

function deliveries(db: Kysely<Database>, agentId: string, conversationId: string, places: number[]) {
  // Once an email was handed to the queue of mails, that knows what became of it. The cast is on this side so that
  // the mail is found by its index.
  const mailId = sql<string>`case when o.channel = 'email' then o.provider_id::uuid end`;
  const status = sql<OutgoingStatus>`case when m.status = 'dropped' then 'canceled' else coalesce(m.status, o.status) end`;
  return db
    .selectFrom("outgoing_message as o")
    .leftJoin("mail as m", (join) => join.on("m.mail_id", "=", mailId))
    .select(["o.seq", "o.channel", "o.reason", "o.error_code", "o.due_at", "o.segments", status.as("status")])
    .where("o.agent_id", "=", agentId)
    .where("o.conversation_id", "=", conversationId)
    .where("o.seq", "in", places)
    .execute();
}

/** A follow-up stays on the chat page; a mail carries it besides. */
function followUpMails(db: Kysely<Database>, agentId: string, conversationId: string, places: number[]) {
  return db
    .selectFrom("follow_up as f")
    .innerJoin("mail as m", (join) => join.onRef("m.about", "=", "f.follow_up_id").on("m.kind", "=", "follow_up"))
    .select(["f.sent_seq", "m.status"])
    .where("f.agent_id", "=", agentId)
    .where("f.conversation_id", "=", conversationId)
    .where("f.sent_seq", "in", places)
    .execute();
}

function filesOf(db: Kysely<Database>, agentId: string, conversationId: string, places: number[]) {
  return db
    .selectFrom("channel_media")
    .select(["seq", "media_id", "content_type", "file_name"])
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .where("seq", "in", places)
    .orderBy("place")
    .execute();
}

function presentMail(status: "queued" | "sent" | "failed" | "dropped"): Delivery {
  const unsent = { channel: "email", errorCode: null, dueAt: null, segments: null } as const;
  if (status === "dropped") return { ...unsent, status: "canceled", reason: "opted_out" };
  return { ...unsent, status, reason: status === "failed" ? "mail_failed" : null };
}

type DeliveryRow = Awaited<ReturnType<typeof deliveries>>[number];

function presentDelivery({ channel, status, reason, error_code, due_at, segments }: DeliveryRow) {
  const waits = status === "queued";
  return { channel, status, reason, errorCode: error_code, dueAt: waits ? due_at.toISOString() : null, segments };
}
