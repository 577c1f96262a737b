import { errorCatalog } from "@llave/contract/errors";
import {
  deliveriesQuery,
  newWebhookRequest,
  type Webhook,
  type WebhookDelivery,
  webhook,
  webhookChange,
  webhookDelivery,
  webhookWithSecret,
} from "@llave/contract/integrations/webhooks";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { languageOf } from "../http/language.ts";
import { cutPage, readTimeCursor } from "../http/pageCursor.ts";
import { limitByAddress } from "../plugins/limits.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { Services } from "../services.ts";
import { WebPageError } from "../webPages/webPages.ts";
import {
  addEndpoint,
  addTestEvent,
  changeEndpoint,
  type EndpointRow,
  type LogRow,
  listDeliveries,
  listEndpoints,
  removeEndpoint,
  replaceSecret,
  replayDelivery,
  requireEndpoint,
} from "./repository.ts";
import { newSecret } from "./secrets.ts";

/** A session only: a key that reads leads must not be able to have them sent elsewhere. */
const guards = { onRequest: [limitByAddress, requireAgent] };
const byId = z.object({ id: z.uuid() });
const byDelivery = z.object({ id: z.uuid(), deliveryId: z.uuid() });
const defaultPage = 20;
const accepted = z.object({ queued: z.literal(true) });

/** The agent's webhooks: the addresses, and what was delivered to them. */
export function webhookRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "secret" | "webPages">,
): void {
  endpointCalls(instance, services);
  deliveryCalls(instance, services);
}

function endpointCalls(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "now" | "secret" | "webPages">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, now } = services;
  app.get("/api/agent/webhooks", { ...guards, schema: { response: { 200: z.array(webhook) } } }, async (request) =>
    (await listEndpoints(db, agentIdOf(request))).map((row) => presentEndpoint(row, now())),
  );

  app.post(
    "/api/agent/webhooks",
    { ...guards, schema: { body: newWebhookRequest, response: { 201: webhookWithSecret } } },
    async (request, reply) => {
      const agentId = agentIdOf(request);
      await checkAddress(services, request, request.body.url);
      const { text, sealed } = newSecret(services.secret);
      const row = await db.transaction().execute(async (tx) => {
        const added = await addEndpoint(tx, agentId, request.body, { secret: sealed, now: now() });
        await record(tx, request, "webhook_added", added);
        return added;
      });
      return reply.code(201).send({ ...presentEndpoint(row, now()), secret: text });
    },
  );

  app.patch(
    "/api/agent/webhooks/:id",
    { ...guards, schema: { params: byId, body: webhookChange, response: { 200: webhook } } },
    async (request) => {
      const which = whichOf(request, request.params.id);
      await requireEndpoint(db, which);
      if (request.body.url !== undefined) await checkAddress(services, request, request.body.url);
      const row = await db.transaction().execute(async (tx) => {
        const changed = await changeEndpoint(tx, which, request.body);
        if (!changed) throw new ApiError("not_found");
        await record(tx, request, "webhook_changed", changed);
        return changed;
      });
      return presentEndpoint(row, now());
    },
  );

  app.post(
    "/api/agent/webhooks/:id/secret",
    { ...guards, schema: { params: byId, response: { 200: webhookWithSecret } } },
    async (request) => {
      const { text, sealed } = newSecret(services.secret);
      const row = await db.transaction().execute(async (tx) => {
        const changed = await replaceSecret(tx, whichOf(request, request.params.id), sealed, now());
        if (!changed) throw new ApiError("not_found");
        await record(tx, request, "webhook_changed", changed);
        return changed;
      });
      return { ...presentEndpoint(row, now()), secret: text };
    },
  );

  app.delete(
    "/api/agent/webhooks/:id",
    { ...guards, schema: { params: byId, response: { 204: z.null() } } },
    async (request, reply) => {
      await db.transaction().execute(async (tx) => {
        const removed = await removeEndpoint(tx, whichOf(request, request.params.id));
        if (!removed) throw new ApiError("not_found");
        await record(tx, request, "webhook_removed", removed);
      });
      return reply.code(204).send(null);
    },
  );
}

function deliveryCalls(instance: FastifyInstance, services: Pick<Services, "db" | "jobs" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, now } = services;
  app.get(
    "/api/agent/webhooks/:id/deliveries",
    {
      ...guards,
      schema: { params: byId, querystring: deliveriesQuery, response: { 200: z.array(webhookDelivery) } },
    },
    async (request, reply) => {
      const which = whichOf(request, request.params.id);
      await requireEndpoint(db, which);
      const { after, limit = defaultPage } = request.query;
      const rows = await listDeliveries(db, which, { after: readTimeCursor(after), limit });
      return cutPage(reply, rows, limit, (last) => [last.at, last.delivery_id]).map(presentDelivery);
    },
  );

  app.post(
    "/api/agent/webhooks/:id/test",
    { ...guards, schema: { params: byId, response: { 202: accepted } } },
    async (request, reply) => {
      const which = whichOf(request, request.params.id);
      await requireOn(services, request, which);
      await db.transaction().execute((tx) => addTestEvent(tx, which, now()));
      services.jobs.queueWebhooks();
      return reply.code(202).send({ queued: true });
    },
  );

  app.post(
    "/api/agent/webhooks/:id/deliveries/:deliveryId/replay",
    { ...guards, schema: { params: byDelivery, response: { 202: accepted } } },
    async (request, reply) => {
      const which = whichOf(request, request.params.id);
      await requireOn(services, request, which);
      if (!(await replayDelivery(db, which, request.params.deliveryId, now()))) throw new ApiError("not_found");
      services.jobs.queueWebhooks();
      return reply.code(202).send({ queued: true });
    },
  );
}

function whichOf(request: FastifyRequest, endpointId: string) {
  return { agentId: agentIdOf(request), endpointId };
}

/** @throws ApiError `not_found`, `webhook_off` */
async function requireOn(
  { db }: Pick<Services, "db">,
  request: FastifyRequest,
  which: ReturnType<typeof whichOf>,
): Promise<void> {
  const { off_because } = await requireEndpoint(db, which);
  if (off_because !== null) throw new ApiError("webhook_off");
  await request.server.limits.spend("webhookSetup", which.agentId);
}

/**
 * An address that can't work is refused immediately; every delivery checks it again.
 * @throws ApiError `webhook_url`
 */
async function checkAddress(
  { webPages }: Pick<Services, "webPages">,
  request: FastifyRequest,
  url: string,
): Promise<void> {
  await request.server.limits.spend("webhookSetup", agentIdOf(request));
  await webPages.checkForPost(url).catch((error: unknown) => {
    if (!(error instanceof WebPageError)) throw error;
    // Beside the field: a page's message about it would be outside the dialog.
    throw new ApiError("webhook_url", { fields: { url: errorCatalog.webhook_url[languageOf(request)] } });
  });
}

/** The host alone: a path may contain a secret. */
function record(
  tx: Services["db"],
  request: FastifyRequest,
  kind: "webhook_added" | "webhook_changed" | "webhook_removed",
  { agent_id, url }: EndpointRow,
): Promise<void> {
  const detail = { host: new URL(url).host };
  return recordSecurityEvent(tx, { kind, detail, accountId: agent_id, actorId: agent_id, request });
}

function presentEndpoint(row: EndpointRow, now: Date): Webhook {
  const { previous_until } = row;
  return {
    id: row.endpoint_id,
    url: row.url,
    events: row.events,
    on: row.off_because === null,
    offBecause: row.off_because,
    failingSince: row.failing_since?.toISOString() ?? null,
    previousSecretUntil: previous_until && previous_until > now ? previous_until.toISOString() : null,
    createdAt: row.created_at.toISOString(),
  };
}

function presentDelivery(row: LogRow): WebhookDelivery {
  const isOpen = row.status === "pending" || row.status === "sending";
  return {
    id: row.delivery_id,
    eventId: row.event_id,
    type: row.type,
    status: row.status === "sending" ? "pending" : row.status,
    attempts: row.attempts,
    responseStatus: row.response_status,
    problem: row.problem,
    createdAt: row.at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    nextAttemptAt: isOpen ? row.due_at.toISOString() : null,
    payload: row.payload,
  };
}
