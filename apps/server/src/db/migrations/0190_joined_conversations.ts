import { type Kysely, sql } from "kysely";

/**
 * A phone that sends a chat page's code joins what it wrote before with the page's conversation. The message with the
 * code says so until it is answered, and the id of a conversation that became part of another still leads there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inbound_message add column joins uuid`.execute(db);
  await sql`create table joined_conversation (
    agent_id uuid not null,
    earlier_id uuid not null,
    conversation_id uuid not null,
    primary key (agent_id, earlier_id),
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`.execute(db);
  await sql`create index joined_conversation_into on joined_conversation (agent_id, conversation_id)`.execute(db);
  // A phone's messages to an agent are answered in order, whatever the line.
  await sql`create index channel_thread_phone on channel_thread (agent_id, address)`.execute(db);
}
