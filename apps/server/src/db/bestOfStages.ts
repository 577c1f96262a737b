import type { Lead } from "@llave/contract/leads/leads";
import { type RawBuilder, sql } from "kysely";

/**
 * An agent's counted leads in some stages that meet a condition, highest scores first. Each stage has an index in this
 * order, and the database merges them, so it reads few more leads than it returns. With a list of stages instead, it
 * would step over the leads in all other stages, and those further along score highest.
 * @param condition on the lead `l`
 */
export function bestOfStages(
  agentId: string,
  stages: readonly [Lead["stage"], ...Lead["stage"][]],
  condition: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> {
  // The limit of each stage keeps the planner from reading and sorting all of them.
  const best = sql`order by l.score desc, l.updated_at desc, l.lead_id desc limit ${limit}`;
  const ofStage = (stage: Lead["stage"]) => sql`(
    select l.agent_id, l.lead_id, l.conversation_id, l.name, l.score, l.status, l.slots, l.updated_at from lead l
    where l.agent_id = ${agentId} and l.stage = ${stage} and l.counted and l.removed_at is null and ${condition} ${best})`;
  return sql`(select * from (${sql.join(stages.map(ofStage), sql` union all `)}) l ${best})`;
}
