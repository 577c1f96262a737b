import { minuteMs } from "@llave/contract/calendar";
import type { Services } from "../../../services.ts";
import { accountOfNumber } from "../../twilio/accounts.ts";
import { findSent } from "../../twilio/client.ts";
import type { OutgoingRow } from "../outgoingRow.ts";
import { isByPhone } from "../rules/sendRules.ts";
import { recordAccepted, recordEnd, requeue, settleAfterMs } from "./outbox.ts";

const batchSize = 100;
/** How far the provider's clock may be off. Milliseconds. */
const clockToleranceMs = minuteMs;

/**
 * Finds out what became of messages whose outcome was lost because the server died or the connection broke after the
 * call had started. It asks the provider: what the provider has counts as sent, and what it certainly doesn't have is
 * sent again.
 */
export async function settleUnknown(services: Pick<Services, "config" | "db" | "now" | "secret">): Promise<void> {
  const before = new Date(services.now().getTime() - settleAfterMs);
  const rows = await services.db
    .selectFrom("outgoing_message")
    .selectAll()
    .where("status", "=", "sending")
    .where("claimed_at", "<", before)
    .orderBy("claimed_at")
    .limit(batchSize)
    .execute();
  for (const row of rows) await settleOne(services, row);
}

async function settleOne(
  services: Pick<Services, "config" | "db" | "now" | "secret">,
  row: OutgoingRow,
): Promise<void> {
  const { db, config } = services;
  const now = services.now();
  // Without a text, no call had started; an email's claim and its mail are one transaction.
  if (row.body === null || !isByPhone(row)) return requeue(db, row, { dueAt: now, reason: null, now });
  const account = await accountOfNumber(services, row.channel, row.number);
  if (!account) return recordEnd(db, row, { status: "failed", reason: "not_connected" }, now);
  const since = new Date((row.claimed_at ?? row.created_at).getTime() - clockToleranceMs);
  const wanted = { channel: row.channel, to: row.address, body: row.body, since };
  const providerId = await findSent(account, config.twilioApi, wanted, (ids) => knownIds(services, ids));
  if (providerId !== null) await recordAccepted(db, row, providerId, now);
  else await requeue(db, row, { dueAt: now, reason: null, now });
}

async function knownIds({ db }: Pick<Services, "db">, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("outgoing_message").select("provider_id").where("provider_id", "in", ids).execute();
  return new Set(rows.flatMap(({ provider_id }) => (provider_id === null ? [] : [provider_id])));
}
