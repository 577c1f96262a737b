import { minuteMs } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { SecurityTables } from "../db/tables/security.ts";

type Purpose = SecurityTables["pending_proof"]["purpose"];

/** Time limit for the next step. Milliseconds. */
const lifetimeMs = 10 * minuteMs;
const maxAttempts = 5;

/** Stores that a proof was started; the browser sends its id with the rest. */
export async function beginProof(
  db: Kysely<Database>,
  proof: { purpose: Purpose; accountId?: string; challenge?: string; invite?: string | undefined },
  now: Date,
): Promise<string> {
  const row = await db
    .insertInto("pending_proof")
    .values({
      purpose: proof.purpose,
      account_id: proof.accountId ?? null,
      challenge: proof.challenge ?? null,
      invite: proof.invite ?? null,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .returning("proof_id")
    .executeTakeFirstOrThrow();
  return row.proof_id;
}

/**
 * Counts one attempt at a proof; undefined if there is none for this purpose, it is too old, or was tried too often.
 */
export function tryProof(db: Kysely<Database>, purpose: Purpose, id: string, now: Date) {
  return db
    .updateTable("pending_proof")
    .set({ attempts: sql<number>`attempts + 1` })
    .where("proof_id", "=", id)
    .where("purpose", "=", purpose)
    .where("expires_at", ">", now)
    .where("attempts", "<", maxAttempts)
    .returning(["account_id", "challenge", "invite"])
    .executeTakeFirst();
}

/** Ends a completed proof: it works once. Returns false if another request was faster. */
export async function endProof(db: Kysely<Database>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("pending_proof").where("proof_id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
