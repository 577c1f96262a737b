import {
  type LicenseCheck,
  licenseDecision,
  licenseDecisionResponse,
  licenseParams,
  licenseStatus,
  licensesPage,
  licensesQuery,
} from "@llave/contract/admin/licenseChecks";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { recordAct } from "../admin/audit.ts";
import { pagination, wholeNumber } from "../admin/filter.ts";
import { requireAdmin, sessionOf } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { findLicensePhoto } from "./photo.ts";
import { countLicenses, decideLicense, type LicenseRow, listLicenses } from "./repository.ts";

const admin = [limitByAddress, requireAdmin];
const licensesPerPage = 20;
const maxPages = 1_000_000;

/** The licenses that administrators check: the list, the photo of a wall license, and the decision. */
export function licenseAdminRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/admin/licenses",
    { onRequest: admin, schema: { querystring: licensesQuery, response: { 200: licensesPage } } },
    async ({ query }) => {
      const status = licenseStatus.safeParse(query.status).data;
      const total = await countLicenses(services.db, status);
      const place = pagination(wholeNumber(query.page, maxPages, 1), licensesPerPage, total);
      const offset = (place.page - 1) * place.limit;
      const rows = await listLicenses(services.db, status, { limit: place.limit, offset });
      return { licenses: rows.map(presentLicense), pagination: place };
    },
  );

  app.post(
    "/api/admin/licenses/:agentId",
    {
      onRequest: admin,
      schema: { params: licenseParams, body: licenseDecision, response: { 200: licenseDecisionResponse } },
    },
    async (request) => {
      const { status } = request.body;
      const now = services.now();
      await services.db.transaction().execute(async (tx) => {
        const state = await decideLicense(tx, request.params.agentId, status, now);
        if (state === undefined) throw new ApiError("not_found");
        await recordAct(tx, sessionOf(request).accountId, `license_${status}`, { state }, now);
      });
      return { status };
    },
  );

  app.get(
    "/api/admin/licenses/:agentId/photo",
    { onRequest: admin, schema: { params: licenseParams, produces: ["image/webp"] } },
    async (request, reply) => {
      const photo = await findLicensePhoto(services.db, request.params.agentId);
      if (!photo) throw new ApiError("not_found");
      const agent = await services.db
        .selectFrom("agent")
        .select("license_state")
        .where("agent_id", "=", request.params.agentId)
        .executeTakeFirst();
      const detail = { state: agent?.license_state ?? "-" };
      await recordAct(services.db, sessionOf(request).accountId, "license_photo_viewed", detail, services.now());
      return reply.type("image/webp").send(photo);
    },
  );
}

function presentLicense(row: LicenseRow): LicenseCheck {
  return {
    agentId: row.agent_id,
    name: row.name,
    email: row.email,
    brokerage: row.brokerage,
    number: row.license_number,
    state: row.license_state,
    status: row.license_status,
    finding: row.license_finding,
    holder: row.holder,
    fileStatus: row.file_status,
    hasPhoto: row.has_photo,
    attestedAt: row.attested_at.toISOString(),
  };
}
