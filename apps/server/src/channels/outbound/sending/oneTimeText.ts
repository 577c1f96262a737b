import { sql } from "kysely";
import type { PhoneChannel } from "../../../db/tables/channels.ts";
import type { Services } from "../../../services.ts";
import { isSuppressed } from "../../../suppression/suppression.ts";
import { hasStopped } from "../../../threads/lockConversation.ts";
import { accountOfNumber } from "../../twilio/accounts.ts";
import { type SendOutcome, sendByTwilio } from "../../twilio/client.ts";
import { statusCallback } from "../../twilio/statusCallback.ts";
import { windowMs } from "../rules/window.ts";

/** A number of ours that a phone has written to, and the phone. */
export interface PhoneLine {
  channel: PhoneChannel;
  number: string;
  phone: string;
}

/** A phone has written to few numbers. */
const maxLines = 20;

/**
 * The line on which a phone wrote last and still takes a text: it didn't ask to stop there, the number is still in use,
 * and WhatsApp's day isn't over. Null if there is none.
 */
export async function openLineTo(
  services: Pick<Services, "config" | "db" | "now" | "secret">,
  phone: string,
): Promise<PhoneLine | null> {
  const { db, secret } = services;
  const { rows } = await sql<{
    agent_id: string;
    conversation_id: string;
    channel: PhoneChannel;
    number: string;
  }>`
    select agent_id, conversation_id, channel, number from channel_thread
    where address = ${phone} and conversation_id is not null and (channel = 'sms'
      or channel = 'whatsapp' and last_inbound_at > ${new Date(services.now().getTime() - windowMs)})
    order by last_inbound_at desc limit ${maxLines}`.execute(db);
  for (const row of rows) {
    const stopped =
      (await isSuppressed(db, secret, row.agent_id, { phone, email: null })) || (await hasStopped(db, row));
    const { channel, number } = row;
    if (!stopped && (await accountOfNumber(services, channel, number))) return { channel, number, phone };
  }
  return null;
}

/**
 * Sends a text that belongs to no conversation, so that no agent can read it. Never throws: the result says what happened.
 * @param id by which a report of its delivery names it
 */
export async function sendOneTimeText(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  { channel, number, phone }: PhoneLine,
  { body, id }: { body: string; id: string },
): Promise<SendOutcome> {
  const account = await accountOfNumber(services, channel, number);
  if (!account) return { result: "refused", code: null, reason: "not_connected" };
  const message = { channel, to: phone, body, template: null, statusCallback: statusCallback(services, id) };
  return sendByTwilio(account, services.config.twilioApi, message);
}
