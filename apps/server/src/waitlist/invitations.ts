import { minuteMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";

/** An entry that gets an invitation by mail. */
export interface Invited {
  entry_id: string;
  email: string;
  language: Language;
}

type MailingServices = Pick<Services, "jobs" | "now" | "secret">;

/** Nobody gets the same invitation twice within this time. Milliseconds. */
const resendAfterMs = minuteMs;

/** Queues the invitation's mail for each of these entries. */
export async function mailInvitations(services: MailingServices, tx: Kysely<Database>, invited: Invited[]) {
  const mails = invited.map(({ entry_id, email, language }) => ({
    kind: "invitation" as const,
    recipient: email,
    language,
    link: { purpose: "invitation" as const, entryId: entry_id },
  }));
  await queueMails(services, tx, mails);
}

/**
 * Mails the invitation again to entries that haven't accepted it, want mails, and got none lately. Locks the entries
 * first: a second click waits and then finds the first one's invitation.
 * @param quietMs how long after one invitation no other is sent
 * @returns how many were sent
 */
export async function resendInvitations(
  services: MailingServices,
  tx: Kysely<Database>,
  ids: string[],
  quietMs = resendAfterMs,
): Promise<number> {
  await sql`select from waitlist_entry where entry_id = any(${ids}::uuid[]) order by entry_id for update`.execute(tx);
  const lately = new Date(services.now().getTime() - quietMs);
  const { rows } = await sql<Invited>`
    select entry_id, email, language from waitlist_entry entry
    where entry_id = any(${ids}::uuid[]) and status = 'invited' and unsubscribed_at is null
      and not exists (
        select from mailed_link link
        where link.entry_id = entry.entry_id and (link.created_at > ${lately} or link.used_at is not null)
      )`.execute(tx);
  await mailInvitations(services, tx, rows);
  return rows.length;
}

/** Mails people their own invitation again. Asking for it ends an earlier "no more mails". */
export async function resendOwnInvitation(
  services: MailingServices & Pick<Services, "db">,
  entryId: string,
): Promise<boolean> {
  await services.jobs.start();
  return services.db.transaction().execute(async (tx) => {
    await tx.updateTable("waitlist_entry").set({ unsubscribed_at: null }).where("entry_id", "=", entryId).execute();
    return (await resendInvitations(services, tx, [entryId])) > 0;
  });
}
