import { randomInt } from "node:crypto";
import { type Insertable, type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** The entry for an address, ignoring case. */
export function findEntryByEmail(db: Kysely<Database>, email: string) {
  return db
    .selectFrom("waitlist_entry")
    .select(["entry_id", "name", "status", "unsubscribed_at"])
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
}

/** An entry by its own id. */
export function findEntry(db: Kysely<Database>, entryId: string) {
  return ownColumns(db).where("entry_id", "=", entryId).executeTakeFirst();
}

/** The entry of an account, else an unclaimed one with its address. */
export function findEntryOfAccount(db: Kysely<Database>, account: { accountId: string; email: string }) {
  return ownColumns(db)
    .where((row) =>
      row.or([
        row("account_id", "=", account.accountId),
        row.and([row("account_id", "is", null), row(sql<string>`lower(email)`, "=", account.email.toLowerCase())]),
      ]),
    )
    .orderBy(sql`account_id is null`)
    .executeTakeFirst();
}

function ownColumns(db: Kysely<Database>) {
  return db.selectFrom("waitlist_entry").select(["entry_id", "status", "referrals", "referral_code"]);
}

/** The entry behind a referral code; undefined for an unknown code. */
export function findReferrer(db: Kysely<Database>, code: string) {
  return db
    .selectFrom("waitlist_entry")
    .select("entry_id")
    .where("referral_code", "=", code.trim().toUpperCase())
    .executeTakeFirst();
}

/** The fields a person provides when joining; the server sets the rest of an entry. */
export type NewEntry = Pick<Insertable<Database["waitlist_entry"]>, "name" | "email" | "is_agent" | "language"> & {
  accountId?: string;
  referredBy?: string | undefined;
  utmSource?: string | undefined;
  utm?: Record<string, string>;
  now: Date;
};

/** Adds a pending entry at the end of the queue; undefined if the address is already on the list. */
export function insertEntry(tx: Kysely<Database>, entry: NewEntry) {
  return tx
    .insertInto("waitlist_entry")
    .values({
      name: entry.name,
      email: entry.email,
      is_agent: entry.is_agent,
      language: entry.language,
      account_id: entry.accountId ?? null,
      referral_code: newReferralCode(),
      referred_by: entry.referredBy ?? null,
      utm_source: entry.utmSource ?? null,
      utm: JSON.stringify(entry.utm ?? {}),
      created_at: entry.now,
    })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning(["entry_id", "referral_code"])
    .executeTakeFirst();
}

/** Letters and digits that can't be confused when a code is read aloud. */
const codeLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const codeLength = 8;

/**
 * 8 of 31 characters, 850 billion codes: in practice two people never get the same one, and the database refuses it.
 */
export function newReferralCode(): string {
  return Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join("");
}
