import { ok } from "@llave/contract/account/auth";
import { licenseClickRequest } from "@llave/contract/admin/admin";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { requireSession, sessionOf } from "../auth/session.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";

/** Records a click on the license lookup; the account comes only from the session. */
export function licenseClickRoute(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.post(
    "/api/admin/track-license-verification-click",
    { onRequest: [limitByAddress, requireSession], schema: { body: licenseClickRequest, response: { 200: ok } } },
    async (request) => {
      const { licenseState, licenseNumber } = request.body ?? {};
      await services.db
        .insertInto("license_click")
        .values({
          account_id: sessionOf(request).accountId,
          license_state: licenseState ?? null,
          license_number: licenseNumber ?? null,
          created_at: services.now(),
        })
        .execute();
      return { ok: true as const };
    },
  );
}
