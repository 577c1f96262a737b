import type { InvitationResponse } from "@llave/contract/account/auth";
import { minuteMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import { findLink, spendLink } from "../mail/mailedLinks.ts";
import { queueMails } from "../mail/outbox.ts";
import { tokenHash } from "../secrets/signing.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { Services } from "../services.ts";
import { findAccount } from "./repository.ts";

/** Why an invitation grants nothing; each is an error in the catalog. */
type InvitationProblem = "invitation_not_valid" | "invitation_used" | "invitation_expired" | "invitation_other_address";

/**
 * Gives an account early access with the token of a mailed invitation. It works once, and only for the address the mail
 * went to, because the token proves that address.
 */
export async function acceptInvitation(
  tx: Kysely<Database>,
  account: { accountId: string; email: string },
  token: string,
  now: Date,
): Promise<"accepted" | InvitationProblem> {
  const found = await findLink(tx, "invitation", token, now);
  if (found && found.email !== account.email.toLowerCase()) return "invitation_other_address";
  const link = found && (await spendLink(tx, "invitation", token, now));
  if (!link?.entry_id) return problemOf(tx, token);
  await tx
    .updateTable("account")
    .set({ access_level: "early_access", email_verified_at: now })
    .where("account_id", "=", account.accountId)
    .execute();
  await recordSecurityEvent(tx, { kind: "access_given", accountId: account.accountId });
  await tx
    .updateTable("waitlist_entry")
    .set({ account_id: account.accountId })
    .where("entry_id", "=", link.entry_id)
    .execute();
  await closeInvitations(tx, link.entry_id, now);
  return "accepted";
}

/** What a sign-up or sign-in reports about its invitation, if it has one. */
export function outcomeOf(result: "accepted" | InvitationProblem | undefined): "accepted" | "refused" | undefined {
  return result === undefined || result === "accepted" ? result : "refused";
}

/** The result of the invitation that came with a sign-in, if there was one. */
export async function acceptOnSignIn(
  services: Pick<Services, "db" | "now">,
  { account_id, email }: { account_id: string; email: string },
  token: string | undefined,
): Promise<"accepted" | "refused" | undefined> {
  if (token === undefined) return undefined;
  const account = { accountId: account_id, email };
  const result = await services.db.transaction().execute((tx) => acceptInvitation(tx, account, token, services.now()));
  return outcomeOf(result);
}

/**
 * The person a token invited; marks the mail as opened.
 * @throws ApiError that says why it doesn't work (anymore)
 */
export async function openInvitation(db: Kysely<Database>, token: string, now: Date): Promise<InvitationResponse> {
  const link = await findLink(db, "invitation", token, now);
  if (!link?.entry_id) throw new ApiError(await problemOf(db, token));
  const entry = await db
    .selectFrom("waitlist_entry")
    .select(["name", "email"])
    .where("entry_id", "=", link.entry_id)
    .executeTakeFirst();
  if (!entry) throw new ApiError("invitation_not_valid");
  await db
    .updateTable("mailed_link")
    .set({ opened_at: now })
    .where("link_id", "=", link.link_id)
    .where("opened_at", "is", null)
    .execute();
  const hasAccount = (await findAccount(db, link.email)) !== undefined;
  return { email: entry.email, name: entry.name, hasAccount };
}

/** Why a token doesn't work: only someone who holds a real one learns more than that it is unknown. */
async function problemOf(db: Kysely<Database>, token: string): Promise<InvitationProblem> {
  const link = await db
    .selectFrom("mailed_link")
    .select("used_at")
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", "invitation")
    .executeTakeFirst();
  if (!link) return "invitation_not_valid";
  return link.used_at ? "invitation_used" : "invitation_expired";
}

/** Resending an invitation leaves earlier links open; accepting one closes them all. */
async function closeInvitations(tx: Kysely<Database>, entryId: string, now: Date): Promise<void> {
  await tx
    .updateTable("mailed_link")
    .set({ used_at: now })
    .where("entry_id", "=", entryId)
    .where("used_at", "is", null)
    .execute();
}

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
 * Mails the invitation again to entries that haven't accepted it, want mails, and got none recently. Locks the entries
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
