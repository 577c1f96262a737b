import { type RawBuilder, sql } from "kysely";

/**
 * Since when a remaining lead waits for the agent, as in the queue: its oldest open item, or else its last contact; null
 * if it doesn't wait. Lists that show it agree with the queue beside them, apart from what the agent answered since.
 * @param alias the lead's table in the statement
 */
export function waitingSince(alias: string): RawBuilder<Date | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<Date | null>`case when ${column("needs_you")} then least((
    select min(waiting.created_at) from task waiting
    where waiting.agent_id = ${column("agent_id")} and waiting.done_at is null and waiting.conversation_id in (
      select own.conversation_id from lead own where own.agent_id = ${column("agent_id")}
        and (own.lead_id = ${column("lead_id")} or own.merged_into = ${column("lead_id")}))
  ), ${column("updated_at")}) end`;
}
