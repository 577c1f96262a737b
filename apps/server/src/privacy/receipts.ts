import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { TimeCursor } from "../http/pageCursor.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { AgentRecords } from "./records.ts";

interface Act {
  act: "copy" | "erasure";
  proof: "code" | "device";
  showings: number;
  now: Date;
}

/**
 * Records that data was handed out or erased, without saying whose, and which notice the renter had been shown: its wording,
 * when, on which channel and through which link.
 * @returns the receipt's id
 */
export async function writeReceipt(db: Kysely<Database>, record: AgentRecords, act: Act): Promise<string> {
  const receiptId = randomUUID();
  const { agentId, conversationIds, leadIds, messages } = record;
  await sql`
    insert into privacy_receipt (agent_id, receipt_id, act, proof, conversations, messages, leads, showings, notices,
      created_at)
    select ${agentId}, ${receiptId}, ${act.act}, ${act.proof}, ${conversationIds.length}, ${messages},
      ${leadIds.length}, ${act.showings}, coalesce((
        select jsonb_agg(jsonb_build_object('version', c.notice_version, 'at', c.notice_at, 'channel', 'web_chat',
          'source', coalesce(s.source_tag, 'direct')) order by c.created_at)
        from conversation c left join smartlink s on s.agent_id = c.agent_id and s.link_id = c.link_id
        where c.agent_id = ${agentId} and c.conversation_id = any(${conversationIds}::uuid[])), '[]'),
      ${act.now}`.execute(db);
  const kind = act.act === "copy" ? "renter_data_copied" : "renter_data_erased";
  await recordSecurityEvent(db, { kind, accountId: agentId });
  return receiptId;
}

/** An agent's receipts, newest first; one more than requested, to show whether another page follows. */
export function receiptsOf(db: Kysely<Database>, agentId: string, page: { after: TimeCursor | null; limit: number }) {
  let query = db
    .selectFrom("privacy_receipt")
    .select(["receipt_id", "act", "proof", "conversations", "messages", "leads", "showings", "created_at"])
    .where("agent_id", "=", agentId);
  if (page.after) {
    const { at, id } = page.after;
    query = query.where(sql<boolean>`(created_at, receipt_id) < (${at}::timestamptz, ${id}::uuid)`);
  }
  return query
    .orderBy("created_at", "desc")
    .orderBy("receipt_id", "desc")
    .limit(page.limit + 1)
    .execute();
}

export type ReceiptRow = Awaited<ReturnType<typeof receiptsOf>>[number];
