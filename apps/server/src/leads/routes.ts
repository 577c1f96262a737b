import { historyEntry } from "@llave/contract/leads/leadChanges";
import { leadAreas, leadDetail, leadsQuery, listedLead, listingMatches } from "@llave/contract/leads/leads";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../apiKeys/guard.ts";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { linkNextPage } from "../http/pageCursor.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { requireLink } from "../smartlinks/repository.ts";
import { duplicatesOf, mergedInto } from "./changes/merge.ts";
import { readHistory } from "./history/history.ts";
import { requireLead } from "./history/notes.ts";
import { areasOf } from "./list/areas.ts";
import { leadFilter } from "./list/filter.ts";
import { listingsFor } from "./matches.ts";
import { presentLeadDetail, presentListedLead } from "./present.ts";
import { findLead, listLeads, openTasks, threadsOfLead } from "./repository.ts";

const params = z.object({ id: z.uuid() });

/** The agent's leads: the list, a single one and its history. */
export function leadRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "links" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get(
    "/api/leads",
    {
      onRequest: agentOrKey("leads:read"),
      schema: { querystring: leadsQuery, response: { 200: z.array(listedLead) } },
    },
    async (request, reply) => {
      const filter = leadFilter(request.query, agentIdOf(request), services.now());
      await requireLink(db, agentIdOf(request), filter.link);
      const { rows, next } = await listLeads(db, agentIdOf(request), filter);
      if (next) linkNextPage(reply, [next.score, next.updatedAt, next.leadId]);
      return rows.map(presentListedLead);
    },
  );

  app.get(
    "/api/lead-areas",
    { onRequest: [limitByAddress, requireAgent], schema: { response: { 200: leadAreas } } },
    async (request) => areasOf(db, agentIdOf(request)),
  );

  app.get(
    "/api/leads/:id",
    { onRequest: agentOrKey("leads:read"), schema: { params, response: { 200: leadDetail } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const row = await findLead(db, agentId, request.params.id);
      if (!row) throw new ApiError("not_found");
      const [tasks, threads, duplicates, merged] = await Promise.all([
        openTasks(db, agentId, row.lead_id),
        threadsOfLead(db, agentId, row.lead_id),
        duplicatesOf(db, agentId, row.lead_id),
        mergedInto(db, agentId, row.lead_id),
      ]);
      return presentLeadDetail(row, { tasks, threads, duplicates, merged });
    },
  );

  app.get(
    "/api/leads/:id/matches",
    { onRequest: agentOrKey("leads:read"), schema: { params, response: { 200: listingMatches } } },
    async (request) => listingsFor(services, agentIdOf(request), request.params.id),
  );

  app.get(
    "/api/leads/:id/history",
    { onRequest: agentOrKey("leads:read"), schema: { params, response: { 200: z.array(historyEntry) } } },
    async (request) => {
      const agentId = agentIdOf(request);
      return readHistory(db, agentId, await requireLead(db, agentId, request.params.id));
    },
  );
}
