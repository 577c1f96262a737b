import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** A person's addresses, as a lead has them. */
export interface Contact {
  email: string | null;
  /** E.164. */
  phone: string | null;
}

/** Keeps, as hashes alone, whom an agent may not write to any more. */
export async function suppress(
  db: Kysely<Database>,
  secret: string,
  { agentId, contacts, now }: { agentId: string; contacts: Contact[]; now: Date },
): Promise<void> {
  const hashes = contacts.flatMap((contact) => hashesOf(secret, agentId, contact));
  if (hashes.length === 0) return;
  await sql`
    insert into suppressed_contact (agent_id, contact_hash, created_at)
    select ${agentId}::uuid, h, ${now}::timestamptz from unnest(${hashes}::bytea[]) h
    on conflict do nothing`.execute(db);
}

/** Whether a person asked this agent not to be written to, also where nothing else is left of them. */
export async function isSuppressed(
  db: Kysely<Database>,
  secret: string,
  agentId: string,
  contact: Contact,
): Promise<boolean> {
  const hashes = hashesOf(secret, agentId, contact);
  if (hashes.length === 0) return false;
  const row = await db
    .selectFrom("suppressed_contact")
    .select("agent_id")
    .where("agent_id", "=", agentId)
    .where("contact_hash", "in", hashes)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keyed by the installation: all phone numbers can be tried, but not without its secret. */
function hashesOf(secret: string, agentId: string, { email, phone }: Contact): Buffer[] {
  return [email?.toLowerCase(), phone]
    .filter((address) => address !== null && address !== undefined)
    .map((address) => createHmac("sha256", secret).update(`suppressed\n${agentId}\n${address}`).digest());
}
