import { placesPerReferral } from "@llave/contract/account/accountLimits";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * The queue is the order of `queue_key` among pending entries. A place is a count over an index, so it is always right
 * without being stored.
 */

/** The place of a pending entry, from 1; null for one that isn't pending. */
export async function positionOf(db: Kysely<Database>, entryId: string): Promise<number | null> {
  const { rows } = await sql<{ position: number }>`
    select (
      select count(*) from waitlist_entry ahead
      where ahead.status = 'pending' and (ahead.queue_key, ahead.entry_id) <= (own.queue_key, own.entry_id)
    ) as position
    from waitlist_entry own where own.entry_id = ${entryId} and own.status = 'pending'`.execute(db);
  return rows[0]?.position ?? null;
}

/** How many are waiting. */
export async function countPending(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pending: number }>`
    select count(*) as pending from waitlist_entry where status = 'pending'`.execute(db);
  return rows[0]?.pending ?? 0;
}

/**
 * Counts a referral and moves the referrer up 5 places, or to the front. The new key is the midpoint of the two it
 * moves between; halving is exact for `numeric`, however often.
 */
export async function rewardReferral(tx: Kysely<Database>, referrerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('waitlist referral'))`.execute(tx);
  await sql`
    with own as (
      select entry_id, queue_key, status from waitlist_entry where entry_id = ${referrerId}
    ), ahead as (
      select w.queue_key, row_number() over (order by w.queue_key desc, w.entry_id desc) as distance
      from own cross join lateral (
        select queue_key, entry_id from waitlist_entry
        where own.status = 'pending' and status = 'pending'
          and (queue_key, entry_id) < (own.queue_key, own.entry_id)
        order by queue_key desc, entry_id desc limit ${placesPerReferral + 1}
      ) w
    )
    update waitlist_entry entry set
      referrals = referrals + 1,
      queue_key = coalesce(
        (select (min(queue_key) + max(queue_key)) * 0.5 from ahead
         where distance >= ${placesPerReferral} having count(*) = 2),
        (select min(queue_key) - 1 from ahead),
        entry.queue_key)
    from own where entry.entry_id = own.entry_id`.execute(tx);
}

/** Fewer invitations than this say nothing about the pace. */
const minInvitations = 10;
const paceDays = 30;

/**
 * How many people a day were invited over the last 30 days, or since the first invitation if that is later (but at
 * least a whole day). Null if there were too few to tell.
 */
export async function invitationPace(db: Kysely<Database>, now: Date): Promise<number | null> {
  const { rows } = await sql<{ invited: number; days: number }>`
    select
      (select count(*) from waitlist_entry
       where invited_at > ${now}::timestamptz - make_interval(days => ${paceDays})) as invited,
      greatest(1, least(${paceDays},
        extract(epoch from ${now}::timestamptz - (select min(invited_at) from waitlist_entry)) / 86400)) as days`.execute(
    db,
  );
  const pace = rows[0];
  return pace && pace.invited >= minInvitations ? pace.invited / pace.days : null;
}

/** Whole days until a place's turn at a pace of people per day; null without a pace. */
export function estimatedDays(position: number, pace: number | null): number | null {
  return pace === null ? null : Math.ceil(position / pace);
}
