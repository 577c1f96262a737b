import { done, newSavedView, savedView, savedViews } from "@llave/contract/leads/leadChanges";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { addView, eraseView, readViews } from "./views.ts";

const agent = [limitByAddress, requireAgent];

/** The agent's saved views. */
export function savedViewRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get("/api/saved-views", { onRequest: agent, schema: { response: { 200: savedViews } } }, async (request) =>
    readViews(db, agentIdOf(request), services.now()),
  );

  app.post(
    "/api/saved-views",
    { onRequest: agent, schema: { body: newSavedView, response: { 201: savedView } } },
    async (request, reply) => reply.code(201).send(await addView(db, agentIdOf(request), request.body)),
  );

  app.delete(
    "/api/saved-views/:id",
    { onRequest: agent, schema: { params: z.object({ id: z.uuid() }), response: { 200: done } } },
    async (request) => {
      await eraseView(db, agentIdOf(request), request.params.id);
      return { done: true as const };
    },
  );
}
