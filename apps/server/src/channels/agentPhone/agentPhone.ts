import { minuteMs } from "@llave/contract/calendar";
import type { AlertPhone } from "@llave/contract/notifications/notifications";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { PhoneChannel, TemplateContent } from "../../db/tables/channels.ts";
import { ApiError } from "../../http/errors.ts";
import { tokenHash } from "../../secrets/signing.ts";
import type { Services } from "../../services.ts";
import { connectedChannels } from "../connection/connected.ts";
import { messageAddress } from "../connection/messageAddress.ts";
import { lastTestMessage } from "../connection/testMessages.ts";
import { newCode } from "../outbound/content/shortLinks.ts";
import { windowMs } from "../outbound/rules/window.ts";
import { accountOfAgent, accountOfNumber, type NumberAccount } from "../twilio/accounts.ts";
import { findSent, type SendOutcome, sendByTwilio } from "../twilio/client.ts";
import { statusCallback } from "../twilio/statusCallback.ts";
import { newsTemplatesApproved } from "./newsTemplate.ts";

export { type News, newsByTemplate, newsTemplateOf } from "./newsTemplate.ts";

type PhoneServices = Pick<Services, "config" | "db" | "now" | "secret">;

const codeLength = 6;
const codeMs = 30 * minuteMs;

/** The agent's phone for notifications: null if there is none, or if the agent's own number changed since. */
export async function findAlertPhone(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("alert_phone as p")
    .innerJoin("agent as a", (join) => join.onRef("a.agent_id", "=", "p.agent_id").onRef("a.phone", "=", "p.phone"))
    .selectAll("p")
    .where("p.agent_id", "=", agentId)
    .executeTakeFirst();
}

/** Its state, for the settings. */
export async function readAlertPhone(services: PhoneServices, agentId: string): Promise<AlertPhone> {
  const { db, now } = services;
  const agent = await db.selectFrom("agent").select("phone").where("agent_id", "=", agentId).executeTakeFirst();
  const [row, line, connected] = await Promise.all([
    findAlertPhone(db, agentId),
    lineToAgent(services, agentId),
    connectedChannels(services, agentId),
  ]);
  // A disconnected number doesn't send anything.
  const verified = row !== undefined && line !== null;
  const waits = row?.code_expires_at != null && row.code_expires_at > now();
  const test =
    row && line ? await lastTestMessage(db, { agentId, channel: row.channel, number: line.account.number }) : null;
  const ends = verified ? windowEndOf(row) : null;
  // News may be in either language: one approved template alone would promise too much.
  const byTemplate = ends !== null && line !== null && (await newsTemplatesApproved(services, line));
  return {
    phone: agent?.phone ?? null,
    connected,
    channel: row?.channel ?? null,
    verified,
    number: verified ? row.number : null,
    waits: !verified && waits,
    windowEndsAt: ends?.toISOString() ?? null,
    afterWindow: ends === null ? null : byTemplate ? "template" : "waits",
    test,
  };
}

/**
 * A code that the agent sends from their phone. When it arrives, it proves the phone is theirs, opts in to
 * notifications, and opens WhatsApp's window.
 * @returns where to send it, and the address that opens the phone's own program with it
 * @throws ApiError `phone_required`, `channel_not_connected`
 */
export async function startVerifying(
  services: PhoneServices,
  agentId: string,
  channel: PhoneChannel,
): Promise<{ number: string; message: string; address: string }> {
  const { db, now } = services;
  const agent = await db.selectFrom("agent").select("phone").where("agent_id", "=", agentId).executeTakeFirst();
  if (!agent?.phone) throw new ApiError("phone_required");
  const account = await accountOfAgent(services, agentId, channel);
  if (!account) throw new ApiError("channel_not_connected");
  const code = newCode(codeLength);
  const values = {
    channel,
    phone: agent.phone,
    code_hash: tokenHash(code),
    code_expires_at: new Date(now().getTime() + codeMs),
    number: null,
    verified_at: null,
    last_inbound_at: null,
  };
  await db
    .insertInto("alert_phone")
    .values({ agent_id: agentId, ...values })
    .onConflict((conflict) => conflict.column("agent_id").doUpdateSet(values))
    .execute();
  const message = `LL-${code}`;
  return { number: account.number, message, address: messageAddress(channel, account.number, message) };
}

/** No more notifications by text or WhatsApp; those that wait are dropped. */
export async function forgetAlertPhone(db: Kysely<Database>, agentId: string): Promise<void> {
  await db.deleteFrom("alert_phone").where("agent_id", "=", agentId).execute();
  await db
    .updateTable("notification")
    .set({ text_due: null, text_held: false })
    .where("agent_id", "=", agentId)
    .where((is) => is.or([is("text_due", "is not", null), is("text_held", "=", true)]))
    .execute();
}

/** A verified phone, and the number that writes to it. */
export interface AgentLine {
  account: NumberAccount;
  channel: PhoneChannel;
  phone: string;
  /** When WhatsApp stops taking free text; null for texts. */
  windowEnd: Date | null;
}

/** The line to an agent; null once the agent wants none or the number is gone. */
export async function lineToAgent(
  services: Pick<Services, "config" | "db" | "secret">,
  agentId: string,
): Promise<AgentLine | null> {
  const phone = await findAlertPhone(services.db, agentId);
  if (!phone?.verified_at || phone.number === null) return null;
  const account = await accountOfNumber(services, phone.channel, phone.number);
  return account && { account, channel: phone.channel, phone: phone.phone, windowEnd: windowEndOf(phone) };
}

/** When WhatsApp stops taking free text to an agent's phone; null for texts. */
export function windowEndOf({
  channel,
  last_inbound_at,
}: {
  channel: PhoneChannel;
  last_inbound_at: Date | null;
}): Date | null {
  return channel === "whatsapp" ? new Date((last_inbound_at?.getTime() ?? 0) + windowMs) : null;
}

/**
 * Writes to an agent's phone. Never throws: the result says what happened.
 * @param textId by which a report of its delivery names it
 */
export function writeToAgent(
  services: Pick<Services, "config" | "origin">,
  { account, channel, phone }: AgentLine,
  { body, template, textId }: { body: string; template: TemplateContent | null; textId: string },
): Promise<SendOutcome> {
  const message = { channel, to: phone, body, template, statusCallback: statusCallback(services, textId) };
  return sendByTwilio(account, services.config.twilioApi, message);
}

/**
 * Looks for a text that may have been sent to an agent.
 * @returns its id; null if the provider certainly has none
 * @throws if the provider doesn't answer
 */
export function findSentToAgent(
  { config }: Pick<Services, "config">,
  { account, channel, phone }: AgentLine,
  { body, since }: { body: string; since: Date },
  isKnown: (ids: string[]) => Promise<Set<string>>,
): Promise<string | null> {
  return findSent(account, config.twilioApi, { channel, to: phone, body, since }, isKnown);
}

/** A notification's text to an agent's phone. */
interface AgentText {
  agent_id: string;
  text_id: string;
}

/**
 * Queues a text's notifications again because WhatsApp refused it: its window is over, even if our clock disagrees.
 * They are sent as a template right away, or wait until the agent writes. Until then they are at the bell.
 */
export async function textAfterWindow(
  db: Kysely<Database>,
  text: AgentText,
  { now, byTemplate }: { now: Date; byTemplate: boolean },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("alert_text")
      .set({ status: "failed" })
      .where("agent_id", "=", text.agent_id)
      .where("text_id", "=", text.text_id)
      .execute();
    await tx
      .updateTable("notification")
      .set({ text_held: !byTemplate, text_due: byTemplate ? now : null, text_id: null })
      .where("agent_id", "=", text.agent_id)
      .where("text_id", "=", text.text_id)
      .where("read_at", "is", null)
      .execute();
    await tx
      .updateTable("alert_phone")
      // A moment longer than the window, because its end still counts.
      .set({ last_inbound_at: sql`least(last_inbound_at, ${new Date(now.getTime() - windowMs - 1)}::timestamptz)` })
      .where("agent_id", "=", text.agent_id)
      .where("channel", "=", "whatsapp")
      .execute();
  });
}
