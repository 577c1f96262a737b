import { lead, leadDetail, leadStatus, leadsQuery } from "@llave/contract/leads";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { agentIdOf, requireAgent } from "../plugins/session.ts";
import type { Services } from "../services.ts";
import { readCursor, writeCursor } from "./cursor.ts";
import { presentLead, presentLeadDetail } from "./present.ts";
import { findLead, type LeadFilter, type LeadRow, listLeads, openTasks } from "./repository.ts";

const defaultPage = 25;

/** The agent's leads: the list and a single one. */
export function leadRoutes(instance: FastifyInstance, services: Services): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/leads",
    {
      onRequest: [limitByAddress, requireAgent],
      schema: { querystring: leadsQuery, response: { 200: z.array(lead) } },
    },
    async (request, reply) => {
      const filter = filterOf(request.query);
      const rows = await listLeads(services.db, agentIdOf(request), filter);
      const page = rows.slice(0, filter.limit);
      const last = page.at(-1);
      if (rows.length > filter.limit && last) reply.header("link", nextLink(request.url, last));
      return page.map(presentLead);
    },
  );

  app.get(
    "/api/leads/:id",
    {
      onRequest: [limitByAddress, requireAgent],
      schema: { params: z.object({ id: z.uuid() }), response: { 200: leadDetail } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      const row = await findLead(services.db, agentId, request.params.id);
      if (!row) throw new ApiError("not_found");
      return presentLeadDetail(row, await openTasks(services.db, agentId, row.conversation_id));
    },
  );
}

function filterOf(query: z.infer<typeof leadsQuery>): LeadFilter {
  return {
    status: leadStatus.safeParse(query.status).data,
    text: query.q?.replaceAll("\0", "").trim() || undefined,
    sort: query.sort ?? "score",
    after: readCursor(query.after),
    limit: query.limit ?? defaultPage,
  };
}

function nextLink(url: string, last: LeadRow): string {
  const next = new URL(url, "http://path-only");
  const after = { score: last.score, updatedAt: last.updated_at.toISOString(), leadId: last.lead_id };
  next.searchParams.set("after", writeCursor(after));
  return `<${next.pathname}${next.search}>; rel="next"`;
}
