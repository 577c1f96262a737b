import type { Delivery } from "@llave/contract/channels/delivery";
import type { ThreadMessage } from "@llave/contract/conversations/conversation";
import { type Kysely, type Selectable, sql } from "kysely";
import { isForLeft } from "../channels/outbound/sending/leftChat.ts";
import type { Database } from "../db/schema.ts";
import type { OutgoingStatus } from "../db/tables/channels.ts";
import { messageAt } from "../threads/repository.ts";
import { type DeliveryAndFiles, presentThreadMessage } from "./present.ts";

/** Delivery status and files of messages from other channels than the chat page, by place in the thread. */
export async function deliveriesOf(
  db: Kysely<Database>,
  agentId: string,
  conversationId: string,
  messages: readonly SentMessage[],
): Promise<Map<number, DeliveryAndFiles>> {
  const places = messages.map(({ seq }) => seq);
  if (places.length === 0) return new Map();
  const [sent, mailed, files, page] = await Promise.all([
    deliveries(db, agentId, conversationId, places),
    followUpMails(db, agentId, conversationId, places),
    filesOf(db, agentId, conversationId, places),
    pageOf(db, agentId, conversationId),
  ]);
  const found = new Map<number, DeliveryAndFiles>();
  for (const message of messages) {
    const delivery = page && onPage(message, page);
    if (delivery) found.set(message.seq, { delivery });
  }
  for (const { sent_seq, ...mail } of mailed) {
    if (sent_seq !== null) found.set(sent_seq, { delivery: presentMail(mail) });
  }
  for (const row of sent) {
    const seen = row.seq !== null && found.get(row.seq)?.delivery?.status === "read";
    if (row.seq !== null && !seen) found.set(row.seq, { delivery: presentDelivery(row) });
  }
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

interface SentMessage {
  seq: number;
  author: string;
  reviewed: string | null;
  channel: string;
}

/** How far the renter's page has shown the thread, and what else reaches them. */
function pageOf(db: Kysely<Database>, agentId: string, conversationId: string) {
  return db
    .selectFrom("conversation as c")
    .leftJoin("lead as l", (join) =>
      join.onRef("l.agent_id", "=", "c.agent_id").on("l.lead_id", "=", sql<string>`kept_lead(c.agent_id, c.lead_id)`),
    )
    .select(["c.renter_seen", "l.email", "l.phone"])
    .where("c.agent_id", "=", agentId)
    .where("c.conversation_id", "=", conversationId)
    .executeTakeFirst();
}

/** Whether the renter has seen what the agent wrote or approved on the chat page; null if that isn't known. */
function onPage(
  { seq, author, reviewed, channel }: SentMessage,
  { renter_seen, email, phone }: NonNullable<Awaited<ReturnType<typeof pageOf>>>,
): Delivery | null {
  if (channel !== "web" || renter_seen === null || (author !== "agent" && reviewed === null)) return null;
  const here = { channel: "web", errorCode: null, dueAt: null, segments: null } as const;
  if (seq < renter_seen) return { ...here, status: "read", reason: null };
  const missing = phone === null ? "no_contact" : "no_email";
  return { ...here, status: "unseen", reason: email === null ? missing : null };
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
  // Once an email is in the mail queue, its row there has the status. The cast is on this side so that the mail is
  // found by its index.
  const mailId = sql<string>`case when o.channel = 'email' then coalesce(first.provider_id, o.provider_id)::uuid end`;
  const status = sql<OutgoingStatus>`case when m.status = 'dropped' then 'canceled' else coalesce(m.status, o.status) end`;
  const reason = sql<string | null>`case when m.status = 'dropped' then m.drop_reason else o.reason end`;
  return db
    .selectFrom("outgoing_message as o")
    .leftJoin("outgoing_message as first", "first.outgoing_id", "o.carried_by")
    .leftJoin("mail as m", (join) => join.on("m.mail_id", "=", mailId))
    .select([
      "o.seq",
      "o.channel",
      "o.error_code",
      "o.due_at",
      "o.segments",
      "o.subject",
      status.as("status"),
      reason.as("reason"),
    ])
    .where("o.agent_id", "=", agentId)
    .where("o.conversation_id", "=", conversationId)
    .where("o.seq", "in", places)
    .execute();
}

/** A follow-up stays on the chat page and is also mailed. */
function followUpMails(db: Kysely<Database>, agentId: string, conversationId: string, places: number[]) {
  return db
    .selectFrom("follow_up as f")
    .innerJoin("mail as m", (join) => join.onRef("m.about", "=", "f.follow_up_id").on("m.kind", "=", "follow_up"))
    .select(["f.sent_seq", "m.status", "m.drop_reason"])
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

function presentMail({ status, drop_reason }: Pick<Selectable<Database["mail"]>, "status" | "drop_reason">): Delivery {
  const unsent = { channel: "email", errorCode: null, dueAt: null, segments: null } as const;
  if (status === "dropped") return { ...unsent, status: "canceled", reason: drop_reason };
  return { ...unsent, status, reason: status === "failed" ? "mail_failed" : null };
}

type DeliveryRow = Awaited<ReturnType<typeof deliveries>>[number];

function presentDelivery({ channel, status, reason, error_code, due_at, segments, subject }: DeliveryRow) {
  const waits = status === "queued";
  const why = waits && isForLeft({ subject }) ? "until_seen" : reason;
  return { channel, status, reason: why, errorCode: error_code, dueAt: waits ? due_at.toISOString() : null, segments };
}
