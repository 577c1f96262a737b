import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { readSignedId, signId } from "../../secrets/signing.ts";
import type { Services } from "../../services.ts";
import { type Contact, ledgerHash, suppress } from "../../suppression/suppression.ts";
import { recordConsent } from "./consent.ts";
import { unsubscribeWordings } from "./consentWordings.ts";
import { type OptOut, optIn, optOut } from "./optOut.ts";

/** A renter who wrote STOP or START on the chat page, with the contact they gave there. */
interface InChat extends Contact {
  agentId: string;
  /** Null if this message starts it. */
  conversationId: string | null;
  language: Language;
  now: Date;
}

/** A stop on the chat page counts on every channel, like one by text. */
export async function stopInChat(db: Kysely<Database>, secret: string, renter: InChat): Promise<void> {
  const person = personOf(renter);
  if (person) await db.transaction().execute((tx) => optOut(tx, secret, person));
}

/**
 * A start on the chat page lets the agent write again. It isn't consent to automated texts, which have a separate
 * checkbox.
 */
export async function startInChat(db: Kysely<Database>, secret: string, renter: InChat): Promise<void> {
  const person = personOf(renter);
  if (person) await db.transaction().execute((tx) => optIn(tx, secret, person, "page"));
}

/** Who writes on the chat page, by the contact they gave; null without one. */
function personOf({ email, phone, ...rest }: InChat): OptOut | null {
  const line = phone ? ({ channel: "sms", address: phone } as const) : null;
  const reached = line ?? (email ? ({ channel: "email", address: email } as const) : null);
  return reached && { ...rest, ...reached, also: [{ email, phone }], source: "keyword" };
}

/** A renter by their conversation with an agent or, if the agent added them by hand, by their lead. */
export type MailedRenter = { conversationId: string } | { leadId: string };

/** What the tokens allow: ending one agent's emails to one renter, and nothing else. */
const purposes = {
  conversation: (agentId: string) => `stop-emails:${agentId}`,
  lead: (agentId: string) => `stop-emails-of-lead:${agentId}`,
} as const;

/**
 * The address behind "stop these emails" of a message that is part of a thread or about a showing. It is signed instead
 * of stored, so that it works for as long as the conversation or the lead is kept.
 */
export function stopEmailsPath(
  secret: string,
  { agentId, language, ...renter }: { agentId: string; language: Language } & MailedRenter,
): string {
  const token =
    "leadId" in renter
      ? signId(secret, purposes.lead(agentId), renter.leadId)
      : signId(secret, purposes.conversation(agentId), renter.conversationId);
  return `/unsubscribe?agent=${agentId}&lang=${language}&token=${token}`;
}

/** The renter a link is about; null if the link wasn't issued here. */
export function renterOfLink(secret: string, agentId: string, token: string | undefined): MailedRenter | null {
  const conversationId = readSignedId(secret, purposes.conversation(agentId), token);
  if (conversationId !== null) return { conversationId };
  const leadId = readSignedId(secret, purposes.lead(agentId), token);
  return leadId === null ? null : { leadId };
}

/**
 * Ends all of an agent's emails to a renter, at every address they gave, and notes it in the ledger.
 * Texts and WhatsApp go on: each has its own STOP.
 */
export async function stopEmails(
  { db, secret, now }: Pick<Services, "db" | "now" | "secret">,
  { agentId, language, ...renter }: { agentId: string; language: Language } & MailedRenter,
): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    const emails = await emailsOf(tx, agentId, renter);
    const conversationId = "leadId" in renter ? null : renter.conversationId;
    const contacts = emails.map((email) => ({ email, phone: null }));
    await suppress(tx, secret, { agentId, contacts, now: at });
    await noteUnsubscribed(tx, secret, { agentId, conversationId, emails, language, now: at, about: "all" });
    if (emails.length === 0) return;
    await tx
      .updateTable("outgoing_message")
      .set({ status: "canceled", reason: "opted_out", changed_at: at })
      .where("agent_id", "=", agentId)
      .where("channel", "=", "email")
      .where("address", "in", emails)
      .where("status", "=", "queued")
      .where("kind", "<>", "confirmation")
      .execute();
  });
}

interface Unsubscribed {
  agentId: string;
  /** Null if no conversation is known: then the ledger has only the hash. */
  conversationId: string | null;
  emails: string[];
  language: Language;
  now: Date;
  /** What they stopped: all of the agent's emails, or only follow-ups. */
  about: keyof (typeof unsubscribeWordings)["en"];
}

/** Adds a line to the ledger for each address; the same click again adds none. */
export async function noteUnsubscribed(
  tx: Kysely<Database>,
  secret: string,
  { agentId, conversationId, emails, language, now, about }: Unsubscribed,
): Promise<void> {
  const wording = unsubscribeWordings[language][about];
  for (const address of new Set(emails.map((email) => email.toLowerCase()))) {
    if ((await newestWording(tx, secret, { agentId, address })) === wording) continue;
    const line = { agentId, conversationId, channel: "email", address, source: "unsubscribe" } as const;
    await recordConsent(tx, secret, { ...line, act: "revoked", wording, language, now });
  }
}

/** What the ledger last says about an email address. */
async function newestWording(
  tx: Kysely<Database>,
  secret: string,
  { agentId, address }: { agentId: string; address: string },
): Promise<string | undefined> {
  const newest = await tx
    .selectFrom("consent")
    .select("wording")
    .where("agent_id", "=", agentId)
    .where("contact_hash", "=", ledgerHash(secret, agentId, address))
    .where("channel", "=", "email")
    .orderBy("given_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return newest?.wording;
}

/** Where a renter gets emails: the addresses of the lead, and those they wrote from. */
async function emailsOf(tx: Kysely<Database>, agentId: string, renter: MailedRenter): Promise<string[]> {
  const { rows } = await ("leadId" in renter
    ? emailsOfLead(agentId, renter.leadId)
    : emailsOfConversation(agentId, renter.conversationId)
  ).execute(tx);
  return rows.map(({ email }) => email);
}

function emailsOfLead(agentId: string, leadId: string) {
  return sql<{ email: string }>`
    select distinct lower(l.email) as email from lead l where l.agent_id = ${agentId} and l.email is not null
      and (l.lead_id = kept_lead(${agentId}, ${leadId}) or l.merged_into = kept_lead(${agentId}, ${leadId}))`;
}

function emailsOfConversation(agentId: string, conversationId: string) {
  return sql<{ email: string }>`
    select lower(l.email) as email from conversation c
      join lead l on l.agent_id = c.agent_id and l.email is not null
        and (l.lead_id = kept_lead(c.agent_id, c.lead_id) or l.merged_into = kept_lead(c.agent_id, c.lead_id))
      where c.agent_id = ${agentId} and c.conversation_id = ${conversationId}
    union
    select lower(t.address) from channel_thread t
      where t.agent_id = ${agentId} and t.conversation_id = ${conversationId} and t.channel = 'email'`;
}
