import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * Deletes mails to renters, and to agents about renters' showings, whose showing, message or draft was erased since: they
 * can't be sent anymore, and name a person who is gone.
 */
export async function purgeOrphanMails(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from mail m where m.about is not null and (
      m.kind in ('showing', 'showing_agent', 'showing_reminder')
        and not exists (select from showing s where s.showing_id = m.about)
      or m.kind in ('thread_message', 'chat_message') and not exists (select from outgoing_message o where o.outgoing_id = m.about)
      or m.kind = 'follow_up' and not exists (select from draft d where d.draft_id = m.about))`.execute(db);
}
