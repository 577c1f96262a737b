import { type Kysely, sql } from "kysely";

/**
 * Events that affected the security of an account. Rows are only ever added: the database itself refuses every change,
 * and any removal before two years have passed. So nothing here names a person: an erased account leaves an id that
 * leads nowhere.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table security_event (
    event_id uuid primary key default gen_random_uuid(),
    account_id uuid,
    actor_id uuid,
    kind text not null,
    detail jsonb not null default '{}',
    network text not null default '',
    user_agent text not null default '',
    created_at timestamptz not null default now()
  )`,
  `create index security_event_account on security_event (account_id, created_at desc, event_id desc)`,
  `create index security_event_recent on security_event (created_at desc, event_id desc)`,
  `create function keep_security_events() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and old.created_at < now() - interval '2 years' then
      return old;
    end if;
    raise exception 'security events are only ever added' using errcode = 'insufficient_privilege';
  end $$`,
  `create trigger security_event_kept before update or delete on security_event
    for each row execute function keep_security_events()`,
  `create trigger security_event_not_emptied before truncate on security_event
    for each statement execute function keep_security_events()`,
];
