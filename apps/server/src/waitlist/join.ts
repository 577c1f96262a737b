import { hourMs } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import { resendInvitations } from "../auth/invitation.ts";
import type { Database } from "../db/schema.ts";
import { queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { rewardReferral } from "./queue.ts";
import { findEntryByEmail, findReferrer, insertEntry, type NewEntry } from "./repository.ts";

/** A person who wants to join. */
export interface Joining extends Omit<NewEntry, "referredBy" | "now"> {
  /** The referrer's code; an unknown one is ignored. */
  referralCode?: string | undefined;
  /** The entry that the browser's cookie proves to be its own. */
  ownEntryId?: string | null;
}

export interface Joined {
  entryId: string;
  /** False if the address was already on the list. */
  isNew: boolean;
}

/**
 * Adds an address to the waitlist, once, with its confirmation mail; the referrer moves up. `services.jobs.start()`
 * must have been awaited before the transaction began.
 */
export async function joinWaitlist(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  joining: Joining,
): Promise<Joined> {
  const { referralCode, ownEntryId: _, ...person } = joining;
  const referrer = referralCode ? await findReferrer(tx, referralCode) : undefined;
  const entry = await insertEntry(tx, { ...person, referredBy: referrer?.entry_id, now: services.now() });
  if (!entry) return joinAgain(services, tx, joining);
  if (referrer) await rewardReferral(tx, referrer.entry_id);
  await confirm(services, tx, joining);
  return { entryId: entry.entry_id, isNew: true };
}

/**
 * A second sign-up doesn't change the place; it requests the confirmation or invitation again. The entry goes to the
 * new account only from the browser that created it: a typed address proves nothing.
 */
async function joinAgain(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  joining: Joining,
): Promise<Joined> {
  const entry = await findEntryByEmail(tx, joining.email);
  if (!entry) throw new Error("an existing entry disappeared");
  const isOwn = entry.entry_id === joining.ownEntryId;
  await tx
    .updateTable("waitlist_entry")
    .set({ unsubscribed_at: null, ...(isOwn && joining.accountId && { account_id: joining.accountId }) })
    .where("entry_id", "=", entry.entry_id)
    .execute();
  if (entry.status === "invited") await resendInvitations(services, tx, [entry.entry_id], hourMs);
  else if (!(await confirmedRecently(services, tx, joining.email))) await confirm(services, tx, joining);
  return { entryId: entry.entry_id, isNew: false };
}

/** One confirmation an hour, so the form can't be used to flood a mailbox. */
async function confirmedRecently(
  services: Pick<Services, "now">,
  tx: Kysely<Database>,
  email: string,
): Promise<boolean> {
  const hourAgo = new Date(services.now().getTime() - hourMs);
  const mail = await tx
    .selectFrom("mail")
    .select("mail_id")
    .where(sql<string>`lower(recipient)`, "=", email.toLowerCase())
    .where("kind", "=", "waitlist_joined")
    .where("created_at", ">", hourAgo)
    .executeTakeFirst();
  return mail !== undefined;
}

async function confirm(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  { email, language }: Joining,
): Promise<void> {
  await queueMails(services, tx, [{ kind: "waitlist_joined", recipient: email, language }]);
}
