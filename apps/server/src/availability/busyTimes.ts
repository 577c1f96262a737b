import type { Taken } from "@llave/assistant";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * The upcoming periods in which an agent is busy according to connected calendars, as read last. A calendar that stopped
 * answering counts as it was then.
 */
export async function comingBusyTimes(db: Kysely<Database>, agentId: string, now: Date): Promise<Taken[]> {
  const rows = await db.selectFrom("calendar_connection").select("busy").where("agent_id", "=", agentId).execute();
  const after = now.toISOString();
  return rows
    .flatMap(({ busy }) => busy)
    .filter(([, to]) => to > after)
    .map(([from, to]) => ({ from, to }));
}
