import type { ChannelState, EmailChannel, MissingStep } from "@llave/contract/channels/channels";
import { sql } from "kysely";
import type { PhoneChannel } from "../../db/tables/channels.ts";
import { leadAddress } from "../../mail/replyAddress.ts";
import { outgoingMailOf } from "../../mail/transport.ts";
import type { Services } from "../../services.ts";
import { mailboxState } from "../email/mailbox/mailboxState.ts";
import { inboundPath } from "../inbound/webhookRoutes.ts";
import { accountOfAgent, sharedAccount } from "../twilio/accounts.ts";
import { linkCodes } from "./codes.ts";
import { messageAddress } from "./messageAddress.ts";
import { lastTestMessage } from "./testMessages.ts";

/** The actual state of each of an agent's channels: based on messages sent and received, not on switches. */
export function channelStatesOf(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  agentId: string,
): Promise<ChannelState[]> {
  return Promise.all((["sms", "whatsapp"] as const).map((channel) => stateOf(services, agentId, channel)));
}

/** One channel's state. */
export async function stateOf(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  agentId: string,
  channel: PhoneChannel,
): Promise<ChannelState> {
  const account = await accountOfAgent(services, agentId, channel);
  const facts = await factsOf(services, { agentId, channel, number: account?.number ?? null });
  return {
    channel,
    connected: account !== null,
    source: account && (account.agentId === null ? "shared" : "own"),
    number: account?.number ?? null,
    sharedAvailable: sharedAccount(services, channel) !== null,
    missing: missingOf(account !== null, facts),
    webhook: services.origin() + inboundPath,
    lastReceivedAt: facts.received?.toISOString() ?? null,
    lastDeliveredAt: facts.delivered?.toISOString() ?? null,
    lastError: facts.error,
    test: account && (await lastTestMessage(services.db, { agentId, channel, number: account.number })),
    codes: account?.agentId === null ? await codesOn(services, agentId, channel, account.number) : [],
  };
}

/** How renters reach the agent on the shared number. */
async function codesOn(
  { db }: Pick<Services, "db">,
  agentId: string,
  channel: PhoneChannel,
  number: string,
): Promise<ChannelState["codes"]> {
  const links = await linkCodes(db, agentId);
  return links.map((link) => ({ ...link, address: messageAddress(channel, number, link.code) }));
}

/** Whether the server sends emails and renters can answer them: the same for all agents. */
export async function emailChannelOf(
  services: Pick<Services, "config" | "db" | "secret">,
  agentId: string,
): Promise<EmailChannel> {
  const { at } = await services.db
    .selectFrom("channel_thread")
    .select((of) => of.fn.max("last_inbound_at").as("at"))
    .where("agent_id", "=", agentId)
    .where("channel", "=", "email")
    .executeTakeFirstOrThrow();
  return {
    connected: services.config.inboundMail !== undefined,
    outgoing: outgoingMailOf(services.config),
    lastReceivedAt: at?.toISOString() ?? null,
    mailbox: await mailboxState(services),
    leadAddress: leadAddress(services, agentId),
  };
}

interface Facts {
  received: Date | null;
  delivered: Date | null;
  error: number | null;
}

/** A number comes first; an incoming message shows that its webhook is set. */
function missingOf(connected: boolean, { received, delivered }: Facts): MissingStep[] {
  if (!connected) return ["number", "webhook", "first_message"];
  if (!received) return ["webhook", "first_message"];
  return delivered ? [] : ["first_message"];
}

/** A test message that arrived shows as much as one to a renter, if it came from the number in use. */
async function factsOf(
  { db }: Pick<Services, "db">,
  { agentId, channel, number }: { agentId: string; channel: PhoneChannel; number: string | null },
): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select
      (select max(last_inbound_at) from channel_thread where agent_id = ${agentId} and channel = ${channel}) as received,
      d.at as delivered,
      (select error_code from outgoing_message o where o.agent_id = ${agentId} and o.channel = ${channel}
        and o.status = 'failed' and o.changed_at > coalesce(d.at, '-infinity')
        order by o.changed_at desc limit 1) as error
    from (select greatest(
      (select max(changed_at) from outgoing_message where agent_id = ${agentId} and channel = ${channel}
        and status in ('delivered', 'read')),
      (select changed_at from channel_test where agent_id = ${agentId} and channel = ${channel} and number = ${number}
        and status in ('delivered', 'read'))) as at) d`.execute(db);
  return rows[0] ?? { received: null, delivered: null, error: null };
}
