import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { PhoneChannel } from "../../db/tables/channels.ts";
import { seal, unseal } from "../../secrets/sealing.ts";
import type { Services } from "../../services.ts";

/** The account to write from a number with. */
export interface NumberAccount {
  accountSid: string;
  authToken: string;
  number: string;
  /** The agent it belongs to; null for the shared number. */
  agentId: string | null;
}

const purpose = "channel tokens";

/** Stores an agent's own number; its token is unreadable without the installation's secret. */
export async function saveOwnNumber(
  tx: Kysely<Database>,
  secret: string,
  { agentId, channel, account }: { agentId: string; channel: PhoneChannel; account: Omit<NumberAccount, "agentId"> },
): Promise<void> {
  const values = {
    account_sid: account.accountSid,
    auth_token: seal(secret, purpose, account.authToken),
    number: account.number,
    webhook_set_at: null,
  };
  await tx
    .insertInto("agent_number")
    .values({ agent_id: agentId, channel, ...values })
    .onConflict((conflict) => conflict.columns(["agent_id", "channel"]).doUpdateSet(values))
    .execute();
}

/** The number that writes to an agent's renters: the agent's own, else the shared one; null if there is none. */
export async function accountOfAgent(
  services: Pick<Services, "config" | "db" | "secret">,
  agentId: string,
  channel: PhoneChannel,
): Promise<NumberAccount | null> {
  const own = await services.db
    .selectFrom("agent_number")
    .select(["agent_id", "account_sid", "auth_token", "number"])
    .where("agent_id", "=", agentId)
    .where("channel", "=", channel)
    .executeTakeFirst();
  return own ? openOwn(services, own) : sharedAccount(services, channel);
}

/**
 * The same, if the agent turned the channel on: a channel that is off isn't offered and sends nothing automatically.
 */
export async function offeredAccount(
  services: Pick<Services, "config" | "db" | "secret">,
  agentId: string,
  channel: PhoneChannel,
): Promise<NumberAccount | null> {
  const agent = await services.db
    .selectFrom("agent")
    .select(["sms_enabled", "whatsapp_enabled"])
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  const isOn = channel === "sms" ? agent?.sms_enabled : agent?.whatsapp_enabled;
  return isOn ? accountOfAgent(services, agentId, channel) : null;
}

/** The account behind a number; null for a number no longer in use here. */
export async function accountOfNumber(
  services: Pick<Services, "config" | "db" | "secret">,
  channel: PhoneChannel,
  number: string,
): Promise<NumberAccount | null> {
  const shared = sharedAccount(services, channel);
  if (shared?.number === number) return shared;
  const own = await services.db
    .selectFrom("agent_number")
    .select(["agent_id", "account_sid", "auth_token", "number"])
    .where("channel", "=", channel)
    .where("number", "=", number)
    .executeTakeFirst();
  return own ? openOwn(services, own) : null;
}

/** The number for agents without their own. */
export function sharedAccount({ config }: Pick<Services, "config">, channel: PhoneChannel): NumberAccount | null {
  const number = config.twilio?.numbers[channel];
  if (!config.twilio || !number) return null;
  const { accountSid, authToken } = config.twilio;
  return { accountSid, authToken, number, agentId: null };
}

type OwnRow = { agent_id: string; account_sid: string; auth_token: Buffer; number: string };

function openOwn({ secret }: Pick<Services, "secret">, row: OwnRow): NumberAccount {
  return {
    accountSid: row.account_sid,
    authToken: unseal(secret, purpose, row.auth_token),
    number: row.number,
    agentId: row.agent_id,
  };
}
