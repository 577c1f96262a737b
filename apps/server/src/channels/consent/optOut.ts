import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { PhoneChannel, RemoteChannel } from "../../db/tables/channels.ts";
import { type Contact, suppress, unsuppress } from "../../suppression/suppression.ts";
import { hasEverAgreed, recordConsent } from "./consent.ts";
import { keywordWordings } from "./consentWordings.ts";

/** Who asked, and how. */
export interface OptOut {
  agentId: string;
  /** The channel they asked on. */
  channel: RemoteChannel;
  /** Their address on it: a phone number (E.164) or an email address. */
  address: string;
  conversationId: string | null;
  /** Other contact details they gave that aren't stored yet. */
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

/**
 * Lets an agent write again to a person who asked for it. Automated messages resume only on the channel they wrote on,
 * and only if they had agreed to them there: START alone isn't consent.
 * @param where `page` for the chat page, where automated messages have their own box
 */
export async function optIn(
  tx: Kysely<Database>,
  secret: string,
  person: OptOut,
  where: "line" | "page" = "line",
): Promise<void> {
  const { agentId, language, channel, address } = person;
  const contacts = await contactsOf(tx, person);
  await unsuppress(tx, secret, agentId, contacts);
  const isAgreed = where === "line" && channel !== "email" && (await hasEverAgreed(tx, secret, person));
  const wording = keywordWordings[language].granted;
  for (const line of linesOf(contacts)) {
    const isOwn = line.channel === channel && line.address === address;
    const act = isAgreed && isOwn ? "granted" : "resumed";
    await recordConsent(tx, secret, { ...person, ...line, act, wording });
  }
}

/** Notes a stop in the ledger of consent, for each of the person's addresses and every channel that reaches it. */
async function recordStop(tx: Kysely<Database>, secret: string, person: OptOut, contacts: Contact[]): Promise<void> {
  const wording = keywordWordings[person.language].revoked;
  for (const line of linesOf(contacts))
    await recordConsent(tx, secret, { ...person, ...line, act: "revoked", wording });
}

/** Each of a person's addresses on every channel that reaches it. */
function linesOf(contacts: Contact[]): { channel: RemoteChannel; address: string }[] {
  const phones = new Set(contacts.flatMap(({ phone }) => phone ?? []));
  const emails = new Set(contacts.flatMap(({ email }) => email?.toLowerCase() ?? []));
  return [
    ...[...phones].flatMap((address) => phoneChannels.map((channel) => ({ channel, address }))),
    ...[...emails].map((address) => ({ channel: "email" as const, address })),
  ];
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
