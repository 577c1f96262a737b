import type { PhoneChannel } from "../../db/tables/channels.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { accountOfAgent } from "../twilio/accounts.ts";

/** The channels for which an agent has a number, own or shared. */
export async function connectedChannels(
  services: Pick<Services, "config" | "db" | "secret">,
  agentId: string,
): Promise<Record<PhoneChannel, boolean>> {
  const [sms, whatsapp] = await Promise.all([
    accountOfAgent(services, agentId, "sms"),
    accountOfAgent(services, agentId, "whatsapp"),
  ]);
  return { sms: sms !== null, whatsapp: whatsapp !== null };
}

/** @throws ApiError `channel_not_connected` if a channel without a number is turned on */
export async function requireConnected(
  services: Pick<Services, "config" | "db" | "secret">,
  agentId: string,
  turnedOn: Partial<Record<PhoneChannel, boolean | undefined>>,
): Promise<void> {
  if (!turnedOn.sms && !turnedOn.whatsapp) return;
  const connected = await connectedChannels(services, agentId);
  const isMissing = (channel: PhoneChannel) => turnedOn[channel] === true && !connected[channel];
  if (isMissing("sms") || isMissing("whatsapp")) throw new ApiError("channel_not_connected");
}
