import type { TemplateContent } from "../../../db/tables/channels.ts";
import { doubledWaitMs } from "../../../jobs/nextAttempt.ts";
import type { Services } from "../../../services.ts";
import { optOut } from "../../consent/optOut.ts";
import { handToMail } from "../../email/handToMail.ts";
import { accountOfNumber } from "../../twilio/accounts.ts";
import { type SendOutcome, sendByTwilio } from "../../twilio/client.ts";
import { statusCallback } from "../../twilio/statusCallback.ts";
import { buttonsFor, forgetButtons, type SuggestsReplies } from "../content/buttons.ts";
import { composeMessage, type PresentsOffers } from "../content/compose.ts";
import type { OutgoingRow } from "../outgoingRow.ts";
import { decideSending, isByPhone, type PhoneRow } from "../rules/sendRules.ts";
import { outsideWindow } from "../rules/window.ts";
import { claimDue, recordAccepted, recordBody, recordEnd, requeue } from "./outbox.ts";

/** What a call of the provider needs. */
type CallServices = Pick<Services, "config" | "db" | "links" | "now" | "origin" | "secret"> &
  PresentsOffers &
  SuggestsReplies;
/** What sending one message needs, by a provider or by mail. */
type SendingServices = CallServices & Pick<Services, "hub" | "jobs">;

/** Simultaneous calls per server. */
const batchSize = 10;
/** Failed attempts after which a message counts as failed: about two hours of an outage. */
const maxAttempts = 8;
const firstRetryMs = 30_000;

/** The provider's code for a recipient who told the carrier to stop. */
export const optedOutAtCarrier = 21610;

/** Sends everything that is due. Any number of servers can do this at the same time. */
export async function sendOutgoing(services: SendingServices & Pick<Services, "turnQueue">): Promise<void> {
  for (;;) {
    await services.turnQueue.quiet();
    const claimed = await claimDue(services.db, services.now(), batchSize);
    if (claimed.length === 0) return;
    const calls: Promise<void>[] = [];
    for (const row of claimed) {
      // Renters writing on the page come first: one call at a time then.
      await services.turnQueue.quiet();
      const call = sendOne(services, row);
      calls.push(call);
      if (services.turnQueue.isBusy) await call;
    }
    await Promise.all(calls);
  }
}

async function sendOne(services: SendingServices, row: OutgoingRow): Promise<void> {
  const { db } = services;
  const decision = await decideSending(services, row);
  if (decision.may === "wait") {
    await requeue(db, row, { dueAt: decision.until, reason: decision.reason, now: services.now() });
  } else if (decision.may === "never") {
    await recordEnd(db, row, { status: "canceled", reason: decision.reason }, services.now());
  } else if (isByPhone(row)) {
    await call(services, row);
  } else {
    await handToMail(services, row);
  }
  services.hub.announce({ agentId: row.agent_id, leadId: null, conversationId: row.conversation_id });
}

async function call(services: CallServices, row: PhoneRow): Promise<void> {
  const { db, config } = services;
  const account = await accountOfNumber(services, row.channel, row.number);
  if (!account) return recordEnd(db, row, { status: "failed", reason: "not_connected" }, services.now());
  const body = row.content ? (row.words ?? "") : await composeMessage(services, row);
  const buttons = row.content ? null : await buttonsFor(services, row, { account, body });
  if (!(await recordBody(db, row, body, services.now()))) return;
  const send = (template: TemplateContent | null) =>
    sendByTwilio(account, config.twilioApi, {
      channel: row.channel,
      to: row.address,
      body,
      template,
      statusCallback: statusCallback(services, row.outgoing_id),
    });
  const outcome = await send(row.content ?? buttons);
  if (!buttons || outcome.result !== "refused" || outcome.code === optedOutAtCarrier) {
    return recordOutcome(services, row, outcome);
  }
  await forgetButtons(services, buttons);
  await recordOutcome(services, row, await send(null));
}

async function recordOutcome(
  services: Pick<Services, "db" | "now" | "secret">,
  row: OutgoingRow,
  outcome: SendOutcome,
): Promise<void> {
  const { db } = services;
  const now = services.now();
  if (outcome.result === "accepted") {
    await recordAccepted(db, row, outcome.providerId, now);
    await markIdentified(services, row, now);
  } else if (outcome.result === "refused") {
    if (outcome.code === optedOutAtCarrier) await optOutByCarrier(services, row, now);
    const reason = outcome.code === outsideWindow ? "window_closed" : outcome.reason;
    await recordEnd(db, row, { status: "failed", reason, code: outcome.code }, now);
  } else if (outcome.result === "later") {
    if (row.attempts >= maxAttempts) {
      return recordEnd(db, row, { status: "failed", reason: outcome.reason }, now);
    }
    const dueAt = new Date(now.getTime() + doubledWaitMs(firstRetryMs, row.attempts));
    await requeue(db, row, { dueAt, reason: "provider_busy", now });
  }
  // If the outcome is unknown, the claim stays until the provider has been asked.
}

async function markIdentified({ db }: Pick<Services, "db">, row: OutgoingRow, now: Date): Promise<void> {
  await db
    .updateTable("channel_thread")
    .set({ identified_at: now })
    .where("agent_id", "=", row.agent_id)
    .where("channel", "=", row.channel)
    .where("number", "=", row.number)
    .where("address", "=", row.address)
    .where("identified_at", "is", null)
    .execute();
}

/** A stop sent to the carrier applies here too. */
export async function optOutByCarrier(
  { db, secret }: Pick<Services, "db" | "secret">,
  row: Pick<OutgoingRow, "agent_id" | "channel" | "address" | "conversation_id">,
  now: Date,
): Promise<void> {
  const { agent_id: agentId, channel, address, conversation_id: conversationId } = row;
  const person = { agentId, channel, address, conversationId };
  await db.transaction().execute((tx) => optOut(tx, secret, { ...person, source: "carrier", language: "en", now }));
}
