import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { hourMs, minuteMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import { openLineTo, type PhoneLine } from "../channels/outbound/sending/oneTimeText.ts";
import type { Database } from "../db/schema.ts";
import { queueMails } from "../mail/outbox.ts";
import { tokenHash } from "../secrets/signing.ts";
import type { Services } from "../services.ts";
import type { Address } from "./address.ts";
import { emailsOnRecord } from "./records.ts";

/** How long a code works. Milliseconds. */
const lifetimeMs = 15 * minuteMs;
/** A code is invalid after this many wrong attempts: the chance of guessing it is 5 in a million. */
const maxAttempts = 5;
/** Codes per hour and address: few enough that no mailbox is flooded and guessing is hopeless. */
const maxPerHour = 3;
/** How long a used code counts as proof. Milliseconds. */
export const provenForMs = 30 * minuteMs;

/** Where a code goes: by text to a phone that has written, or to the email address on record. */
type Destination = { line: PhoneLine; email: null } | { line: null; email: string | null };

/**
 * A phone that has written proves itself: the code goes there. A number that was only typed into a chat proves nothing, so
 * its code goes to the email address given with it.
 */
async function destinationOf(
  services: Pick<Services, "config" | "db" | "now" | "secret">,
  address: Address,
): Promise<Destination> {
  const line = address.kind === "phone" ? await openLineTo(services, address.value) : null;
  if (line) return { line, email: null };
  return { line: null, email: (await emailsOnRecord(services.db, address))[0] ?? null };
}

/**
 * Sends a code to the address on record. It doesn't reveal whether there is one: the response is the same, and the code
 * is sent after it. It is only sent if someone wrote from the phone or some lead has the address.
 * @returns the request's id, to be submitted with the code
 */
export async function requestCode(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "secret">,
  address: Address,
  language: Language,
): Promise<string> {
  const { db, secret } = services;
  const now = services.now();
  const requestId = randomUUID();
  const { line, email } = await destinationOf(services, address);
  await services.jobs.start();
  await db.transaction().execute(async (tx) => {
    // One at a time per address, so that simultaneous requests can't exceed the limit together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`privacy ${address.value}`}, 0))`.execute(tx);
    const isFlood = (await codesSince(tx, address.value, new Date(now.getTime() - hourMs))) >= maxPerHour;
    await tx
      .insertInto("privacy_request")
      .values({
        request_id: requestId,
        address: address.value,
        email,
        ...(line && { phone: line.phone, channel: line.channel, number: line.number, text_due: isFlood ? null : now }),
        language,
        code_hash: tokenHash(codeOf(secret, requestId)),
        created_at: now,
        expires_at: new Date(isFlood ? now : now.getTime() + lifetimeMs),
      })
      .execute();
    if (email && !isFlood) {
      await queueMails(services, tx, [{ kind: "privacy_code", recipient: email, language, about: requestId }]);
    }
  });
  if (line) services.jobs.queueSending();
  return requestId;
}

async function codesSince(tx: Kysely<Database>, address: string, since: Date): Promise<number> {
  const { n } = await tx
    .selectFrom("privacy_request")
    .select((row) => row.fn.countAll<number>().as("n"))
    .where("address", "=", address)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The code of a request: six digits, derived, so that a resent mail contains the same one. */
export function codeOf(secret: string, requestId: string): string {
  const digest = createHmac("sha256", secret).update(`privacy code:${requestId}`).digest();
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, "0");
}

/** The code for a mail; null once it is used, expired or gone. */
export async function codeOfMail(
  services: Pick<Services, "db" | "now" | "secret">,
  requestId: string,
): Promise<string | null> {
  const row = await services.db
    .selectFrom("privacy_request")
    .select("request_id")
    .where("request_id", "=", requestId)
    .where("used_at", "is", null)
    .where("expires_at", ">", services.now())
    .executeTakeFirst();
  return row ? codeOf(services.secret, requestId) : null;
}

/**
 * Uses a code up. Every attempt counts before the code is checked, so that simultaneous guesses count.
 * @returns true if the code was right, in time, and not used before
 */
export async function spendCode(
  services: Pick<Services, "db" | "now">,
  requestId: string,
  code: string,
): Promise<boolean> {
  const now = services.now();
  const row = await services.db
    .updateTable("privacy_request")
    .set((request) => ({ attempts: request("attempts", "+", 1) }))
    .where("request_id", "=", requestId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("attempts", "<", maxAttempts)
    .returning("code_hash")
    .executeTakeFirst();
  if (!row || !timingSafeEqual(row.code_hash, tokenHash(code.replace(/\D/g, "")))) return false;
  const spent = await services.db
    .updateTable("privacy_request")
    .set({ used_at: now })
    .where("request_id", "=", requestId)
    .where("used_at", "is", null)
    .returning("request_id")
    .executeTakeFirst();
  return spent !== undefined;
}

/** The address that a used code proved, while the proof is valid; null after that. */
export async function provenAddress(
  services: Pick<Services, "db" | "now">,
  requestId: string,
): Promise<Address | null> {
  const row = await services.db
    .selectFrom("privacy_request")
    .select(["email", "phone"])
    .where("request_id", "=", requestId)
    .where("used_at", ">", new Date(services.now().getTime() - provenForMs))
    .executeTakeFirst();
  if (row?.phone) return { kind: "phone", value: row.phone };
  return row?.email ? { kind: "email", value: row.email } : null;
}

/** Removes a proof once everything it gave access to is erased. */
export async function forgetRequests(tx: Kysely<Database>, { kind, value }: Address): Promise<void> {
  await tx
    .deleteFrom("privacy_request")
    .where((is) => is.or([is(kind, "=", value), is("address", "=", value)]))
    .execute();
}
