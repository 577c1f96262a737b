import {
  channelState,
  channelStates,
  emailChannel,
  ownNumberRequest,
  registration,
} from "@llave/contract/channels/channels";
import { phoneChannel } from "@llave/contract/channels/delivery";
import type { Language } from "@llave/contract/language";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { ApiError } from "../../http/errors.ts";
import { languageOf } from "../../http/language.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { channelPhrases } from "../consent/phrases.ts";
import { accountOfAgent } from "../twilio/accounts.ts";
import { sendByTwilio } from "../twilio/client.ts";
import { statusCallback } from "../twilio/statusCallback.ts";
import { connectOwnNumber, disconnectOwnNumber } from "./ownNumber.ts";
import { registrationOf } from "./registration.ts";
import { channelStatesOf, emailChannelOf, stateOf } from "./states.ts";
import { sendTestMessage } from "./testMessages.ts";

const params = z.object({ channel: phoneChannel });
const guards = { onRequest: [limitByAddress, requireAgent] };

/** An agent's texts and WhatsApp: their state, the agent's own number, and a test message. */
export function channelRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get("/api/agent/channels", { ...guards, schema: { response: { 200: channelStates } } }, (request) =>
    channelStatesOf(services, agentIdOf(request)),
  );

  app.get("/api/agent/channels/email", { ...guards, schema: { response: { 200: emailChannel } } }, (request) =>
    emailChannelOf(services, agentIdOf(request)),
  );

  app.get(
    "/api/agent/channels/:channel/registration",
    { ...guards, schema: { params, response: { 200: registration } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await app.limits.spend("channelSetup", agentId);
      return registrationOf(services, agentId, request.params.channel);
    },
  );

  app.put(
    "/api/agent/channels/:channel",
    { ...guards, schema: { params, body: ownNumberRequest, response: { 200: channelState } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const { channel } = request.params;
      await app.limits.spend("channelSetup", agentId);
      await connectOwnNumber(services, agentId, channel, request.body);
      return stateOf(services, agentId, channel);
    },
  );

  app.delete(
    "/api/agent/channels/:channel",
    { ...guards, schema: { params, response: { 200: channelState } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await disconnectOwnNumber(services, agentId, request.params.channel);
      return stateOf(services, agentId, request.params.channel);
    },
  );

  app.post(
    "/api/agent/channels/:channel/test",
    { ...guards, schema: { params, response: { 200: z.object({ sent: z.literal(true) }) } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await app.limits.spend("channelSetup", agentId);
      await sendTest(services, agentId, request.params.channel, languageOf(request));
      return { sent: true as const };
    },
  );
}

/** A message to the agent's own phone. */
async function sendTest(
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
  agentId: string,
  channel: "sms" | "whatsapp",
  language: Language,
): Promise<void> {
  const account = await accountOfAgent(services, agentId, channel);
  if (!account) throw new ApiError("channel_not_connected");
  const agent = await services.db
    .selectFrom("agent")
    .select("phone")
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  const to = agent?.phone;
  if (!to) throw new ApiError("phone_required");
  const outcome = await sendTestMessage(services, { agentId, channel, number: account.number }, (testId) =>
    sendByTwilio(account, services.config.twilioApi, {
      channel,
      to,
      body: channelPhrases[language].test,
      template: null,
      statusCallback: statusCallback(services, testId),
    }),
  );
  if (outcome.result === "refused") throw new ApiError("channel_unreachable", { text: outcome.reason });
  if (outcome.result !== "accepted") throw new ApiError("channel_unreachable");
}
