import { type Kysely, sql } from "kysely";

/**
 * Leads whose conversation captured everything. A lead that no one has called yet needs the agent and comes first in
 * the queue, and the agent is notified, whatever its temperature.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const isNew = `(select k.stage = 'new' from lead k
  where k.agent_id = l.agent_id and k.lead_id = coalesce(l.merged_into, l.lead_id))`;

const statements = [
  "alter table lead add column finished_at timestamptz",
  `create index lead_uncalled on lead (agent_id, score desc, updated_at, lead_id)
    where needs_you and finished_at is not null and stage = 'new' and removed_at is null`,
  // A thread's lead, and the lead it was merged into.
  `create function finish_lead() returns trigger language plpgsql as $$
  begin
    update lead l set finished_at = coalesce(l.finished_at, new.updated_at), needs_you = l.needs_you or ${isNew}
    where l.agent_id = new.agent_id and l.finished_at is null and l.lead_id in (new.lead_id, (
      select p.merged_into from lead p where p.agent_id = new.agent_id and p.lead_id = new.lead_id));
    return null;
  end $$`,
  `create function tell_of_finished_lead() returns trigger language plpgsql as $$
  begin
    perform tell_agent(new.agent_id, 'finished_lead', new.conversation_id, new.updated_at);
    return null;
  end $$`,
  ...["insert", "update"].flatMap((event) => {
    const changed = (what: string) => (event === "update" ? ` and ${what}` : "");
    return [
      `create trigger conversation_finishes_lead_on_${event} after ${event} on conversation for each row
        when (new.is_complete and new.lead_id is not null${changed(
          "(not old.is_complete or old.lead_id is distinct from new.lead_id)",
        )}) execute function finish_lead()`,
      `create trigger conversation_finished_on_${event} after ${event} on conversation for each row
        when (new.is_complete and new.lead_id is not null${changed("not old.is_complete")})
        execute function tell_of_finished_lead()`,
    ];
  }),
  `update lead l set finished_at = c.updated_at from conversation c
    where c.agent_id = l.agent_id and c.lead_id = l.lead_id and c.is_complete`,
  `update lead k set finished_at = p.finished_at from (
      select agent_id, merged_into, min(finished_at) as finished_at from lead
      where merged_into is not null and finished_at is not null group by agent_id, merged_into
    ) p where p.agent_id = k.agent_id and p.merged_into = k.lead_id and k.finished_at is null`,
  // Leads older than a month would flood the queue on the day this landed.
  `update lead l set needs_you = true
    where finished_at > now() - interval '30 days' and not needs_you and ${isNew}`,

  // Notifications held back by a setting, so that turning it on again releases them.
  "alter table notification add column mail_held boolean not null default false",
];
