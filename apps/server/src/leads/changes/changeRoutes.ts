import {
  addedLead,
  done,
  factChange,
  leadChange,
  manualLead,
  otherLead,
  stageChanges,
  stagesBefore,
} from "@llave/contract/leads/leadChanges";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../../apiKeys/guard.ts";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { requireLead } from "../history/notes.ts";
import { addLead } from "./addLead.ts";
import { changeStages } from "./changeStage.ts";
import { correctFact } from "./correctFact.ts";
import { mergeLeads, unmergeLead } from "./merge.ts";
import { removeLead, restoreLead } from "./removal.ts";
import { setDone } from "./setDone.ts";

const guards = agentOrKey("leads:write");
/** Calls of the dashboard only. */
const agent = [limitByAddress, requireAgent];
const params = z.object({ id: z.uuid() });
const isDone = { done: true } as const;

/** The calls that change an agent's leads. */
export function leadChangeRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "hub" | "links" | "now">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  leadDoneRoutes(instance, services);

  app.post(
    "/api/leads",
    { onRequest: guards, schema: { body: manualLead, response: { 201: addedLead } } },
    async (request, reply) => {
      const id = await addLead(services, agentIdOf(request), request.body);
      return reply.code(201).send({ id });
    },
  );

  app.patch(
    "/api/leads/:id",
    { onRequest: guards, schema: { params, body: leadChange, response: { 200: done } } },
    async (request) => {
      await changeStages(services, agentIdOf(request), [{ id: request.params.id, ...request.body }]);
      return isDone;
    },
  );

  app.post(
    "/api/leads/stages",
    { onRequest: agent, schema: { body: stageChanges, response: { 200: stagesBefore } } },
    async (request) => ({ before: await changeStages(services, agentIdOf(request), request.body.changes) }),
  );

  app.patch(
    "/api/leads/:id/facts",
    { onRequest: guards, schema: { params, body: factChange, response: { 200: done } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await correctFact(services, agentId, await requireLead(services.db, agentId, request.params.id), request.body);
      return isDone;
    },
  );

  app.delete("/api/leads/:id", { onRequest: guards, schema: { params, response: { 200: done } } }, async (request) => {
    const agentId = agentIdOf(request);
    await removeLead(services, agentId, await requireLead(services.db, agentId, request.params.id));
    return isDone;
  });

  app.post(
    "/api/leads/:id/restore",
    { onRequest: guards, schema: { params, response: { 200: done } } },
    async (request) => {
      await restoreLead(services, agentIdOf(request), request.params.id);
      return isDone;
    },
  );

  const merging = { onRequest: guards, schema: { params, body: otherLead, response: { 200: done } } };
  app.post("/api/leads/:id/merge", merging, async (request) => {
    await mergeLeads(services, agentIdOf(request), request.params.id, request.body.leadId);
    return isDone;
  });
  app.post("/api/leads/:id/unmerge", merging, async (request) => {
    await unmergeLead(services, agentIdOf(request), request.params.id, request.body.leadId);
    return isDone;
  });
}

/** The calls that put a lead aside, and bring it back. */
function leadDoneRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const putAside = { onRequest: agent, schema: { params, response: { 200: done } } };
  app.post("/api/leads/:id/done", putAside, async (request) => {
    const agentId = agentIdOf(request);
    const leadId = await requireLead(services.db, agentId, request.params.id);
    await setDone(services, { agentId, leadId, isDone: true });
    return isDone;
  });
  app.delete("/api/leads/:id/done", putAside, async (request) => {
    const agentId = agentIdOf(request);
    const leadId = await requireLead(services.db, agentId, request.params.id);
    await setDone(services, { agentId, leadId, isDone: false });
    return isDone;
  });
}
