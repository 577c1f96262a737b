import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { PhoneChannel, RemoteChannel } from "../../db/tables/channels.ts";
import { type Contact, suppress, unsuppress } from "../../suppression/suppression.ts";
import { recordConsent } from "./consent.ts";
import { keywordWordings } from "./consentWordings.ts";

/** Who asked, and how. */
export interface OptOut {
  agentId: string;
  /** The channel they asked on. */
  channel: RemoteChannel;
  /** Their address on it: a phone number (E.164) or an email address. */
  address: string;
  conversationId: string | null;
  /** What else they gave that isn't stored yet. */
  also?: Contact[];
  source: "keyword" | "carrier";
  language: Language;
  now: Date;
}

const phoneChannels: readonly PhoneChannel[] = ["sms", "whatsapp"];

/**
 * Ends all of an agent's messages to a person immediately, on every channel, including queued ones. Only the
 * confirmation is still sent.
 */
export async function optOut(tx: Kysely<Database>, secret: string, person: OptOut): Promise<void> {
  const { agentId, now } = person;
  const contacts = await contactsOf(tx, person);
  await suppress(tx, secret, { agentId, contacts, now });
  await recordStop(tx, secret, person, contacts);
  await tx
    .updateTable("outgoing_message")
    .set({ status: "canceled", reason: "opted_out", changed_at: now })
    .where("agent_id", "=", agentId)
    .where(
      "address",
      "in",
      contacts.flatMap(({ email, phone }) => [email, phone].filter((one) => one !== null)),
    )
    .where("status", "=", "queued")
    .where("kind", "<>", "confirmation")
    .execute();
}

/** Lets an agent write again to a person who asked for it, and send automated messages on the channel they wrote on. */
export async function optIn(tx: Kysely<Database>, secret: string, person: OptOut): Promise<void> {
  await unsuppress(tx, secret, person.agentId, await contactsOf(tx, person));
  const wording = keywordWordings[person.language].granted;
  await recordConsent(tx, secret, { ...person, act: "granted", wording });
}

/** Notes a stop in the ledger of consent, for each of the person's addresses and every channel that reaches it. */
async function recordStop(
  tx: Kysely<Database>,
  secret: string,
  { language, ...rest }: OptOut,
  contacts: Contact[],
): Promise<void> {
  const phones = new Set(contacts.flatMap(({ phone }) => phone ?? []));
  const emails = new Set(contacts.flatMap(({ email }) => email?.toLowerCase() ?? []));
  const lines = [
    ...[...phones].flatMap((address) => phoneChannels.map((channel) => ({ channel, address }))),
    ...[...emails].map((address) => ({ channel: "email" as const, address })),
  ];
  const wording = keywordWordings[language].revoked;
  for (const line of lines) {
    await recordConsent(tx, secret, { ...rest, ...line, language, act: "revoked", wording });
  }
}

/** The address that wrote, and the other contact details of its conversation's lead, merged ones included. */
async function contactsOf(
  tx: Kysely<Database>,
  { agentId, channel, address, conversationId, also = [] }: OptOut,
): Promise<Contact[]> {
  const own = [contactOf(channel, address), ...also];
  if (conversationId === null) return own;
  const { rows } = await sql<Contact>`
    select l.email, l.phone from conversation c
      join lead l on l.agent_id = c.agent_id
        and (l.lead_id = kept_lead(c.agent_id, c.lead_id) or l.merged_into = kept_lead(c.agent_id, c.lead_id))
      where c.agent_id = ${agentId} and c.conversation_id = ${conversationId}`.execute(tx);
  return [...own, ...rows];
}

/** An address as a contact. */
export function contactOf(channel: RemoteChannel, address: string): Contact {
  return channel === "email" ? { phone: null, email: address } : { phone: address, email: null };
}
