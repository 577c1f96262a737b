import { type Kysely, sql } from "kysely";

/** Whether an agent allows a language model, and what it did in each conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table agent add column language_model boolean not null default true`,
  // The key starts with the columns that a month's figures are summed by. Cost in millionths of a US dollar.
  `create table model_use (
    agent_id uuid not null,
    day date not null,
    conversation_id uuid not null,
    model text not null,
    prompts text not null,
    turns integer not null,
    understood integer not null,
    phrased integer not null,
    calls integer not null,
    input_tokens bigint not null,
    output_tokens bigint not null,
    cost_micros bigint,
    primary key (agent_id, day, conversation_id, model, prompts),
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,
  // Erasing a conversation looks up its rows.
  `create index model_use_of_conversation on model_use (agent_id, conversation_id)`,
];
