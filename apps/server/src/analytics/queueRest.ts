import { clockTime, momentOf } from "@llave/assistant";
import { maxAside, type QueueRest } from "@llave/contract/agent/dashboard";
import type { Language } from "@llave/contract/language";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** How long a renter who doesn't answer stays under "waiting on them". */
const waitedFor = "7 days";

interface AsideRow {
  id: string;
  name: string | null;
  score: number;
  status: "hot" | "warm" | "cold";
  language: Language;
  lastMessage: string;
  at: Date;
}

const columns = sql`lead_id as id, name, score, status, language, last_message as "lastMessage"`;

/** Leads that aren't waiting for the agent: renters who haven't answered yet, and leads marked done today. */
export async function readQueueRest(
  db: Kysely<Database>,
  agentId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<QueueRest> {
  const list = async (query: RawBuilder<AsideRow>) =>
    (await query.execute(db)).rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  const today = new Date(momentOf(clockTime(now.getTime(), timeZone).date, 0, timeZone) ?? now);
  const own = sql`agent_id = ${agentId} and not needs_you and removed_at is null and merged_into is null`;
  const [waitingOnThem, doneToday] = await Promise.all([
    list(sql<AsideRow>`
      select ${columns}, updated_at as at from lead l
      where ${own} and counted and done_at is null and stage not in ('leased', 'lost')
        and updated_at > ${now}::timestamptz - ${waitedFor}::interval
        and (select m.author from message m where m.agent_id = l.agent_id and m.conversation_id = l.conversation_id
          order by m.seq desc limit 1) <> 'renter'
      order by updated_at desc, lead_id desc limit ${maxAside}`),
    list(sql<AsideRow>`
      select ${columns}, done_at as at from lead
      where ${own} and done_at >= ${today} order by done_at desc limit ${maxAside}`),
  ]);
  return { waitingOnThem, doneToday };
}
