import type { InviteResponse } from "@llave/contract/admin/admin";
import { type Kysely, sql } from "kysely";
import { type Invited, mailInvitations, resendInvitations } from "../auth/invitation.ts";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { recordAct } from "./audit.ts";

/** People per transaction, so rows stay locked only as long as it takes to write them. */
const invitedAtOnce = 1000;

/**
 * Invites the first people in line. Skips rows that another administrator is inviting right now, so that no one is
 * invited twice.
 * @param asked what the administrator typed; anything but a positive number invites no one
 * @returns how many were invited
 */
export async function bulkInvite(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  adminId: string,
  asked: unknown,
): Promise<number> {
  const wanted = typeof asked === "number" && Number.isFinite(asked) ? Math.floor(asked) : 0;
  if (wanted < 1) return 0;
  await services.jobs.start();
  let invited = 0;
  while (invited < wanted) {
    const some = Math.min(invitedAtOnce, wanted - invited);
    const done = await services.db.transaction().execute((tx) => inviteFirst(services, tx, some));
    invited += done;
    if (done < some) break;
  }
  await recordAct(services.db, adminId, "bulk_invite", { asked: wanted, invited }, services.now());
  return invited;
}

async function inviteFirst(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  count: number,
): Promise<number> {
  const { rows } = await sql<Invited>`
    with chosen as (
      select entry_id from waitlist_entry
      where status = 'pending' and unsubscribed_at is null
      order by queue_key, entry_id limit ${count} for update skip locked
    ), ${places}, ${inviting(services.now())}
    select * from invited`.execute(tx);
  await mailInvitations(services, tx, rows);
  return rows.length;
}

/**
 * Invites chosen entries, or resends their invitation. Skips people who are onboarded, want no mails, are unknown, or
 * got an invitation within the last minute.
 */
export async function inviteChosen(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  adminId: string,
  ids: string[],
): Promise<InviteResponse> {
  await services.jobs.start();
  const chosen = [...new Set(ids)];
  const outcome = await services.db.transaction().execute(async (tx) => {
    const resent = await resendInvitations(services, tx, chosen);
    const { rows: invited } = await sql<Invited>`
      with chosen as (
        select entry_id from waitlist_entry
        where entry_id = any(${chosen}::uuid[]) and status = 'pending' and unsubscribed_at is null
        order by entry_id for update
      ), ${places}, ${inviting(services.now())}
      select * from invited`.execute(tx);
    await mailInvitations(services, tx, invited);
    return { invited: invited.length, resent, skipped: chosen.length - invited.length - resent };
  });
  await recordAct(services.db, adminId, "invite", { ...outcome }, services.now());
  return outcome;
}

/** The place of everyone who waits. */
const places = sql`place as (
  select entry_id, row_number() over (order by queue_key, entry_id) as position
  from waitlist_entry where status = 'pending'
)`;

/** Changes the chosen rows from pending to invited, and keeps the place they were invited from. */
function inviting(now: Date) {
  return sql`invited as (
    update waitlist_entry entry
    set status = 'invited', invited_at = ${now}, invited_from = place.position
    from chosen join place using (entry_id)
    where entry.entry_id = chosen.entry_id and entry.status = 'pending'
    returning entry.entry_id, entry.email, entry.language
  )`;
}
