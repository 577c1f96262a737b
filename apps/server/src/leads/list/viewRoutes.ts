import { done, leadView, leadViews, newLeadView } from "@llave/contract/leadChanges";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { addView, eraseView, readViews } from "./views.ts";

const agent = [limitByAddress, requireAgent];

/** The agent's saved views. */
export function leadViewRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get("/api/lead-views", { onRequest: agent, schema: { response: { 200: leadViews } } }, async (request) =>
    readViews(db, agentIdOf(request), services.now()),
  );

  app.post(
    "/api/lead-views",
    { onRequest: agent, schema: { body: newLeadView, response: { 201: leadView } } },
    async (request, reply) => reply.code(201).send(await addView(db, agentIdOf(request), request.body)),
  );

  app.delete(
    "/api/lead-views/:id",
    { onRequest: agent, schema: { params: z.object({ id: z.uuid() }), response: { 200: done } } },
    async (request) => {
      await eraseView(db, agentIdOf(request), request.params.id);
      return { done: true as const };
    },
  );
}
