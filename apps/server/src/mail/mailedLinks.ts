import { randomUUID } from "node:crypto";
import { dayMs, hourMs } from "@llave/contract/calendar";
import type { Insertable, Kysely } from "kysely";
import type { Database, LinkPurpose } from "../db/schema.ts";
import { linkToken, tokenHash } from "../secrets/signing.ts";

/** How long a mailed link works, in milliseconds (design, section 1; the value for email changes is our choice). */
const lifetimes: Record<LinkPurpose, number> = {
  invitation: 14 * dayMs,
  password_reset: hourMs,
  email_change: dayMs,
  email_verification: dayMs,
};

/** Who a link is for, and which mail carries it. */
export interface NewLink {
  purpose: LinkPurpose;
  mailId: string;
  /** The address that the mail goes to, which the link proves. */
  email: string;
  accountId?: string;
  entryId?: string;
}

/** The row of a new link, with only its token's hash. */
export function linkRow(secret: string, link: NewLink, now: Date): Insertable<Database["mailed_link"]> {
  const linkId = randomUUID();
  return {
    link_id: linkId,
    purpose: link.purpose,
    mail_id: link.mailId,
    account_id: link.accountId ?? null,
    entry_id: link.entryId ?? null,
    email: link.email.toLowerCase(),
    token_hash: tokenHash(linkToken(secret, link.purpose, linkId)),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimes[link.purpose]),
  };
}

/** The link in a mail, with its token; null if it was used, expired or removed. */
export async function linkOfMail(db: Kysely<Database>, secret: string, mailId: string, now: Date) {
  const link = await db
    .selectFrom("mailed_link")
    .select(["link_id", "purpose", "account_id", "entry_id", "email"])
    .where("mail_id", "=", mailId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return link ? { ...link, token: linkToken(secret, link.purpose, link.link_id) } : null;
}

/** A link that still works; undefined for an unknown, used or old token. */
export function findLink(db: Kysely<Database>, purpose: LinkPurpose, token: string, now: Date) {
  return db
    .selectFrom("mailed_link")
    .select(["link_id", "account_id", "entry_id", "email"])
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** True if an account has an unused link for a purpose created after a given time. */
export async function hasFreshLink(
  db: Kysely<Database>,
  purpose: LinkPurpose,
  accountId: string,
  since: Date,
): Promise<boolean> {
  const link = await db
    .selectFrom("mailed_link")
    .select("link_id")
    .where("account_id", "=", accountId)
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("created_at", ">", since)
    .executeTakeFirst();
  return link !== undefined;
}

/** Uses a link up: of several simultaneous requests exactly one gets it, the others get undefined. */
export function spendLink(db: Kysely<Database>, purpose: LinkPurpose, token: string, now: Date) {
  return db
    .updateTable("mailed_link")
    .set({ used_at: now })
    .where("token_hash", "=", tokenHash(token))
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .returning(["link_id", "account_id", "entry_id", "email"])
    .executeTakeFirst();
}

/** Invalidates all other open links of an account for a purpose. */
export async function closeLinks(
  db: Kysely<Database>,
  accountId: string,
  purposes: LinkPurpose[],
  now: Date,
): Promise<void> {
  await db
    .updateTable("mailed_link")
    .set({ used_at: now })
    .where("account_id", "=", accountId)
    .where("purpose", "in", purposes)
    .where("used_at", "is", null)
    .execute();
}
