import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * Stores a message to support.
 * @returns its id, or undefined if the same message (by its client's key) is already stored
 */
export async function insertContactMessage(
  db: Kysely<Database>,
  message: Insertable<Database["contact_message"]>,
): Promise<string | undefined> {
  const row = await db
    .insertInto("contact_message")
    .values(message)
    .onConflict((conflict) => conflict.column("client_key").doNothing())
    .returning("message_id")
    .executeTakeFirst();
  return row?.message_id;
}

/** A message to support; undefined once it is erased. */
export function findContactMessage(db: Kysely<Database>, messageId: string) {
  return db
    .selectFrom("contact_message")
    .select(["name", "email", "subject", "body", "language"])
    .where("message_id", "=", messageId)
    .executeTakeFirst();
}
