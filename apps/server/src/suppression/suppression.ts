import { createHmac } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** A person's addresses, as in a lead. */
export interface Contact {
  email: string | null;
  /** E.164. */
  phone: string | null;
}

/**
 * Records, only as hashes, people an agent must not message anymore.
 * @param followUpsOnly the request covers only follow-ups; it never undoes a request for no messages at all
 */
export async function suppress(
  db: Kysely<Database>,
  secret: string,
  {
    agentId,
    contacts,
    now,
    followUpsOnly = false,
  }: { agentId: string; contacts: Contact[]; now: Date; followUpsOnly?: boolean },
): Promise<void> {
  const hashes = contacts.flatMap((contact) => contactHashes(secret, agentId, contact));
  if (hashes.length === 0) return;
  await sql`
    insert into suppressed_contact as known (agent_id, contact_hash, created_at, follow_ups_only)
    select distinct ${agentId}::uuid, h, ${now}::timestamptz, ${followUpsOnly}::boolean from unnest(${hashes}::bytea[]) h
    on conflict (agent_id, contact_hash) do update
      set follow_ups_only = known.follow_ups_only and excluded.follow_ups_only`.execute(db);
}

/**
 * Whether a person asked this agent for no messages, even if nothing else about them is left.
 * @param about more people object to a follow-up than to a mail about the showing they arranged
 */
export async function isSuppressed(
  db: Kysely<Database>,
  secret: string,
  agentId: string,
  contact: Contact,
  about: "follow_up" | "showing" = "showing",
): Promise<boolean> {
  const hashes = contactHashes(secret, agentId, contact);
  if (hashes.length === 0) return false;
  const row = await db
    .selectFrom("suppressed_contact")
    .select("agent_id")
    .where("agent_id", "=", agentId)
    .where("contact_hash", "in", hashes)
    .$if(about === "showing", (query) => query.where("follow_ups_only", "=", false))
    .executeTakeFirst();
  return row !== undefined;
}

/** What a person asked an agent to stop. */
export interface Suppression {
  followUps: boolean;
  everything: boolean;
}

/** The same for many people in one query, in the same order. */
export async function suppressionsOf(
  db: Kysely<Database>,
  secret: string,
  agentId: string,
  contacts: readonly Contact[],
): Promise<Suppression[]> {
  const hashes = contacts.map((contact) => contactHashes(secret, agentId, contact));
  const all = hashes.flat();
  if (all.length === 0) return contacts.map(() => ({ followUps: false, everything: false }));
  const rows = await db
    .selectFrom("suppressed_contact")
    .select(["contact_hash", "follow_ups_only"])
    .where("agent_id", "=", agentId)
    .where("contact_hash", "in", all)
    .execute();
  const known = new Map(rows.map((row) => [row.contact_hash.toString("hex"), row.follow_ups_only]));
  return hashes.map((own) => {
    const found = own.flatMap((hash) => known.get(hash.toString("hex")) ?? []);
    return { followUps: found.length > 0, everything: found.includes(false) };
  });
}

/** Lets an agent write again to a person who asked for it. */
export async function unsuppress(
  db: Kysely<Database>,
  secret: string,
  agentId: string,
  contacts: Contact[],
): Promise<void> {
  const hashes = contacts.flatMap((contact) => contactHashes(secret, agentId, contact));
  if (hashes.length === 0) return;
  await db
    .deleteFrom("suppressed_contact")
    .where("agent_id", "=", agentId)
    .where("contact_hash", "in", hashes)
    .execute();
}

/** A phone number or email address in the form the consent ledger keeps after everything else is erased. */
export function ledgerHash(secret: string, agentId: string, address: string): Buffer {
  return createHmac("sha256", secret).update(`consent\n${agentId}\n${address}`).digest();
}

/** How a person's addresses are kept once they asked to stop. Keyed by the installation: all phone numbers can be tried, but not without its secret. */
export function contactHashes(secret: string, agentId: string, { email, phone }: Contact): Buffer[] {
  return [email?.toLowerCase(), phone]
    .filter((address) => address !== null && address !== undefined)
    .map((address) => createHmac("sha256", secret).update(`suppressed\n${agentId}\n${address}`).digest());
}
