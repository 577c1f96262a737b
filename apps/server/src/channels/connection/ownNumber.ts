import type { OwnNumberRequest } from "@llave/contract/channels/channels";
import type { Kysely } from "kysely";
import { lockAgent } from "../../agents/repository.ts";
import { isUniqueViolation } from "../../db/failures.ts";
import type { Database } from "../../db/schema.ts";
import type { PhoneChannel } from "../../db/tables/channels.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { inboundPath } from "../inbound/webhookRoutes.ts";
import { saveOwnNumber, sharedAccount } from "../twilio/accounts.ts";
import { connectNumber } from "../twilio/client.ts";

const errors = {
  wrong_credentials: "channel_credentials",
  no_such_number: "channel_number_missing",
  not_online: "channel_sender_offline",
  unreachable: "channel_unreachable",
} as const;

/**
 * Makes a number in the agent's own Twilio account the one renters write to. The account's token proves who owns it.
 * @throws ApiError `channel_credentials`, `channel_number_missing`, `channel_sender_offline`,
 *   `channel_unreachable`, `channel_number_taken`
 */
export async function connectOwnNumber(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  agentId: string,
  channel: PhoneChannel,
  request: OwnNumberRequest,
): Promise<void> {
  const { db, secret, config } = services;
  const shared = config.twilio?.numbers[channel];
  if (request.number === shared) throw new ApiError("channel_number_taken");
  const webhook = services.origin() + inboundPath;
  const outcome = await connectNumber({ ...request, agentId }, config.twilioApi, { channel, webhook });
  if (outcome !== "ok") throw new ApiError(errors[outcome]);
  const save = db.transaction().execute(async (tx) => {
    await lockAgent(tx, agentId);
    // Without a number the switch was shown as off, so it stays off.
    if (!shared && !(await hasOwnNumber(tx, agentId, channel))) await turnOff(tx, agentId, channel);
    await saveOwnNumber(tx, secret, { agentId, channel, account: request });
  });
  await save.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ApiError("channel_number_taken") : error;
  });
}

/**
 * Returns to the shared number; messages waiting on the agent's own number won't be sent. Without a shared one the
 * channel is turned off: a number connected later must not write to renters before the agent wants it to.
 */
export async function disconnectOwnNumber(
  services: Pick<Services, "config" | "db">,
  agentId: string,
  channel: PhoneChannel,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    // A settings change that checks for the number either waits for this one or is already done.
    await lockAgent(tx, agentId);
    const { numDeletedRows } = await tx
      .deleteFrom("agent_number")
      .where("agent_id", "=", agentId)
      .where("channel", "=", channel)
      .executeTakeFirst();
    if (numDeletedRows === 0n || sharedAccount(services, channel)) return;
    await turnOff(tx, agentId, channel);
  });
}

async function hasOwnNumber(tx: Kysely<Database>, agentId: string, channel: PhoneChannel): Promise<boolean> {
  const row = await tx
    .selectFrom("agent_number")
    .select("number")
    .where("agent_id", "=", agentId)
    .where("channel", "=", channel)
    .executeTakeFirst();
  return row !== undefined;
}

async function turnOff(tx: Kysely<Database>, agentId: string, channel: PhoneChannel): Promise<void> {
  const off = channel === "sms" ? { sms_enabled: false } : { whatsapp_enabled: false };
  await tx.updateTable("agent").set(off).where("agent_id", "=", agentId).execute();
}
