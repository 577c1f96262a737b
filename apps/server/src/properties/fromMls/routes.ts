import {
  type MlsConnection,
  type MlsListing,
  mlsConnection,
  mlsConnectRequest,
  mlsImported,
  mlsImportRequest,
  mlsPhotos,
  mlsPhotosRequest,
  mlsPreview,
  mlsState,
} from "@llave/contract/listings/mls";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { ApiError } from "../../http/errors.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import { recordSecurityEvent } from "../../securityEvents/record.ts";
import type { Services } from "../../services.ts";
import { marketOf } from "../../time/markets.ts";
import { findExisting } from "../import/existing.ts";
import { storeImport } from "../import/store.ts";
import { placeNamer, placeNames } from "../places/places.ts";
import { marketIdOf } from "../repository.ts";
import { copyPhotos } from "./copyPhotos.ts";
import { accessOf } from "./credentials.ts";
import { type PlannedHome, planHomes } from "./plan.ts";
import { type MlsHome, readRecord } from "./readRecord.ts";
import {
  type ConnectionRow,
  findConnection,
  findWithoutPhotos,
  readImported,
  recordImported,
  removeConnection,
  requireAccess,
  saveConnection,
} from "./repository.ts";
import { readMls } from "./webApi.ts";

/** A session only: a key that reads listings must not be able to have other addresses asked. */
const guards = [limitByAddress, requireAgent];

type Needed = Pick<Services, "db" | "webPages" | "now" | "secret" | "jobs">;

/** The agent's listings from an MLS: the connection, a preview of the import, and the import. */
export function mlsRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "jobs" | "now" | "secret" | "webPages">,
): void {
  connectionCalls(instance, services);
  importCalls(instance, services);
}

function connectionCalls(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "now" | "secret" | "webPages">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, now, secret } = services;

  app.get("/api/agent/mls", { onRequest: guards, schema: { response: { 200: mlsState } } }, async (request) => {
    const row = await findConnection(db, agentIdOf(request));
    return { connection: row ? present(row) : null };
  });

  app.put(
    "/api/agent/mls",
    { onRequest: guards, schema: { body: mlsConnectRequest, response: { 200: mlsConnection } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await app.limits.spend("mls", agentId);
      const access = accessOf(request.body);
      // We don't store a connection that doesn't work now: the agent learns of a typo here, not at the first import.
      await readMls(access, { webPages: services.webPages, now: now(), limit: 1 });
      const row = await db.transaction().execute(async (tx) => {
        const saved = await saveConnection(tx, agentId, access, { installation: secret, now: now() });
        const detail = { host: new URL(saved.service_url).host };
        await recordSecurityEvent(tx, { kind: "mls_connected", detail, accountId: agentId, actorId: agentId, request });
        return saved;
      });
      return present(row);
    },
  );

  app.delete(
    "/api/agent/mls",
    { onRequest: guards, schema: { response: { 204: z.null() } } },
    async (request, reply) => {
      const agentId = agentIdOf(request);
      await db.transaction().execute(async (tx) => {
        if (!(await removeConnection(tx, agentId))) throw new ApiError("mls_not_connected");
        await recordSecurityEvent(tx, { kind: "mls_disconnected", accountId: agentId, actorId: agentId, request });
      });
      return reply.code(204).send(null);
    },
  );
}

function importCalls(instance: FastifyInstance, services: Needed): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db, now } = services;

  app.post(
    "/api/agent/mls/preview",
    { onRequest: guards, schema: { response: { 200: mlsPreview } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await app.limits.spend("mls", agentId);
      return { listings: (await planOf(services, agentId)).map(presentPlanned) };
    },
  );

  app.post(
    "/api/agent/mls/import",
    { onRequest: guards, schema: { body: mlsImportRequest, response: { 200: mlsImported } } },
    async (request) => {
      const agentId = agentIdOf(request);
      await app.limits.spend("mls", agentId);
      const chosen = new Set(request.body.keys);
      const plan = await planOf(services, agentId);
      // Without an address a listing can't be recognized.
      const rows = plan.filter(({ home, listing }) => chosen.has(home.key) && listing.address !== "");
      const place = placeNamer(marketOf((await marketIdOf(db, agentId)) ?? ""));
      await storeImport(db, agentId, rows, { place, now: now() });
      const imported = rows.map(({ home, propertyId }) => ({ ...home, propertyId: propertyId ?? "" }));
      await recordImported(db, agentId, imported, now());
      const count = (change: string) => rows.filter((row) => row.change === change).length;
      const withPhotos = rows.filter(({ photos }) => photos.length > 0).map(({ home }) => home.key);
      return { created: count("created"), updated: count("updated"), withPhotos };
    },
  );

  app.post(
    "/api/agent/mls/photos",
    { onRequest: guards, schema: { body: mlsPhotosRequest, response: { 200: mlsPhotos } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const { key } = request.body;
      await app.limits.spend("mls", agentId);
      const access = await requireAccess(db, agentId, services.secret);
      const listing = await findWithoutPhotos(db, agentId, key);
      if (!listing) throw new ApiError("not_found");
      const [record] = await readMls(access, { webPages: services.webPages, now: now(), limit: 1, key });
      const home = record && readRecord(record, []);
      return copyPhotos(services, { agentId, propertyId: listing.property_id }, home?.photos ?? []);
    },
  );
}

/** What importing each of the agent's homes would do. */
async function planOf(
  { db, webPages, now, secret }: Pick<Services, "db" | "now" | "secret" | "webPages">,
  agentId: string,
): Promise<PlannedHome[]> {
  const access = await requireAccess(db, agentId, secret);
  const places = placeNames(marketOf((await marketIdOf(db, agentId)) ?? ""));
  const records = await readMls(access, { webPages, now: now() });
  const homes = records.map((record) => readRecord(record, places)).filter((home): home is MlsHome => home !== null);
  const lines = homes.map(({ address, externalId }) => ({ address: address ?? "", externalId }));
  const [found, imported] = await Promise.all([findExisting(db, agentId, lines), readImported(db, agentId)]);
  return planHomes(homes, found, imported);
}

function present(row: ConnectionRow): MlsConnection {
  return {
    serviceUrl: row.service_url,
    memberId: row.member_id,
    auth: row.auth,
    connectedAt: row.connected_at.toISOString(),
    importedAt: row.imported_at?.toISOString() ?? null,
  };
}

function presentPlanned({
  home,
  listing,
  change,
  changes,
  missing,
  withoutDescription,
  photos,
}: PlannedHome): MlsListing {
  const { address, area, price, bedrooms, bathrooms, squareFeet, status } = listing;
  return {
    key: home.key,
    number: home.externalId,
    ...{ address, area, price, bedrooms, bathrooms, squareFeet, status },
    change,
    changes,
    missing,
    withoutDescription,
    photos: photos.length,
  };
}
