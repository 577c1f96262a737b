import type { Slots } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql, type Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import { insertLead } from "../../leads/changes/addLead.ts";
import { withoutProtectedDetails } from "../../leads/import/protectedDetails.ts";
import { addTodo } from "../../leads/todos/todos.ts";
import type { Services } from "../../services.ts";
import { cleanText } from "../../threads/cleanText.ts";
import { languageOfText } from "../../threads/languageOfText.ts";
import { marketDay } from "../../time/marketDay.ts";
import { timeZoneOf } from "../../time/markets.ts";
import type { ReceivedMail } from "../email/receiving/receivedMail.ts";
import { storeInbound } from "../inbound/receive.ts";
import { firstLink, threadFor } from "../inbound/routeInbound.ts";
import { inquiryPhrases } from "./phrases.ts";
import { portalOf } from "./portals.ts";
import { type Inquiry, readInquiry } from "./readInquiry.ts";

/** Source of a lead from an unknown portal. */
const unknownPortal = "Email";
/** The longest note. Characters. */
const maxNoteLength = 5_000;

type InquiryServices = Pick<Services, "config" | "db" | "links" | "now" | "secret">;

/**
 * Makes a lead of a mail that an agent forwards, once even if it arrives again. With the renter's email address it
 * becomes a conversation, whose first answer waits for the agent. With only a phone number, or nothing that can be
 * read, it becomes a lead with the mail as a note and a to-do for today.
 */
export async function receiveInquiry(services: InquiryServices, agentId: string, mail: ReceivedMail): Promise<void> {
  const now = services.now();
  await services.db.transaction().execute(async (tx) => {
    const agent = await agentById(tx, agentId);
    if (!agent || !(await isFirstDelivery(tx, agentId, mail.id, now))) return;
    const inquiry = readInquiry(mail, new Set([agent.email.toLowerCase()]));
    const link = inquiry?.email ? await firstLink(tx, agentId) : undefined;
    if (inquiry?.email && link) {
      await startConversation(services, tx, link, { ...inquiry, email: inquiry.email }, mail.id);
    } else await addForAgent(services, tx, agent, inquiry, mail);
  });
}

type Agent = NonNullable<Awaited<ReturnType<typeof agentById>>>;

function agentById(tx: Kysely<Database>, agentId: string) {
  return tx
    .selectFrom("agent")
    .innerJoin("account", "account.account_id", "agent.agent_id")
    .select(["agent.agent_id", "agent.market", "account.email", "account.language"])
    .where("agent.agent_id", "=", agentId)
    .executeTakeFirst();
}

async function isFirstDelivery(tx: Kysely<Database>, agentId: string, mailId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("inquiry_mail")
    .values({ agent_id: agentId, mail_id: mailId, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The renter's message starts a conversation by email, or goes on with the one they have. */
async function startConversation(
  services: Pick<Services, "config" | "now" | "secret">,
  tx: Transaction<Database>,
  link: { agent_id: string; link_id: string },
  inquiry: Inquiry & { email: string },
  mailId: string,
): Promise<void> {
  const { agent_id: agentId } = link;
  const now = services.now();
  const { email, name, phone, portal, address } = inquiry;
  const source = portal ?? unknownPortal;
  const number = services.config.inboundMail?.domain ?? "";
  const target = { ...link, visitor_id: null, client_id: null };
  const thread = await threadFor(tx, { channel: "email", number, address: email, now }, target);
  // The portals' mails are in English.
  const text = inquiry.message || inquiryPhrases.en.interested(address);
  const details = { source, name, phone, propertyId: await listingAt(tx, agentId, address) };
  const providerId = `inquiry:${agentId}:${mailId}`;
  await storeInbound(services, tx, { thread, providerId, text, media: [], inquiry: details, now });
  await tx
    .updateTable("channel_thread")
    .set({ mail_subject: address ?? source, mail_message_id: null })
    .where("agent_id", "=", agentId)
    .where("thread_id", "=", thread.thread_id)
    .execute();
}

/** "123 Main St, Apt 4" and "123 MAIN ST #4" are one address. */
function foldedAddress(address: unknown) {
  return sql<string>`btrim(regexp_replace(lower(${address}), '(\\m(apt|apartment|unit|suite|ste)\\M|[^a-z0-9])+', ' ', 'g'))`;
}

/** The agent's listing at an address; the portal's may go on with the city. Null if there is none. */
async function listingAt(tx: Kysely<Database>, agentId: string, address: string | null): Promise<string | null> {
  if (address === null) return null;
  const own = foldedAddress(sql.ref("address"));
  const row = await tx
    .selectFrom("property")
    .select("property_id")
    .where("agent_id", "=", agentId)
    .where("deleted_at", "is", null)
    .where("status", "<>", "draft")
    .where(sql<boolean>`${foldedAddress(address)} || ' ' like ${own} || ' %'`)
    .orderBy(sql`length(${own})`, "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.property_id ?? null;
}

/** A lead that the agent has to call, or with a mail to read. */
async function addForAgent(
  services: Pick<Services, "links" | "now">,
  tx: Transaction<Database>,
  agent: Agent,
  inquiry: Inquiry | null,
  mail: ReceivedMail,
): Promise<void> {
  const { agent_id: agentId, market } = agent;
  const phrases = inquiryPhrases[agent.language];
  const text = inquiry ? inquiry.message || phrases.interested(inquiry.address) : mailText(mail);
  const added = {
    slots: slotsOf(inquiry),
    language: languageOf(inquiry, agent.language),
    source: portalOf(mail.from, mail.text) ?? unknownPortal,
    note: withoutProtectedDetails(text).text.slice(0, maxNoteLength).toWellFormed() || undefined,
  };
  const { kept } = await insertLead(services, tx, { agentId, market }, added);
  const todo = {
    text: inquiry?.phone ? phrases.call : inquiry ? phrases.write : phrases.unread,
    dueOn: marketDay(services.now(), timeZoneOf(market)),
  };
  await addTodo(tx, agentId, kept, todo, services.now());
}

function mailText({ subject, text }: ReceivedMail): string {
  return cleanText(`${subject}\n\n${text.slice(0, maxNoteLength)}`);
}

function slotsOf(inquiry: Inquiry | null): Slots {
  return {
    ...(inquiry?.name && { name: inquiry.name }),
    ...(inquiry?.phone && { phone: inquiry.phone }),
    ...(inquiry?.email && { email: inquiry.email }),
  };
}

function languageOf(inquiry: Inquiry | null, otherwise: Language): Language {
  return inquiry?.message ? languageOfText(inquiry.message, otherwise) : otherwise;
}
