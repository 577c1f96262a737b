import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";

/** Clients usually give up after two seconds. Milliseconds. */
const timeoutMs = 1_500;
/** Seconds until a retry makes sense. */
const retryAfter = 2;

/** `/healthz`: the process responds. `/readyz`: so does the database, and the jobs didn't fail to start. */
export function healthRoutes(app: FastifyInstance, services: Pick<Services, "jobs" | "pool">): void {
  const database = new DatabaseProbe(services.pool);
  app.get("/healthz", async () => ({ status: "ok" }));
  app.get("/readyz", async (request) => {
    await database.answers().catch((error: unknown) => {
      request.log.error({ err: error }, "database does not answer");
      throw new ApiError("unavailable", { retryAfter });
    });
    if (!services.jobs.healthy) throw new ApiError("unavailable", { retryAfter });
    return { status: "ready" };
  });
}

/** Checks whether the database responds. One check at a time: checks of a stuck database would fill the pool. */
class DatabaseProbe {
  readonly #pool: pg.Pool;
  #asking: Promise<unknown> | undefined;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** @throws the database's error, or one that says it took too long */
  async answers(): Promise<void> {
    this.#asking ??= this.#pool.query("select 1").finally(() => {
      this.#asking = undefined;
    });
    const giveUp = new AbortController();
    const late = pause(timeoutMs, undefined, { signal: giveUp.signal, ref: false }).then(() => {
      throw new Error(`no answer within ${timeoutMs} ms`);
    });
    try {
      await Promise.race([this.#asking, late]);
    } finally {
      giveUp.abort();
      late.catch(() => {});
    }
  }
}
