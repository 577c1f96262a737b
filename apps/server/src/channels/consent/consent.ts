import type { Language } from "@llave/contract/language";
import type { Kysely } from "kysely";
import type { RemoteChannel } from "../../db/channelTables.ts";
import type { Database } from "../../db/schema.ts";
import { ledgerHash } from "../../suppression/suppression.ts";
import { consentVersion } from "./consentWordings.ts";

/** What a renter agreed to or withdrew, and how. */
export interface Consent {
  agentId: string;
  channel: RemoteChannel;
  act: "granted" | "revoked";
  /** Null if no conversation has started: then the ledger keeps only the hash. */
  conversationId: string | null;
  /** A phone number (E.164) or an email address. */
  address: string;
  source: "page" | "keyword" | "carrier" | "unsubscribe";
  wording: string;
  language: Language;
  /** The page where the renter checked the box, and the IP address. */
  page?: string;
  ip?: string;
  now: Date;
}

/** Adds a line to the ledger. */
export async function recordConsent(db: Kysely<Database>, secret: string, consent: Consent): Promise<void> {
  const {
    agentId,
    conversationId,
    channel,
    act,
    address,
    source,
    wording,
    language,
    page = null,
    ip = null,
    now,
  } = consent;
  await db
    .insertInto("consent")
    .values({
      agent_id: agentId,
      channel,
      act,
      contact_hash: ledgerHash(secret, agentId, address),
      conversation_id: conversationId,
      address: conversationId === null ? null : address,
      source,
      wording,
      wording_version: consentVersion,
      language,
      page,
      ip,
      given_at: now,
    })
    .execute();
}

/** Whether a phone's owner agreed to automated messages on this channel and didn't withdraw. */
export async function hasConsent(
  db: Kysely<Database>,
  secret: string,
  { agentId, channel, address }: Pick<Consent, "agentId" | "channel" | "address">,
): Promise<boolean> {
  const newest = await db
    .selectFrom("consent")
    .select("act")
    .where("agent_id", "=", agentId)
    .where("contact_hash", "=", ledgerHash(secret, agentId, address))
    .where("channel", "=", channel)
    .orderBy("given_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.act === "granted";
}
