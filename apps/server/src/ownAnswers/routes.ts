import { ownAnswer, ownAnswerRequest, ownAnswers } from "@llave/contract/agent/ownTexts";
import { done } from "@llave/contract/leads/leadChanges";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { languageOf } from "../http/language.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { addAnswer, changeAnswer, eraseAnswer, listAnswers } from "./store.ts";

const agent = [limitByAddress, requireAgent];
const params = z.object({ id: z.uuid() });

/** Questions that the agent answered once for all renters: the assistant gives these answers as facts. */
export function ownAnswerRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get("/api/own-answers", { onRequest: agent, schema: { response: { 200: ownAnswers } } }, async (request) =>
    listAnswers(db, agentIdOf(request)),
  );

  app.post(
    "/api/own-answers",
    { onRequest: agent, schema: { body: ownAnswerRequest, response: { 201: ownAnswer } } },
    async (request, reply) => {
      const answer = { agentId: agentIdOf(request), now: services.now(), ...request.body };
      return reply.code(201).send(await addAnswer(db, answer, languageOf(request)));
    },
  );

  app.put(
    "/api/own-answers/:id",
    { onRequest: agent, schema: { params, body: ownAnswerRequest, response: { 200: ownAnswer } } },
    async (request) => {
      const answer = { agentId: agentIdOf(request), now: services.now(), ...request.body };
      return changeAnswer(db, request.params.id, answer, languageOf(request));
    },
  );

  app.delete(
    "/api/own-answers/:id",
    { onRequest: agent, schema: { params, response: { 200: done } } },
    async (request) => {
      await eraseAnswer(db, agentIdOf(request), request.params.id);
      return { done: true as const };
    },
  );
}
