import {
  followUpChoice,
  followUpChoices,
  followUpPlan,
  followUpPreview,
  followUpPreviewRequest,
  followUpSettings,
  followUpStep,
  followUpTexts,
  leadFollowUps,
} from "@llave/contract/followUps/followUps";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";
import { keptLeadId } from "../leads/merging/members.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { readDay, readLead } from "./plan/plan.ts";
import { restoreFollowUp, sendFollowUp, skipFollowUp } from "./plan/steer.ts";
import type { FollowUpServices } from "./sending/carryOut.ts";
import { checkTexts } from "./sequences/checkTexts.ts";
import { previewTexts } from "./sequences/preview.ts";
import { readSettings, saveChoices, saveTexts } from "./sequences/settings.ts";

const guards = { onRequest: [limitByAddress, requireAgent] };

/** An agent's follow-ups: their settings and texts, the day's plan, and a lead's. */
export function followUpRoutes(instance: FastifyInstance, services: FollowUpServices): void {
  settingCalls(instance, services);
  planCalls(instance, services);
}

function settingCalls(instance: FastifyInstance, services: Pick<Services, "db" | "now" | "origin" | "secret">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;
  const path = "/api/agent/follow-up-settings";

  app.get(path, { ...guards, schema: { response: { 200: followUpSettings } } }, async (request) =>
    readSettings(db, agentIdOf(request)),
  );

  app.put(
    path,
    { ...guards, schema: { body: followUpChoices, response: { 200: followUpSettings } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await requireOnboarded(services, agentId);
      await saveChoices(db, agentId, request.body);
      return readSettings(db, agentId);
    },
  );

  app.put(
    `${path}/texts/:step`,
    {
      ...guards,
      schema: { params: z.object({ step: followUpStep }), body: followUpTexts, response: { 200: followUpSettings } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      await requireOnboarded(services, agentId);
      const { step } = request.params;
      const texts = { en: request.body.en.trim(), es: request.body.es.trim() };
      await checkTexts(db, { agentId, now: services.now(), step, texts }, languageOf(request));
      await saveTexts(db, agentId, step, texts);
      return readSettings(db, agentId);
    },
  );

  app.post(
    `${path}/preview`,
    { ...guards, schema: { body: followUpPreviewRequest, response: { 200: followUpPreview } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await requireOnboarded(services, agentId);
      const { step, en, es } = request.body;
      await checkTexts(db, { agentId, now: services.now(), step, texts: { en, es } }, languageOf(request));
      return previewTexts(services, agentId, request.body);
    },
  );
}

function planCalls(instance: FastifyInstance, services: FollowUpServices): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get("/api/follow-ups", { ...guards, schema: { response: { 200: followUpPlan } } }, async (request) =>
    readDay(services, agentIdOf(request)),
  );

  app.get(
    "/api/leads/:id/follow-ups",
    { ...guards, schema: { params: z.object({ id: z.uuid() }), response: { 200: leadFollowUps } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const leadId = await keptLeadId(services.db, agentId, request.params.id);
      if (!leadId) throw new ApiError("not_found");
      return { items: await readLead(services, agentId, leadId) };
    },
  );

  for (const [name, act] of Object.entries({ skip: skipFollowUp, restore: restoreFollowUp, send: sendFollowUp })) {
    app.post(
      `/api/follow-ups/${name}`,
      { ...guards, schema: { body: followUpChoice, response: { 200: leadFollowUps } } },
      async (request) => {
        const agentId = agentIdOf(request);
        const leadId = await keptLeadId(services.db, agentId, request.body.leadId);
        if (!leadId) throw new ApiError("not_found");
        await act(services, agentId, { leadId, id: request.body.id });
        return { items: await readLead(services, agentId, leadId) };
      },
    );
  }
}

async function requireOnboarded({ db }: Pick<Services, "db">, agentId: string): Promise<void> {
  const agent = await db.selectFrom("agent").select("agent_id").where("agent_id", "=", agentId).executeTakeFirst();
  if (!agent) throw new ApiError("not_found");
}
