import type { InviteResponse } from "@llave/contract/admin";
import { minuteMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { recordAct } from "./audit.ts";

interface Invited {
  entry_id: string;
  email: string;
  language: Language;
}

/** People per transaction, so rows stay locked only as long as it takes to write them. */
const invitedAtOnce = 1000;
const resendAfterMs = minuteMs;

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
    const resent = await inviteAgain(services, tx, chosen);
    const { rows: invited } = await sql<Invited>`
      with chosen as (
        select entry_id from waitlist_entry
        where entry_id = any(${chosen}::uuid[]) and status = 'pending' and unsubscribed_at is null
        order by entry_id for update
      ), ${places}, ${inviting(services.now())}
      select * from invited`.execute(tx);
    await mailInvitations(services, tx, [...resent, ...invited]);
    return { invited: invited.length, resent: resent.length, skipped: chosen.length - invited.length - resent.length };
  });
  await recordAct(services.db, adminId, "invite", { ...outcome }, services.now());
  return outcome;
}

/** Locks the entries first: a second click waits and then finds the first one's invitation. */
async function inviteAgain(services: Pick<Services, "now">, tx: Kysely<Database>, ids: string[]): Promise<Invited[]> {
  await sql`select from waitlist_entry where entry_id = any(${ids}::uuid[]) order by entry_id for update`.execute(tx);
  const lately = new Date(services.now().getTime() - resendAfterMs);
  const { rows } = await sql<Invited>`
    select entry_id, email, language from waitlist_entry entry
    where entry_id = any(${ids}::uuid[]) and status = 'invited' and unsubscribed_at is null
      and not exists (
        select from mailed_link link
        where link.entry_id = entry.entry_id and (link.created_at > ${lately} or link.used_at is not null)
      )`.execute(tx);
  return rows;
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

async function mailInvitations(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  invited: Invited[],
): Promise<void> {
  const mails = invited.map(({ entry_id, email, language }) => ({
    kind: "invitation" as const,
    recipient: email,
    language,
    link: { purpose: "invitation" as const, entryId: entry_id },
  }));
  await queueMails(services, tx, mails);
}
