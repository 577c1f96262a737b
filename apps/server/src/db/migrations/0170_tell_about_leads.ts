import { type Kysely, sql } from "kysely";

/** One function tells the agent about a conversation, or about a lead without one: the server had the second rule itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  "drop function tell_agent(uuid, text, uuid, timestamptz)",

  // An emergency gets through to everyone: the assistant tells the renter that the agent knows.
  `create function tell_agent(agent uuid, what text, about uuid, at timestamptz, of_lead uuid default null) returns void
  language plpgsql as $$
  begin
    insert into notification (agent_id, kind, conversation_id, lead_id, data, created_at, mail_due)
    select a.agent_id, what, about, of_lead,
      case when of_lead is null then '{}' else jsonb_build_object('mark', of_lead) end, at, at
    from agent a
    left join conversation c on c.agent_id = a.agent_id and c.conversation_id = about
    where a.agent_id = agent and (what = 'emergency' or not coalesce(c.muted, a.muted))
    on conflict (agent_id, kind, conversation_id, (data ->> 'mark')) where read_at is null
      do update set created_at = greatest(notification.created_at, excluded.created_at);
  end $$`,
];
