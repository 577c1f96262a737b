import { Readable } from "node:stream";
import {
  auditPage,
  auditQuery,
  bulkInviteRequest,
  bulkInviteResponse,
  exportQuery,
  inviteRequest,
  inviteResponse,
  type WaitlistPage,
  waitlistPage,
  waitlistQuery,
} from "@llave/contract/admin/admin";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { requireAdmin, sessionOf } from "../auth/session.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { Services } from "../services.ts";
import { listActs, recordAct } from "./audit.ts";
import { countEntries, deliveriesOf, entriesQuery } from "./entries.ts";
import { waitlistCsv } from "./exportCsv.ts";
import { type EntryFilter, entryFilter, pagination, wholeNumber } from "./filter.ts";
import { bulkInvite, inviteChosen } from "./invite.ts";
import { presentEntry } from "./present.ts";

const admin = [limitByAddress, requireAdmin];
const defaultLimit = 20;
const maxPages = 1_000_000;

/** The administrators' waitlist: the list, invitations, its export, and the log of their actions. */
export function adminRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/admin/waitlist",
    { onRequest: admin, schema: { querystring: waitlistQuery, response: { 200: waitlistPage } } },
    async ({ query }) => {
      const limit = wholeNumber(query.limit, 100, defaultLimit);
      return listPage(services, entryFilter(query), wholeNumber(query.page, maxPages, 1), limit);
    },
  );

  app.post(
    "/api/admin/waitlist/bulk-invite",
    { onRequest: admin, schema: { body: bulkInviteRequest, response: { 200: bulkInviteResponse } } },
    async (request) => ({ invited: await bulkInvite(services, sessionOf(request).accountId, request.body?.count) }),
  );

  app.post(
    "/api/admin/waitlist/invite",
    { onRequest: admin, schema: { body: inviteRequest, response: { 200: inviteResponse } } },
    async (request) => inviteChosen(services, sessionOf(request).accountId, request.body.ids),
  );

  app.get(
    "/api/admin/waitlist/export.csv",
    { onRequest: admin, schema: { querystring: exportQuery, produces: ["text/csv"] } },
    async (request, reply) => {
      const now = services.now();
      const filter = entryFilter(request.query);
      const { accountId } = sessionOf(request);
      await recordAct(services.db, accountId, "export_csv", shown(filter), now);
      await recordSecurityEvent(services.db, { kind: "waitlist_exported", accountId, actorId: accountId, request });
      const name = `waitlist-${now.toISOString().slice(0, 10)}.csv`;
      reply.header("content-disposition", `attachment; filename="${name}"`);
      return reply
        .type("text/csv; charset=utf-8")
        .send(Readable.from(waitlistCsv(services.db, filter), { highWaterMark: 1 }));
    },
  );

  app.get(
    "/api/admin/audit",
    { onRequest: admin, schema: { querystring: auditQuery, response: { 200: auditPage } } },
    async ({ query }) => listActs(services.db, wholeNumber(query.page, maxPages, 1)),
  );
}

async function listPage(
  services: Pick<Services, "db">,
  filter: EntryFilter,
  page: number,
  limit: number,
): Promise<WaitlistPage> {
  const place = pagination(page, limit, await countEntries(services.db, filter));
  const { rows } = await entriesQuery(filter, { limit, offset: (place.page - 1) * limit }).execute(services.db);
  const deliveries = await deliveriesOf(
    services.db,
    rows.map((row) => row.entry_id),
  );
  const byEntry = new Map(deliveries.map((delivery) => [delivery.entry_id, delivery]));
  return { entries: rows.map((row) => presentEntry(row, byEntry.get(row.entry_id))), pagination: place };
}

function shown({ status, isAgent }: EntryFilter): Record<string, string> {
  return { status: status ?? "all", isAgent: isAgent === undefined ? "all" : String(isAgent) };
}
