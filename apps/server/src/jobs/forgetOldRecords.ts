import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * The daily clean-up: sessions and links that nobody can use any more, mails after 90 days, and
 * messages to support, introductions and page counts after 2 years.
 * An entry's newest invitation stays, since the administrators' list shows how its mail fared.
 */
export async function forgetOldRecords(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<", now).execute();
  await db.deleteFrom("mailed_link").where("purpose", "<>", "invitation").where("expires_at", "<", now).execute();
  await sql`
    delete from mail where created_at < ${now}::timestamptz - interval '90 days'
      and not exists (select from mailed_link l where l.mail_id = mail.mail_id)`.execute(db);
  for (const table of ["contact_message", "introduction"] as const) {
    await db.deleteFrom(table).where("created_at", "<", sql<Date>`${now}::timestamptz - interval '2 years'`).execute();
  }
  await db.deleteFrom("page_day").where("day", "<", sql<string>`${now}::timestamptz - interval '2 years'`).execute();
}
