import {
  completeOnboardingRequest,
  completeOnboardingResponse,
  onboardingState,
  previewRequest,
  previewResponse,
  saveDraftRequest,
} from "@llave/contract/agent/onboarding";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent, sessionOf } from "../auth/session.ts";
import { requireConnected } from "../channels/connection/connected.ts";
import { ApiError } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { qrPng, qrSvg, scannedAddress } from "../smartlinks/qr/qr.ts";
import { completeOnboarding } from "./complete.ts";
import { readDraft, saveDraft } from "./draft.ts";
import { preview } from "./preview.ts";
import { checkOnboarding } from "./rules.ts";

const agent = [limitByAddress, requireAgent];
/**
 * Limits for calls with a photo of 15 MB as a data URL, and for the rest. Only accounts with access can send that much.
 */
const withPhoto = { onRequest: agent, bodyLimit: 22_000_000, config: { tooLarge: "picture_too_large" } } as const;
const qrPixels = 1024;
const qrParams = z.object({ format: z.enum(["svg", "png"]) });

/** The agent's setup: its draft, the tour's assistant, the first link's code, and the completing call. */
export function onboardingRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/onboarding/draft",
    { onRequest: agent, schema: { response: { 200: onboardingState } } },
    async (request) => readDraft(services, sessionOf(request)),
  );

  app.put(
    "/api/onboarding/draft",
    { ...withPhoto, schema: { body: saveDraftRequest, response: { 200: onboardingState } } },
    async (request) => {
      await app.limits.spend("pictures", agentIdOf(request));
      await saveDraft(services, sessionOf(request), request.body);
      return readDraft(services, sessionOf(request));
    },
  );

  app.post(
    "/api/onboarding/preview",
    { onRequest: agent, schema: { body: previewRequest, response: { 200: previewResponse } } },
    async (request) => preview(services, agentIdOf(request), request.body),
  );

  app.get(
    "/api/onboarding/qr/:format",
    { onRequest: agent, schema: { params: qrParams, produces: ["image/svg+xml", "image/png"] } },
    async (request, reply) => {
      const { draft } = await readDraft(services, sessionOf(request));
      if (draft.smartLink.url === "") throw new ApiError("not_found");
      const address = scannedAddress(draft.smartLink.url);
      if (request.params.format === "png") return reply.type("image/png").send(qrPng(address, qrPixels));
      return reply.type("image/svg+xml; charset=utf-8").send(qrSvg(address, draft.name));
    },
  );

  app.post(
    "/api/auth/complete-agent-onboarding",
    { ...withPhoto, schema: { body: completeOnboardingRequest, response: { 200: completeOnboardingResponse } } },
    async (request) => {
      await app.limits.spend("pictures", agentIdOf(request));
      const language = languageOf(request);
      const onboarding = checkOnboarding(request.body, language);
      // WhatsApp is on by default (specification, section 3): that choice is remembered until a number is connected.
      await requireConnected(services, agentIdOf(request), { sms: onboarding.smsEnabled });
      return completeOnboarding(services, agentIdOf(request), onboarding, language);
    },
  );
}
