import { type Kysely, sql } from "kysely";
import type { Database } from "../../../db/schema.ts";
import type { PhoneChannel } from "../../../db/tables/channels.ts";
import type { Services } from "../../../services.ts";
import { isSuppressed } from "../../../suppression/suppression.ts";
import { hasStopped } from "../../../threads/lockConversation.ts";
import { defaultMarket } from "../../../time/markets.ts";
import { hasConsent } from "../../consent/consent.ts";
import { contactOf } from "../../consent/optOut.ts";
import type { OutgoingRow } from "../outgoingRow.ts";
import { burstEnds, isForLeft, wasSeen } from "../sending/leftChat.ts";
import { allowedFrom } from "./quietHours.ts";
import { isTextSuperseded } from "./superseded.ts";
import { isWindowOpen } from "./window.ts";

/** One that a phone provider sends. */
export type PhoneRow = OutgoingRow & { channel: PhoneChannel };

/** Whether a phone provider sends it; otherwise it goes by email. */
export function isByPhone(row: OutgoingRow): row is PhoneRow {
  return row.channel !== "email";
}

/** Maximum number of automated messages about one subject per person and day, however they go (Florida, s. 501.616). */
const maxAutomatedPerDay = 3;

/** Whether a message may be sent. */
export type SendDecision =
  | { may: "go" }
  | { may: "wait"; until: Date; reason: "quiet_hours" | null }
  | { may: "never"; reason: "opted_out" | "seen" | "no_consent" | "daily_limit" | "window_closed" | "superseded" };

/**
 * The rules for one message at the moment of sending: what a person asked for since it was queued counts. Anyone who
 * writes gets an answer; unsolicited messages need consent and the recipient's daytime, and stay under a daily limit.
 */
export async function decideSending(
  services: Pick<Services, "db" | "now" | "secret">,
  row: OutgoingRow,
): Promise<SendDecision> {
  if (row.kind === "confirmation") return { may: "go" };
  if (await isOptedOut(services, row)) return { may: "never", reason: "opted_out" };
  const { db } = services;
  if (isForLeft(row)) {
    if (await wasSeen(db, row)) return { may: "never", reason: "seen" };
    const until = await burstEnds(db, row, services.now());
    return until ? { may: "wait", until, reason: null } : { may: "go" };
  }
  if (!isByPhone(row)) return { may: "go" };
  if (row.kind === "template" && !(await agrees(services, row))) return { may: "never", reason: "no_consent" };
  if (row.kind === "automated") {
    if (await isTextSuperseded(db, row, services.now())) return { may: "never", reason: "superseded" };
    if (!(await agrees(services, row))) return { may: "never", reason: "no_consent" };
    const until = allowedFrom(row.address, services.now(), await isInFlorida(db, row.agent_id));
    if (until > services.now()) return { may: "wait", until, reason: "quiet_hours" };
    if ((await automatedToday(db, row, services.now())) >= maxAutomatedPerDay)
      return { may: "never", reason: "daily_limit" };
  }
  const needsWindow = row.channel === "whatsapp" && row.kind !== "template";
  if (needsWindow && !(await isWindowOpen(db, row, services.now()))) return { may: "never", reason: "window_closed" };
  return { may: "go" };
}

/** Whether the recipient asked for no more messages. */
export async function isOptedOut({ db, secret }: Pick<Services, "db" | "secret">, row: OutgoingRow): Promise<boolean> {
  const about = row.kind === "automated" ? "follow_up" : "showing";
  const contact = contactOf(row.channel, row.address);
  return (await isSuppressed(db, secret, row.agent_id, contact, about)) || hasStopped(db, row);
}

function agrees(
  { db, secret }: Pick<Services, "db" | "secret">,
  { agent_id: agentId, channel, address }: PhoneRow,
): Promise<boolean> {
  return hasConsent(db, secret, { agentId, channel, address });
}

async function isInFlorida(db: Kysely<Database>, agentId: string): Promise<boolean> {
  const agent = await db
    .selectFrom("agent")
    .select(["license_state", "market"])
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  return agent?.license_state === "FL" || agent?.market === defaultMarket;
}

/**
 * What a phone got about a subject in the last 24 hours, by text and WhatsApp together, with what is going out before
 * this. A subject is the text before the colon: `showing:…`, `follow_up:…`.
 */
async function automatedToday(db: Kysely<Database>, row: PhoneRow, now: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from outgoing_message
    where agent_id = ${row.agent_id} and channel in ('sms', 'whatsapp') and address = ${row.address}
      and kind = 'automated' and (sent_at > ${now}::timestamptz - interval '24 hours'
        or status = 'sending' and (claimed_at, outgoing_id) < (${row.claimed_at}, ${row.outgoing_id}::uuid))
      and split_part(subject, ':', 1) = split_part(${row.subject}::text, ':', 1)`.execute(db);
  return rows[0]?.n ?? 0;
}
