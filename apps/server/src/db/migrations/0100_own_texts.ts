import { type Kysely, sql } from "kysely";

/** The agent's own texts: a greeting, answers that the assistant gives for them, and replies to insert while writing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Empty: the assistant greets in its own words.
  `alter table agent add column greeting_en text not null default '', add column greeting_es text not null default ''`,
  `create table own_answer (
    agent_id uuid not null references agent on delete cascade,
    answer_id uuid not null,
    topic text,
    question_en text not null,
    question_es text not null,
    answer_en text not null,
    answer_es text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (agent_id, answer_id)
  )`,
  // The assistant answers from a cached copy.
  `create trigger own_answer_changed after insert or update or delete on own_answer
    for each row execute function tell_agent_changed()`,
  `create table saved_reply (
    agent_id uuid not null references agent on delete cascade,
    reply_id uuid not null,
    shortcut text not null,
    text_en text not null,
    text_es text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (agent_id, reply_id),
    constraint saved_reply_shortcut unique (agent_id, shortcut)
  )`,
];
