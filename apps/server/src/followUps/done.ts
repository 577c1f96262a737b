import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Occasion } from "./scope.ts";

/** What was already done about some occasions, by `step:occasion`. */
export async function findDone(
  db: Kysely<Database>,
  agentId: string,
  occasions: Pick<Occasion, "occasion">[],
): Promise<Map<string, DoneRow>> {
  if (occasions.length === 0) return new Map();
  const keys = [...new Set(occasions.map(({ occasion }) => occasion))];
  const rows = await doneRows(db, agentId).where("f.occasion", "in", keys).execute();
  return new Map(rows.map((row) => [`${row.step}:${row.occasion}`, row]));
}

/** Follow-ups with the state of their drafts and texts. */
export function doneRows(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("follow_up as f")
    .innerJoin("lead as l", (join) => join.onRef("l.agent_id", "=", "f.agent_id").onRef("l.lead_id", "=", "f.lead_id"))
    .leftJoin("draft as d", (join) =>
      join.onRef("d.agent_id", "=", "f.agent_id").onRef("d.draft_id", "=", "f.draft_id"),
    )
    .leftJoin("message as m", (join) =>
      join
        .onRef("m.agent_id", "=", "f.agent_id")
        .onRef("m.conversation_id", "=", "f.conversation_id")
        .onRef("m.seq", "=", "f.sent_seq"),
    )
    .select(["f.step", "f.occasion", "f.outcome", "f.channel", "f.conversation_id", "f.created_at", "f.sent_seq"])
    .select(["l.name", "l.language", "d.status as draft_status", "d.content as draft_text", "m.content as sent_text"])
    .select(sql<string>`coalesce(l.merged_into, l.lead_id)`.as("lead_id"))
    .where("f.agent_id", "=", agentId);
}

export type DoneRow = Awaited<ReturnType<ReturnType<typeof doneRows>["execute"]>>[number];
