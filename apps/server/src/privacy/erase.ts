import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { eraseMembers } from "../leads/merging/erase.ts";
import { queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { type Contact, suppress } from "../suppression/suppression.ts";
import type { Address } from "./address.ts";
import { forgetRequests } from "./codes.ts";
import { writeReceipt } from "./receipts.ts";
import { type AgentRecords, isCutOff, type Proof, recordsOf } from "./records.ts";

type ForgettingServices = Pick<Services, "config" | "jobs" | "now" | "secret">;
type ErasingServices = ForgettingServices & Pick<Services, "db" | "hub" | "links">;

/** Whose data is erased, and the language of the mail that confirms it. */
interface Erasure {
  proof: Proof;
  language: Language;
}

/**
 * Erases all stored data of a person, at every agent or none: conversations, messages, drafts, facts, notes, history,
 * showings and mails. A person who told an agent to stop stays suppressed there, as a hash. Each agent keeps a receipt
 * without a name, and one more for each further batch that {@link recordsOf} finds.
 * @returns the receipts' ids
 */
export async function eraseAllOf(services: ErasingServices, proof: Proof, language: Language): Promise<string[]> {
  await services.jobs.start();
  const receipts: string[] = [];
  for (;;) {
    const batch = await eraseBatch(services, { proof, language });
    receipts.push(...batch.receipts);
    if (batch.isLast) return receipts;
  }
}

/** Erases as much as {@link recordsOf} finds at once, and with the last of it what is stored about the address alone. */
async function eraseBatch(services: ErasingServices, { proof, language }: Erasure) {
  const now = services.now();
  const done = await services.db.transaction().execute(async (tx) => {
    const records = await recordsOf(tx, proof);
    const isLast = !isCutOff(records);
    const receipts = [];
    for (const record of records) receipts.push(await eraseFrom(services, tx, record, { proof, now }));
    if (isLast) await forgetPerson(services, tx, { proof, language });
    return { records, receipts, isLast };
  });
  for (const { agentId, leadIds, conversationIds } of done.records) {
    const [leadId = null] = leadIds;
    for (const conversationId of conversationIds) services.hub.announce({ agentId, leadId, conversationId });
  }
  return done;
}

/** Deletes what is stored about a person's address or device besides conversations. */
async function forgetPerson(
  services: ForgettingServices,
  tx: Kysely<Database>,
  { proof, language }: Erasure,
): Promise<void> {
  if (proof.by === "code") return forgetAddress(services, tx, proof.address, language);
  await tx.deleteFrom("link_view").where("visitor_id", "=", proof.visitorId).execute();
}

async function eraseFrom(
  services: Pick<Services, "links" | "now" | "secret">,
  tx: Kysely<Database>,
  record: AgentRecords,
  { proof, now }: { proof: Proof; now: Date },
): Promise<string> {
  const { agentId, leadIds, conversationIds } = record;
  const contacts = await stoppedContacts(tx, record);
  await suppress(tx, services.secret, { agentId, contacts, now });
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from showing where agent_id = ${agentId} and starts_at > ${now}
      and status in ('requested', 'confirmed') and (lead_id = any(${leadIds}::uuid[])
      or conversation_id = any(${conversationIds}::uuid[]))`.execute(tx);
  const receiptId = await writeReceipt(tx, record, { act: "erasure", proof: proof.by, showings: rows[0]?.n ?? 0, now });
  await eraseMails(tx, record);
  await eraseTexts(tx, record);
  await forgetDevices(tx, record);
  await sql`delete from showing where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[])`.execute(
    tx,
  );
  await eraseMembers(services, tx, agentId, leadIds);
  await sql`delete from conversation where agent_id = ${agentId}
    and conversation_id = any(${conversationIds}::uuid[])`.execute(tx);
  return receiptId;
}

/** The addresses of renters who opted out with this agent. */
async function stoppedContacts(tx: Kysely<Database>, { agentId, leadIds }: AgentRecords): Promise<Contact[]> {
  const { rows } = await sql<Contact>`
    select l.email, l.phone from lead l where l.agent_id = ${agentId} and l.lead_id = any(${leadIds}::uuid[])
      and exists (select from conversation c where c.agent_id = l.agent_id and c.status = 'stopped'
        and (c.conversation_id = l.conversation_id or c.lead_id = l.lead_id))`.execute(tx);
  return rows;
}

/**
 * Mails about showings, to the person and the agent, which name time and place, follow-ups and messages to the person, and texts to
 * the agent about them.
 */
async function eraseMails(tx: Kysely<Database>, { agentId, leadIds, conversationIds }: AgentRecords): Promise<void> {
  await sql`
    delete from mail where kind in ('showing', 'showing_agent', 'showing_reminder') and about in (
      select showing_id from showing where agent_id = ${agentId} and (lead_id = any(${leadIds}::uuid[])
        or conversation_id = any(${conversationIds}::uuid[])))`.execute(tx);
  await sql`
    delete from mail where kind in ('thread_message', 'chat_message') and about in (
      select outgoing_id from outgoing_message where agent_id = ${agentId}
        and conversation_id = any(${conversationIds}::uuid[]))`.execute(tx);
  await sql`
    delete from alert_text where agent_id = ${agentId} and text_id in (
      select text_id from notification where agent_id = ${agentId}
        and (lead_id = any(${leadIds}::uuid[]) or conversation_id = any(${conversationIds}::uuid[])))`.execute(tx);
  await sql`
    delete from mail where kind = 'follow_up' and about in (
      select follow_up_id from follow_up where agent_id = ${agentId}
        and conversation_id = any(${conversationIds}::uuid[]))`.execute(tx);
}

/**
 * What notification mails told the agent, where the texts are stored. A mail can be about several renters, so it stays;
 * one that is still waiting is written from the remaining data.
 */
async function eraseTexts(tx: Kysely<Database>, { agentId, leadIds, conversationIds }: AgentRecords): Promise<void> {
  await sql`
    update mail set subject = null, body_text = null, body_html = null where mail_id in (
      select mail_id from notification where agent_id = ${agentId}
        and (lead_id = any(${leadIds}::uuid[]) or conversation_id = any(${conversationIds}::uuid[])))`.execute(tx);
}

/**
 * What the conversations' devices left elsewhere: the days they opened a link, and unused codes to continue by phone.
 */
async function forgetDevices(tx: Kysely<Database>, { agentId, conversationIds }: AgentRecords): Promise<void> {
  for (const table of ["link_view", "channel_code"]) {
    await sql`
      delete from ${sql.table(table)} where agent_id = ${agentId} and visitor_id in (
        select visitor_id from conversation where agent_id = ${agentId}
          and conversation_id = any(${conversationIds}::uuid[]))`.execute(tx);
  }
}

/** The kinds of mail that go to renters. An account with the same address keeps its own mails. */
const renterMails = [
  "showing",
  "showing_reminder",
  "follow_up",
  "thread_message",
  "chat_message",
  "privacy_code",
] as const;

/**
 * Mails to the address, also about data erased long ago, and its mails that never became a conversation. The last mail
 * confirms the erasure; the daily purge deletes it a day later.
 */
async function forgetAddress(services: ForgettingServices, tx: Kysely<Database>, address: Address, language: Language) {
  await forgetRequests(tx, address);
  if (address.kind === "phone") return forgetPhone(tx, address.value);
  const email = address.value;
  await tx
    .deleteFrom("mail")
    .where(sql`lower(recipient)`, "=", email.toLowerCase())
    .where("kind", "in", renterMails)
    .execute();
  await tx
    .deleteFrom("channel_thread")
    .where("channel", "=", "email")
    .where("number", "=", services.config.inboundMail?.domain ?? "")
    .where("address", "=", email)
    .where("conversation_id", "is", null)
    .execute();
  await queueMails(services, tx, [{ kind: "privacy_erased", recipient: email, language }]);
}

/** A phone's texts that never became a conversation. */
async function forgetPhone(tx: Kysely<Database>, phone: string): Promise<void> {
  await tx
    .deleteFrom("channel_thread")
    .where("channel", "in", ["sms", "whatsapp"])
    .where("address", "=", phone)
    .where("conversation_id", "is", null)
    .execute();
}
