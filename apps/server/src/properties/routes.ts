import {
  addressesQuery,
  addressSuggestion,
  missingFields,
  propertiesQuery,
  property,
  propertyDetail,
  propertyMatches,
  propertyParams,
  propertyStatus,
  propertyStatusRequest,
  savedProperty,
  savePropertyRequest,
  unconfirmedListings,
  wordingAnswer,
  wordingRequest,
} from "@llave/contract/listings/properties";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../apiKeys/guard.ts";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { searchText } from "../db/searchText.ts";
import { ApiError, fieldTexts } from "../http/errors.ts";
import { languageOf, type PageLanguage } from "../http/language.ts";
import { cutPage, readCursor } from "../http/pageCursor.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { marketOf } from "../time/markets.ts";
import { listingCursor } from "./cursor.ts";
import { matchesOf } from "./matches.ts";
import { placeNames } from "./places/places.ts";
import { maxSuggestions, suggestAddresses } from "./places/suggest.ts";
import { presentDetail, presentProperty } from "./present.ts";
import {
  findProperty,
  listProperties,
  marketIdOf,
  ownAddresses,
  type PropertyFilter,
  setDeleted,
  setStatus,
} from "./repository.ts";
import { saveProperty } from "./saving/save.ts";
import { checkWording, publicTexts, refuseUnfairWording } from "./saving/wording.ts";
import { readUnconfirmed } from "./unconfirmed.ts";

const defaultPage = 24;
const params = propertyParams;
const done = z.object({});

/** The agent's listings: the list, a single listing, and the actions on it. */
export function propertyRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  readRoutes(instance, services);
  saveRoutes(instance, services);
  changeRoutes(instance, services);
}

function readRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/properties",
    {
      onRequest: agentOrKey("listings:read"),
      schema: { querystring: propertiesQuery, response: { 200: z.array(property) } },
    },
    async (request, reply) => {
      const filter = filterOf(request.query);
      const rows = await listProperties(services.db, agentIdOf(request), filter);
      const page = cutPage(reply, rows, filter.limit, (last) => [last.order_key, last.property_id]);
      return page.map(presentProperty);
    },
  );

  app.get(
    "/api/properties/places",
    { onRequest: agentOrKey("listings:read"), schema: { response: { 200: z.array(z.string()) } } },
    async (request) => placeNames(marketOf((await marketIdOf(services.db, agentIdOf(request))) ?? "")),
  );

  app.get(
    "/api/properties/addresses",
    {
      onRequest: [limitByAddress, requireAgent],
      schema: { querystring: addressesQuery, response: { 200: z.array(addressSuggestion) } },
    },
    async (request) => {
      const { q } = request.query;
      const own = await ownAddresses(services.db, agentIdOf(request), q);
      const others = suggestAddresses(q).filter(({ address }) => own.every((known) => known.address !== address));
      return [...own, ...others].slice(0, maxSuggestions);
    },
  );

  app.get(
    "/api/properties/unconfirmed",
    { onRequest: agentOrKey("listings:read"), schema: { response: { 200: unconfirmedListings } } },
    async (request) => {
      const { rows, total } = await readUnconfirmed(services.db, agentIdOf(request), services.now());
      return { items: rows.map(presentProperty), total };
    },
  );

  app.get(
    "/api/properties/:id",
    { onRequest: agentOrKey("listings:read"), schema: { params, response: { 200: propertyDetail } } },
    async (request) => presentDetail(await ownProperty(services, agentIdOf(request), request.params.id)),
  );

  app.get(
    "/api/properties/:id/matches",
    { onRequest: agentOrKey("listings:read"), schema: { params, response: { 200: propertyMatches } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const row = await ownProperty(services, agentId, request.params.id);
      return matchesOf(services.db, agentId, row, services.now());
    },
  );
}

async function ownProperty(services: Pick<Services, "db">, agentId: string, propertyId: string) {
  const row = await findProperty(services.db, agentId, propertyId);
  if (!row) throw new ApiError("not_found");
  return row;
}

function saveRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/properties",
    {
      onRequest: agentOrKey("listings:write"),
      schema: { body: savePropertyRequest, response: { 201: savedProperty } },
    },
    async (request, reply) => {
      const saving = { agentId: agentIdOf(request), propertyId: null, now: services.now() };
      await refuseUnfairWording(services.db, saving, publicTexts(request.body), languageOf(request));
      const id = await saveProperty(services.db, saving, request.body);
      return reply.code(201).send({ id: id ?? "" });
    },
  );

  app.put(
    "/api/properties/:id",
    {
      onRequest: agentOrKey("listings:write"),
      schema: { params, body: savePropertyRequest, response: { 200: savedProperty } },
    },
    async (request) => {
      const saving = { agentId: agentIdOf(request), propertyId: request.params.id, now: services.now() };
      await ownProperty(services, saving.agentId, saving.propertyId);
      await refuseUnfairWording(services.db, saving, publicTexts(request.body), languageOf(request));
      const id = await saveProperty(services.db, saving, request.body);
      if (id === null) throw new ApiError("not_found");
      return { id };
    },
  );

  app.post(
    "/api/properties/wording",
    { onRequest: agentOrKey("listings:write"), schema: { body: wordingRequest, response: { 200: wordingAnswer } } },
    async (request) => checkWording(request.body.texts),
  );
}

function changeRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.patch(
    "/api/properties/:id",
    {
      onRequest: agentOrKey("listings:write"),
      schema: { params, body: propertyStatusRequest, response: { 200: property } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      const row = await ownProperty(services, agentId, request.params.id);
      const { status } = request.body;
      requireFields(missingFields({ ...row, sourceUrl: row.source_url }, status), languageOf(request));
      await setStatus(services.db, agentId, request.params.id, status, services.now());
      return presentProperty(await ownProperty(services, agentId, request.params.id));
    },
  );

  app.delete(
    "/api/properties/:id",
    { onRequest: agentOrKey("listings:write"), schema: { params, response: { 200: done } } },
    async (request) => {
      const found = await setDeleted(services.db, agentIdOf(request), request.params.id, services.now());
      if (!found) throw new ApiError("not_found");
      return {};
    },
  );

  app.post(
    "/api/properties/:id/restore",
    { onRequest: agentOrKey("listings:write"), schema: { params, response: { 200: done } } },
    async (request) => {
      const found = await setDeleted(services.db, agentIdOf(request), request.params.id, null);
      if (!found) throw new ApiError("not_found");
      return {};
    },
  );
}

function filterOf(query: z.infer<typeof propertiesQuery>): PropertyFilter {
  const sort = query.sort ?? "newest";
  return {
    status: propertyStatus.safeParse(query.status).data,
    text: searchText(query.q),
    sort,
    after: readCursor(listingCursor(sort), query.after),
    limit: query.limit ?? defaultPage,
  };
}

/** @throws ApiError `invalid_request` that names each missing field */
function requireFields(missing: readonly string[], language: PageLanguage): void {
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map((field) => [field, fieldTexts.required[language]]));
  throw new ApiError("invalid_request", { fields });
}
