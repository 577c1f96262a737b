import { type Kysely, sql } from "kysely";

/** Finds what a number last sent to a phone, whichever agent's it was: the next message from that phone answers it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index outgoing_message_number on outgoing_message (channel, number, address, created_at)`.execute(
    db,
  );
}
