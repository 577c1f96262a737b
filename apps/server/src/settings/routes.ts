import { type AgentSettings, agentSettings, changeSettingsRequest } from "@llave/contract/agent/settings";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { connectedChannels } from "../channels/connection/connected.ts";
import { conversationsUsed } from "../conversations/turn/allowance.ts";
import { ApiError } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";
import { sumModelUse } from "../llm/useRepository.ts";
import { storageUsed } from "../pictures/storage.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { linkAllowance } from "../smartlinks/changes.ts";
import { marketDay } from "../time/marketDay.ts";
import { timeZoneOf } from "../time/markets.ts";
import { changeSettings } from "./change.ts";
import { presentSettings } from "./present.ts";
import { findSettingsRow } from "./repository.ts";

const guards = { onRequest: [limitByAddress, requireAgent] };

/** The agent's own settings: profile, channels, assistant, and what the plan includes. */
export function settingsRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "jobs" | "models" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get("/api/agent/settings", { ...guards, schema: { response: { 200: agentSettings } } }, async (request) =>
    readSettings(services, agentIdOf(request)),
  );

  app.patch(
    "/api/agent/settings",
    { ...guards, schema: { body: changeSettingsRequest, response: { 200: agentSettings } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await changeSettings(services, agentId, request.body, languageOf(request));
      return readSettings(services, agentId);
    },
  );
}

async function readSettings(
  services: Pick<Services, "config" | "db" | "models" | "now" | "secret">,
  agentId: string,
): Promise<AgentSettings> {
  const { db, now, models } = services;
  const row = await findSettingsRow(db, agentId);
  if (!row) throw new ApiError("onboarding_unfinished");
  const counted = { agentId, plan: row.plan, timeZone: timeZoneOf(row.market) };
  const month = `${marketDay(now(), counted.timeZone).slice(0, 7)}-01`;
  const [links, conversations, model, storage, connected] = await Promise.all([
    linkAllowance(db, agentId),
    conversationsUsed(db, counted, now()),
    sumModelUse(db, agentId, month),
    storageUsed(db, agentId),
    connectedChannels(services, agentId),
  ]);
  const used = { smartLinks: links.used, storage, conversations, connected, hasModel: models !== null, model };
  return presentSettings(row, used);
}
