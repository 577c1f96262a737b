import type { Kysely } from "kysely";
import type { Database } from "../../../db/schema.ts";
import type { PhoneChannel } from "../../../db/tables/channels.ts";
import type { Services } from "../../../services.ts";
import { hasConsent, haveConsent } from "../../consent/consent.ts";
import { offeredAccount } from "../../twilio/accounts.ts";
import { shortLinkOf } from "../content/shortLinks.ts";
import { allowedFrom, daytimeFrom } from "./quietHours.ts";

export interface AutomatedText {
  agentId: string;
  conversationId: string;
  channel?: PhoneChannel;
  /** E.164. */
  phone: string;
  /** Its subject, `kind:id:…`: one message is sent per subject, and at most three a day of each kind. */
  subject: string;
  words: string;
}

/**
 * Queues a text that the renter didn't just ask for, once per subject, and only for renters who agreed to such texts.
 * The rules are checked again before sending.
 */
export async function queueAutomatedText(
  services: Pick<Services, "config" | "db" | "now" | "secret">,
  tx: Kysely<Database>,
  text: AutomatedText,
): Promise<void> {
  const { agentId, conversationId, channel = "sms", phone, subject, words } = text;
  if (!(await hasConsent(tx, services.secret, { agentId, channel, address: phone }))) return;
  const account = await offeredAccount(services, agentId, channel);
  if (!account) return;
  const now = services.now();
  await tx
    .insertInto("outgoing_message")
    .values({
      agent_id: agentId,
      conversation_id: conversationId,
      seq: null,
      kind: "automated",
      subject,
      channel,
      number: account.number,
      address: phone,
      words,
      due_at: now,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(["agent_id", "conversation_id", "subject"]).where("kind", "=", "automated").doNothing(),
    )
    .execute();
}

/** A line for automated messages: the number that writes, if the channel is on and connected, and the owner's consent. */
interface AutomatedLine {
  number: string | null;
  consented: boolean;
}

/** The lines to many phones, in their order; each channel's number is read once, and all consents together. */
export async function automatedLines(
  services: Pick<Services, "config" | "db" | "secret">,
  db: Kysely<Database>,
  agentId: string,
  phones: readonly { channel: PhoneChannel; address: string | null }[],
): Promise<AutomatedLine[]> {
  const channels = [...new Set(phones.map(({ channel }) => channel))];
  const numbers = new Map(
    await Promise.all(
      channels.map(async (channel): Promise<[PhoneChannel, string | null]> => {
        const account = await offeredAccount(services, agentId, channel);
        return [channel, account?.number ?? null];
      }),
    ),
  );
  const reachable = phones.flatMap(({ channel, address }) => (address === null ? [] : { channel, address }));
  const consents = (await haveConsent(db, services.secret, agentId, reachable)).values();
  return phones.map(({ channel, address }) => ({
    number: numbers.get(channel) ?? null,
    consented: address !== null && consents.next().value === true,
  }));
}

/** When an automated message may be sent: by the phone's area code, or without a phone by the given zone. */
export function automatedFrom(
  { phone, timeZone, inFlorida }: { phone: string | null; timeZone: string; inFlorida: boolean },
  at: Date,
): Date {
  return phone === null ? daytimeFrom([timeZone], at, inFlorida) : allowedFrom(phone, at, inFlorida);
}

/** A home's short address, for an automated message. */
export function homePath(
  db: Kysely<Database>,
  home: { agentId: string; linkId: string; propertyId: string },
): Promise<string> {
  return shortLinkOf(db, home);
}
