import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { foldDays } from "../jobs/foldDays.ts";
import { eraseRemoved } from "../leads/changes/removal.ts";
import { purgeOrphanMails } from "../mail/purgeOrphanMails.ts";

/**
 * The daily purge: deletes expired sessions, links and rate-limit counts, browsers unseen for a year, codes of privacy
 * requests and confirmations of an erasure after a day, sign-ins at calendars, incoming texts, news about listings, texts to
 * agents, webhook deliveries and what was sent to calendars after 30 days, mails after 90 days, messages to support,
 * introductions, security events and
 * page counts after 2 years, listings 30 days after they were deleted, and photos that no listing shows. An entry's
 * newest invitation stays, since the administrators' list shows whether its mail arrived.
 */
export async function purgeOldRecords(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<", now).execute();
  await db.deleteFrom("mailed_link").where("purpose", "<>", "invitation").where("expires_at", "<", now).execute();
  await db.deleteFrom("rate_limit").where("expire", "<", now.getTime()).execute();
  await db.deleteFrom("pending_proof").where("expires_at", "<", now).execute();
  await db
    .deleteFrom("known_device")
    .where("seen_at", "<", sql<Date>`${now}::timestamptz - interval '1 year'`)
    .execute();
  await sql`
    delete from mail where created_at < ${now}::timestamptz - interval '90 days'
      and not exists (select from mailed_link l where l.mail_id = mail.mail_id)`.execute(db);
  // The last trace of a renter who was erased.
  await sql`
    delete from mail where kind = 'privacy_erased' and created_at < ${now}::timestamptz - interval '1 day'`.execute(db);
  await sql`delete from property where deleted_at < ${now}::timestamptz - interval '30 days'`.execute(db);
  // A photo is stored before its listing is: a day is plenty for a form that stays open.
  await sql`
    delete from picture where purpose = 'listing' and created_at < ${now}::timestamptz - interval '1 day'
      and not exists (select from property_photo ph
        where ph.agent_id = picture.agent_id and ph.picture_id = picture.picture_id)`.execute(db);
  await sql`delete from notification where created_at < ${now}::timestamptz - interval '90 days'`.execute(db);
  await sql`delete from privacy_request where created_at < ${now}::timestamptz - interval '1 day'`.execute(db);
  // By the database's clock, which guards them too.
  await sql`delete from security_event where created_at < now() - interval '2 years'`.execute(db);
  await db.deleteFrom("calendar_sign_in").where("expires_at", "<", now).execute();
  await sql`
    delete from calendar_event e using showing s where s.agent_id = e.agent_id and s.showing_id = e.showing_id
      and e.wanted = e.sent and s.ends_at < ${now}::timestamptz - interval '30 days'`.execute(db);
  await db.deleteFrom("channel_code").where("expires_at", "<", now).execute();
  // Answered texts are in the thread.
  await sql`delete from inbound_message where received_at < ${now}::timestamptz - interval '30 days'`.execute(db);
  await sql`delete from inquiry_mail where received_at < ${now}::timestamptz - interval '30 days'`.execute(db);
  await sql`
    delete from channel_thread where conversation_id is null
      and last_inbound_at < ${now}::timestamptz - interval '30 days'`.execute(db);
  await sql`delete from alert_text where created_at < ${now}::timestamptz - interval '30 days'`.execute(db);
  await sql`delete from notification_digest where day < ${now}::timestamptz - interval '30 days'`.execute(db);
  await sql`delete from listing_news where created_at < ${now}::timestamptz - interval '30 days'`.execute(db);
  await sql`delete from webhook_event where occurred_at < ${now}::timestamptz - interval '30 days'`.execute(db);
  await eraseRemoved(db, now);
  await purgeOrphanMails(db);
  await foldDays(db, now);
  for (const table of ["contact_message", "introduction"] as const) {
    await db.deleteFrom(table).where("created_at", "<", sql<Date>`${now}::timestamptz - interval '2 years'`).execute();
  }
  await db.deleteFrom("page_day").where("day", "<", sql<string>`${now}::timestamptz - interval '2 years'`).execute();
}
