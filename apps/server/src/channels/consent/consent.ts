import type { Language } from "@llave/contract/language";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { RemoteChannel } from "../../db/tables/channels.ts";
import { ledgerHash } from "../../suppression/suppression.ts";
import { consentVersion } from "./consentWordings.ts";

/** What a renter agreed to or withdrew, and how. */
export interface Consent {
  agentId: string;
  channel: RemoteChannel;
  /** `resumed`: messages are allowed again after a stop, but automated ones need a separate yes. */
  act: "granted" | "revoked" | "resumed";
  /** Null if no conversation has started: then the ledger has only the hash. */
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

/** Whether a phone's owner ever agreed to automated messages on this channel. */
export async function hasEverAgreed(
  db: Kysely<Database>,
  secret: string,
  { agentId, channel, address }: Pick<Consent, "agentId"> & ConsentPlace,
): Promise<boolean> {
  const granted = await db
    .selectFrom("consent")
    .select("consent_id")
    .where("agent_id", "=", agentId)
    .where("contact_hash", "=", ledgerHash(secret, agentId, address))
    .where("channel", "=", channel)
    .where("act", "=", "granted")
    .limit(1)
    .executeTakeFirst();
  return granted !== undefined;
}

type ConsentPlace = Pick<Consent, "channel" | "address">;

/** Whether a phone's owner agreed to automated messages on this channel and didn't withdraw. */
export async function hasConsent(
  db: Kysely<Database>,
  secret: string,
  { agentId, channel, address }: Pick<Consent, "agentId"> & ConsentPlace,
): Promise<boolean> {
  const [consented = false] = await haveConsent(db, secret, agentId, [{ channel, address }]);
  return consented;
}

/** {@link hasConsent} for many phones in one query, in the same order. */
export async function haveConsent(
  db: Kysely<Database>,
  secret: string,
  agentId: string,
  places: readonly ConsentPlace[],
): Promise<boolean[]> {
  if (places.length === 0) return [];
  const hashes = places.map(({ address }) => ledgerHash(secret, agentId, address));
  const newest = await db
    .selectFrom("consent")
    .distinctOn(["contact_hash", "channel"])
    .select(["contact_hash", "channel", "act"])
    .where("agent_id", "=", agentId)
    .where("contact_hash", "in", hashes)
    .orderBy("contact_hash")
    .orderBy("channel")
    .orderBy("given_at", "desc")
    .execute();
  const key = (hash: Buffer, channel: string) => `${hash.toString("hex")} ${channel}`;
  const granted = new Set(
    newest.filter(({ act }) => act === "granted").map(({ contact_hash, channel }) => key(contact_hash, channel)),
  );
  return places.map(({ channel }, index) => granted.has(key(hashes[index] ?? Buffer.alloc(0), channel)));
}
