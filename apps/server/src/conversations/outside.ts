import type { ThreadMessage } from "@llave/contract/conversation";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { messageAt } from "../threads/repository.ts";
import { type Outside, presentThreadMessage } from "./present.ts";

/** The delivery status of messages outside the chat page, and their files, by their place in the thread. */
export async function outsideOf(
  db: Kysely<Database>,
  agentId: string,
  conversationId: string,
  messages: readonly { seq: number }[],
): Promise<Map<number, Outside>> {
  const places = messages.map(({ seq }) => seq);
  if (places.length === 0) return new Map();
  const [sent, files] = await Promise.all([
    deliveries(db, agentId, conversationId, places),
    filesOf(db, agentId, conversationId, places),
  ]);
  const outside = new Map<number, Outside>();
  for (const row of sent) if (row.seq !== null) outside.set(row.seq, { delivery: presentDelivery(row) });
  for (const [seq, rows] of Map.groupBy(files, (file) => file.seq)) {
    const media = rows.map(({ media_id, content_type }) => ({ id: media_id, contentType: content_type }));
    outside.set(seq, { ...outside.get(seq), media });
  }
  return outside;
}

/** A message as its agent sees it, with its delivery status. */
export async function threadMessageAt(
  db: Kysely<Database>,
  agentId: string,
  conversationId: string,
  seq: number,
): Promise<ThreadMessage> {
  const row = await messageAt(db, agentId, conversationId, seq);
  const outside = await outsideOf(db, agentId, conversationId, [row]);
  return presentThreadMessage(row, outside.get(seq) ?? {});
}

function deliveries(db: Kysely<Database>, agentId: string, conversationId: string, places: number[]) {
  return db
    .selectFrom("outgoing_message")
    .select(["seq", "channel", "status", "reason", "error_code", "due_at", "segments"])
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .where("seq", "in", places)
    .execute();
}

function filesOf(db: Kysely<Database>, agentId: string, conversationId: string, places: number[]) {
  return db
    .selectFrom("channel_media")
    .select(["seq", "media_id", "content_type"])
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .where("seq", "in", places)
    .orderBy("place")
    .execute();
}

type DeliveryRow = Awaited<ReturnType<typeof deliveries>>[number];

function presentDelivery({ channel, status, reason, error_code, due_at, segments }: DeliveryRow) {
  const waits = status === "queued";
  return { channel, status, reason, errorCode: error_code, dueAt: waits ? due_at.toISOString() : null, segments };
}
