import {
  type AdminSecurityEvent,
  adminSecurityEvent,
  type SecurityEvent,
  securityEvent,
  securityEventsQuery,
  signInProofs,
} from "@llave/contract/account/securityEvents";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { type Kysely, sql } from "kysely";
import { z } from "zod";
import { requireAdmin, requireSession, sessionOf } from "../auth/session.ts";
import type { Database } from "../db/schema.ts";
import { cutPage, readTimeCursor } from "../http/pageCursor.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";

const defaultPage = 20;
type Query = z.infer<typeof securityEventsQuery>;
type Row = Awaited<ReturnType<typeof readEvents>>[number];

/** The security log: an account's own, and every account's for administrators. */
export function securityEventRoutes(instance: FastifyInstance, services: Pick<Services, "db">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/account/security-events",
    {
      onRequest: [limitByAddress, requireSession],
      schema: { querystring: securityEventsQuery, response: { 200: z.array(securityEvent) } },
    },
    async (request, reply) => {
      const rows = await readEvents(services.db, request.query, sessionOf(request).accountId);
      return cutPage(reply, rows, request.query.limit ?? defaultPage, placeOf).map(presentEvent);
    },
  );

  app.get(
    "/api/admin/security-events",
    {
      onRequest: [limitByAddress, requireAdmin],
      schema: { querystring: securityEventsQuery, response: { 200: z.array(adminSecurityEvent) } },
    },
    async (request, reply) => {
      const rows = await readEvents(services.db, request.query, null);
      return cutPage(reply, rows, request.query.limit ?? defaultPage, placeOf).map(presentForAdmin);
    },
  );
}

/** A page of events plus one more, newest first: of one account, or of all. */
function readEvents(db: Kysely<Database>, { after, limit = defaultPage }: Query, accountId: string | null) {
  // To the millisecond, the precision of a cursor.
  const at = sql<Date>`date_trunc('milliseconds', event.created_at)`;
  let query = db
    .selectFrom("security_event as event")
    .leftJoin("account", "account.account_id", "event.account_id")
    .select(["event_id", "kind", "detail", "network", "user_agent", "email", at.as("at")])
    .orderBy("event.created_at", "desc")
    .orderBy("event_id", "desc")
    .limit(limit + 1);
  if (accountId !== null) query = query.where("event.account_id", "=", accountId);
  const cursor = readTimeCursor(after);
  if (cursor) query = query.where(sql<boolean>`(${at}, event_id) < (${cursor.at}, ${cursor.id})`);
  return query.execute();
}

function placeOf(row: Row) {
  return [row.at.toISOString(), row.event_id];
}

function presentEvent({ event_id, kind, detail, network, user_agent, at }: Row): SecurityEvent {
  const proof = signInProofs.find((known) => known === detail.proof) ?? null;
  return { id: event_id, kind, proof, device: user_agent, network, at: at.toISOString() };
}

function presentForAdmin(row: Row): AdminSecurityEvent {
  return { ...presentEvent(row), email: row.email };
}
