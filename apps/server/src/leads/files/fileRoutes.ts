import { Readable } from "node:stream";
import { leadsQuery } from "@llave/contract/leads/leads";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../../apiKeys/guard.ts";
import { agentIdOf } from "../../auth/session.ts";
import { ApiError } from "../../http/errors.ts";
import { languageOf } from "../../http/language.ts";
import { recordSecurityEvent } from "../../securityEvents/record.ts";
import type { Services } from "../../services.ts";
import { requireLink } from "../../smartlinks/repository.ts";
import { leadFilter } from "../list/filter.ts";
import { findLead } from "../repository.ts";
import { contactFile } from "./contactFile.ts";
import { leadsCsv } from "./exportCsv.ts";

const params = z.object({ id: z.uuid() });

/** Leads as files: the list as CSV, a single lead as a contact. */
export function leadFileRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now" | "origin">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get(
    "/api/leads/export.csv",
    { onRequest: agentOrKey("leads:read"), schema: { querystring: leadsQuery, produces: ["text/csv"] } },
    async (request, reply) => {
      const filter = leadFilter(request.query, agentIdOf(request), services.now());
      await requireLink(db, agentIdOf(request), filter.link);
      const name = `leads-${services.now().toISOString().slice(0, 10)}.csv`;
      reply.header("content-disposition", `attachment; filename="${name}"`);
      const agentId = agentIdOf(request);
      await recordSecurityEvent(db, { kind: "leads_exported", accountId: agentId, actorId: agentId, request });
      const text = leadsCsv(db, agentId, filter, languageOf(request));
      return reply.type("text/csv; charset=utf-8").send(Readable.from(text, { highWaterMark: 1 }));
    },
  );

  app.get(
    "/api/leads/:id/contact.vcf",
    { onRequest: agentOrKey("leads:read"), schema: { params, produces: ["text/vcard"] } },
    async (request, reply) => {
      const row = await findLead(db, agentIdOf(request), request.params.id);
      if (!row) throw new ApiError("not_found");
      // The page names the file after the lead.
      reply.header("content-disposition", "attachment");
      return reply.type("text/vcard; charset=utf-8").send(await contactFile(row, services.origin()));
    },
  );
}
