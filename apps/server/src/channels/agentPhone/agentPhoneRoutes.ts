import { alertPhone, alertPhoneCode, alertPhoneRequest } from "@llave/contract/notifications/notifications";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { ApiError } from "../../http/errors.ts";
import { languageOf } from "../../http/language.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { sendTestMessage } from "../connection/testMessages.ts";
import { outsideWindow } from "../outbound/rules/window.ts";
import { forgetAlertPhone, lineToAgent, readAlertPhone, startVerifying, writeToAgent } from "./agentPhone.ts";
import { newsByTemplate } from "./newsTemplate.ts";
import { agentPhonePhrases } from "./phrases.ts";

const guards = { onRequest: [limitByAddress, requireAgent] };
const path = "/api/agent/alert-phone";

/** The agent's phone for notifications by text or WhatsApp. */
export function agentPhoneRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(path, { ...guards, schema: { response: { 200: alertPhone } } }, async (request) =>
    readAlertPhone(services, agentIdOf(request)),
  );

  app.post(
    path,
    { ...guards, schema: { body: alertPhoneRequest, response: { 200: alertPhoneCode } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await app.limits.spend("channelSetup", agentId);
      return startVerifying(services, agentId, request.body.channel);
    },
  );

  app.delete(path, { ...guards, schema: { response: { 200: alertPhone } } }, async (request) => {
    await forgetAlertPhone(services.db, agentIdOf(request));
    return readAlertPhone(services, agentIdOf(request));
  });

  app.post(
    `${path}/test`,
    { ...guards, schema: { response: { 200: z.object({ sent: z.literal(true) }) } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await app.limits.spend("channelSetup", agentId);
      const line = await lineToAgent(services, agentId);
      if (!line) throw new ApiError("alert_phone_unverified");
      const language = languageOf(request);
      const { test: body } = agentPhonePhrases[language];
      const isOver = line.windowEnd !== null && line.windowEnd < services.now();
      const news = { lines: [body], url: `${services.origin()}/dashboard/settings/notifications`, language };
      const words = isOver
        ? await newsByTemplate(services, line, news).catch(() => {
            throw new ApiError("channel_unreachable");
          })
        : { body, template: null };
      if (!words) throw new ApiError("alert_phone_window_closed");
      const tested = { agentId, channel: line.channel, number: line.account.number };
      const outcome = await sendTestMessage(services, tested, (textId) =>
        writeToAgent(services, line, { ...words, textId }),
      );
      if (outcome.result === "refused" && outcome.code === outsideWindow)
        throw new ApiError("alert_phone_window_closed");
      if (outcome.result !== "accepted") throw new ApiError("channel_unreachable");
      return { sent: true as const };
    },
  );
}
