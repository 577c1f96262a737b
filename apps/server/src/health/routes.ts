import type { FastifyInstance } from "fastify";
import { ApiError } from "../errors.ts";
import type { Services } from "../services.ts";

/** `/healthz`: the process answers. `/readyz`: the database does too, and the jobs have not failed to start. */
export function healthRoutes(app: FastifyInstance, services: Services): void {
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request) => {
    await services.pool.query("select 1").catch((error: unknown) => {
      request.log.error({ err: error }, "database does not answer");
      throw new ApiError("unavailable");
    });
    if (!services.jobs.healthy) throw new ApiError("unavailable");
    return { status: "ready" };
  });
}
