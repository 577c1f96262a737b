import { addDays } from "@llave/contract/calendar";
import {
  changeSmartLinkRequest,
  createSmartLinkRequest,
  qrQuery,
  smartLinkAllowance,
  smartLinkDay,
  smartLinkDaysQuery,
  smartLinkIdParams,
  smartLinkSummary,
} from "@llave/contract/chat/smartlink";
import { propertyParams } from "@llave/contract/listings/properties";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../apiKeys/guard.ts";
import { agentIdOf } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { marketDay } from "../time/marketDay.ts";
import { timeZoneOf } from "../time/markets.ts";
import { changeLink, createLink, deleteLink, linkAllowance, restoreLink } from "./changes.ts";
import { openListingLink } from "./listingLink.ts";
import { permanentPath, presentSummary } from "./present.ts";
import { qrPng, qrSvg, scannedAddress } from "./qr/qr.ts";
import { findLink, findListingLink, linkDays, listLinks } from "./repository.ts";

const defaultDays = 30;
const qrPixels = 1_024;

/** The agent's own links: the list, and the actions on one. */
export function ownSmartLinkRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "links" | "now" | "origin">,
): void {
  listRoutes(instance, services);
  changeRoutes(instance, services);
  dayRoute(instance, services);
  qrRoutes(instance, services);
  listingLinkRoute(instance, services);
}

/** One of the agent's links as the pages show it. */
async function summaryOf(services: Pick<Services, "db" | "origin">, agentId: string, linkId: string) {
  const row = await findLink(services.db, agentId, linkId);
  if (!row) throw new ApiError("not_found");
  return presentSummary(row, services.origin());
}

function listRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "origin">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/smartlinks",
    { onRequest: agentOrKey("links:read"), schema: { response: { 200: z.array(smartLinkSummary) } } },
    async (request) => {
      const rows = await listLinks(services.db, agentIdOf(request));
      return rows.map((row) => presentSummary(row, services.origin()));
    },
  );

  app.get(
    "/api/smartlinks/allowance",
    { onRequest: agentOrKey("links:read"), schema: { response: { 200: smartLinkAllowance } } },
    (request) => linkAllowance(services.db, agentIdOf(request)),
  );
}

function changeRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now" | "origin">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const params = smartLinkIdParams;

  app.post(
    "/api/smartlinks",
    {
      onRequest: agentOrKey("links:write"),
      schema: { body: createSmartLinkRequest, response: { 201: smartLinkSummary } },
    },
    async (request, reply) => {
      const agentId = agentIdOf(request);
      const linkId = await createLink(services.db, agentId, request.body, services.now());
      return reply.code(201).send(await summaryOf(services, agentId, linkId));
    },
  );

  app.patch(
    "/api/smartlinks/:id",
    {
      onRequest: agentOrKey("links:write"),
      schema: { params, body: changeSmartLinkRequest, response: { 200: smartLinkSummary } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      const found = await changeLink(services.db, agentId, request.params.id, request.body);
      if (!found) throw new ApiError("not_found");
      return summaryOf(services, agentId, request.params.id);
    },
  );

  app.delete(
    "/api/smartlinks/:id",
    { onRequest: agentOrKey("links:write"), schema: { params, response: { 200: z.object({}) } } },
    async (request) => {
      const found = await deleteLink(services.db, agentIdOf(request), request.params.id, services.now());
      if (!found) throw new ApiError("not_found");
      return {};
    },
  );

  app.post(
    "/api/smartlinks/:id/restore",
    { onRequest: agentOrKey("links:write"), schema: { params, response: { 200: smartLinkSummary } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const found = await restoreLink(services.db, agentId, request.params.id);
      if (!found) throw new ApiError("not_found");
      return summaryOf(services, agentId, request.params.id);
    },
  );
}

function dayRoute(instance: FastifyInstance, services: Pick<Services, "db" | "links" | "now">): void {
  const schema = {
    params: smartLinkIdParams,
    querystring: smartLinkDaysQuery,
    response: { 200: z.array(smartLinkDay) },
  };
  instance
    .withTypeProvider<ZodTypeProvider>()
    .get("/api/smartlinks/:id/days", { onRequest: agentOrKey("links:read"), schema }, async (request) => {
      const agentId = agentIdOf(request);
      const link = await services.links.byId(request.params.id);
      if (link?.agentId !== agentId) throw new ApiError("not_found");
      const today = marketDay(services.now(), timeZoneOf(link.market));
      const first = addDays(today, 1 - (request.query.days ?? defaultDays));
      return linkDays(services.db, agentId, link.linkId, { from: first, to: today });
    });
}

/** The content of a link's code, and its label for screen readers. */
async function codeOf(services: Pick<Services, "db" | "origin">, agentId: string, linkId: string) {
  const row = await findLink(services.db, agentId, linkId);
  if (!row) throw new ApiError("not_found");
  return { address: scannedAddress(services.origin() + permanentPath(row)), name: row.name };
}

function qrRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "origin">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const params = smartLinkIdParams;

  app.get(
    "/api/smartlinks/:id/qr.svg",
    { onRequest: agentOrKey("links:read"), schema: { params, produces: ["image/svg+xml"] } },
    async (request, reply) => {
      const { address, name } = await codeOf(services, agentIdOf(request), request.params.id);
      return reply.type("image/svg+xml").send(qrSvg(address, name));
    },
  );

  app.get(
    "/api/smartlinks/:id/qr.png",
    { onRequest: agentOrKey("links:read"), schema: { params, querystring: qrQuery, produces: ["image/png"] } },
    async (request, reply) => {
      const { address } = await codeOf(services, agentIdOf(request), request.params.id);
      return reply.type("image/png").send(qrPng(address, request.query.size ?? qrPixels));
    },
  );
}

function listingLinkRoute(instance: FastifyInstance, services: Pick<Services, "db" | "now" | "origin">): void {
  const schema = { params: propertyParams, response: { 200: smartLinkSummary } };
  instance
    .withTypeProvider<ZodTypeProvider>()
    .post("/api/properties/:id/smartlink", { onRequest: agentOrKey("listings:write"), schema }, async (request) => {
      const agentId = agentIdOf(request);
      await openListingLink(services.db, agentId, request.params.id, services.now());
      const link = await findListingLink(services.db, agentId, request.params.id);
      if (!link) throw new ApiError("not_found");
      return presentSummary(link, services.origin());
    });
}
