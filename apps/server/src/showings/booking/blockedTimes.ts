import { blockedTime, blockedTimesQuery, maxBlockedTimes, newBlockedTime } from "@llave/contract/showings/showings";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Selectable } from "kysely";
import { z } from "zod";
import { lockAgent } from "../../agents/repository.ts";
import { agentOrKey } from "../../apiKeys/guard.ts";
import { agentIdOf } from "../../auth/session.ts";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { lockCalendar } from "./calendarOrder.ts";

const byId = z.object({ id: z.uuid() });

/** Time the agent keeps free of showings. Showings already arranged in it stay as they are. */
export function blockedTimeRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/blocked-times",
    {
      onRequest: agentOrKey("showings:read"),
      schema: { querystring: blockedTimesQuery, response: { 200: z.array(blockedTime) } },
    },
    async (request) => {
      const rows = await services.db
        .selectFrom("blocked_time")
        .selectAll()
        .where("agent_id", "=", agentIdOf(request))
        .where("ends_at", ">", new Date(request.query.from))
        .where("starts_at", "<", new Date(request.query.to))
        .orderBy("ends_at")
        .limit(maxBlockedTimes)
        .execute();
      return rows.map(present);
    },
  );

  app.post(
    "/api/blocked-times",
    { onRequest: agentOrKey("showings:write"), schema: { body: newBlockedTime, response: { 201: blockedTime } } },
    async (request, reply) => reply.code(201).send(await block(services, agentIdOf(request), request.body)),
  );

  app.delete(
    "/api/blocked-times/:id",
    { onRequest: agentOrKey("showings:write"), schema: { params: byId, response: { 204: z.null() } } },
    async (request, reply) => {
      const { numDeletedRows } = await services.db
        .deleteFrom("blocked_time")
        .where("agent_id", "=", agentIdOf(request))
        .where("block_id", "=", request.params.id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw new ApiError("not_found");
      return reply.code(204).send(null);
    },
  );
}

/** @throws ApiError `too_many_blocked_times` */
async function block(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  { from, to, note }: z.output<typeof newBlockedTime>,
) {
  const now = services.now();
  return services.db.transaction().execute(async (tx) => {
    await lockAgent(tx, agentId);
    // A booking that waits for this one sees the blocked time.
    await lockCalendar(tx, agentId);
    const { count } = await tx
      .selectFrom("blocked_time")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("agent_id", "=", agentId)
      .where("ends_at", ">", now)
      .executeTakeFirstOrThrow();
    if (Number(count) >= maxBlockedTimes) throw new ApiError("too_many_blocked_times");
    const row = await tx
      .insertInto("blocked_time")
      .values({
        agent_id: agentId,
        block_id: newId(now),
        starts_at: new Date(from),
        ends_at: new Date(to),
        note,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return present(row);
  });
}

function present(row: Selectable<Database["blocked_time"]>): z.output<typeof blockedTime> {
  return { id: row.block_id, from: row.starts_at.toISOString(), to: row.ends_at.toISOString(), note: row.note };
}
