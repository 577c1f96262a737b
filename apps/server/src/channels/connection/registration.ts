import { type Registration, type RegistrationStatus, registrationSteps } from "@llave/contract/channels/channels";
import type { PhoneChannel } from "../../db/tables/channels.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { inboundPath } from "../inbound/webhookRoutes.ts";
import { accountOfAgent, type NumberAccount } from "../twilio/accounts.ts";
import { smsRegistration, whatsappRegistration } from "../twilio/registration.ts";

/**
 * How far carriers and Meta are with the number that an agent's messages leave from, asked of Twilio now.
 * @throws ApiError `channel_not_connected`, `channel_unreachable`
 */
export async function registrationOf(
  services: Pick<Services, "config" | "db" | "origin" | "secret">,
  agentId: string,
  channel: PhoneChannel,
): Promise<Registration> {
  const account = await accountOfAgent(services, agentId, channel);
  if (!account) throw new ApiError("channel_not_connected");
  const found = await ask(services, account, channel).catch(() => {
    throw new ApiError("channel_unreachable");
  });
  return { steps: registrationSteps[channel].map((step) => ({ step, status: found[step] ?? "todo" })) };
}

async function ask(
  { config, origin }: Pick<Services, "config" | "origin">,
  account: NumberAccount,
  channel: PhoneChannel,
): Promise<{ [step: string]: RegistrationStatus | undefined }> {
  const api = config.twilioApi;
  if (channel === "sms") return { ...(await smsRegistration(account, api)) };
  return { ...(await whatsappRegistration(account, api, origin() + inboundPath)) };
}
