import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** The account of an email address, ignoring case. */
export function findAccount(db: Kysely<Database>, email: string) {
  return db
    .selectFrom("account")
    .select(["account_id", "email", "name", "password_hash", "role", "language"])
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
}

/** An account by its id. */
export function findAccountById(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom("account")
    .select(["account_id", "email", "name", "language"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}
