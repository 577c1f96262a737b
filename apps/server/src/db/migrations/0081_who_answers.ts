import { type Kysely, sql } from "kysely";

/**
 * Two controls instead of one: what the assistant does in a conversation, and whether the agent gets notifications about
 * it. A conversation without its own choice follows the agent's settings.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table agent add column muted boolean not null default false`,
  `alter table conversation
    add column mode text check (mode in ('full', 'balanced', 'minimal')),
    add column muted boolean`,
  `update conversation set control = 'agent', muted = true where control = 'muted'`,
  `alter table conversation drop constraint conversation_control_check`,
  `alter table conversation add constraint conversation_control_check check (control in ('assistant', 'review', 'agent'))`,

  // An emergency gets through to everyone: the assistant tells the renter that the agent knows.
  `create or replace function tell_agent(agent uuid, what text, about uuid, at timestamptz) returns void
  language plpgsql as $$
  begin
    insert into notification (agent_id, kind, conversation_id, created_at, mail_due)
    select agent, what, about, at, at
    where what = 'emergency' or not exists (
      select from conversation c join agent a on a.agent_id = c.agent_id
      where c.agent_id = agent and c.conversation_id = about and coalesce(c.muted, a.muted))
    on conflict (agent_id, kind, conversation_id, (data ->> 'mark')) where read_at is null
      do update set created_at = greatest(notification.created_at, excluded.created_at);
  end $$`,
];
