import { clockTime, momentOf } from "@llave/assistant";
import { addDays } from "@llave/contract/calendar";
import {
  blockedTime,
  blockedTimeRemoval,
  blockedTimesQuery,
  type FreedTime,
  freedTime,
  maxBlockedTimes,
  newBlockedTime,
} from "@llave/contract/showings/showings";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Kysely, Selectable } from "kysely";
import { z } from "zod";
import { lockAgent } from "../../agents/repository.ts";
import { agentOrKey } from "../../apiKeys/guard.ts";
import { agentIdOf } from "../../auth/session.ts";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { marketIdOf } from "../../properties/repository.ts";
import type { Services } from "../../services.ts";
import { timeZoneOf } from "../../time/markets.ts";
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
    {
      onRequest: agentOrKey("showings:write"),
      schema: { params: byId, querystring: blockedTimeRemoval, response: { 200: freedTime } },
    },
    async (request) => {
      const one = { agentId: agentIdOf(request), id: request.params.id };
      const freed = await free(services.db, one, request.query.andLater !== undefined);
      if (!freed) throw new ApiError("not_found");
      return freed;
    },
  );
}

/** @throws ApiError `too_many_blocked_times` */
async function block(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  { from, to, note, weeklyUntil, except }: z.output<typeof newBlockedTime>,
) {
  const now = services.now();
  const market = await marketIdOf(services.db, agentId);
  if (market === undefined) throw new ApiError("forbidden");
  const once = { from: new Date(from), to: new Date(to) };
  const timeZone = timeZoneOf(market);
  const weeks = weeklyUntil === undefined ? [] : laterWeeks(once, weeklyUntil, timeZone);
  const later = weeks.filter((week) => !except.includes(dayOf(week.from, timeZone)));
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
    if (Number(count) + 1 + later.length > maxBlockedTimes) throw new ApiError("too_many_blocked_times");
    const series_id = weeklyUntil === undefined ? null : newId(now);
    const row = ({ from, to }: Period) => ({
      ...{ agent_id: agentId, block_id: newId(now), starts_at: from, ends_at: to },
      ...{ note, series_id, created_at: now },
    });
    const first = row(once);
    await tx
      .insertInto("blocked_time")
      .values([first, ...later.map(row)])
      .execute();
    return present(first);
  });
}

interface Period {
  from: Date;
  to: Date;
}

/** A period at the same hours of the market's clocks in every later week until a day. */
function laterWeeks(first: Period, until: string, timeZone: string): Period[] {
  const { date } = clockTime(first.from.getTime(), timeZone);
  const periods: Period[] = [];
  for (let weeks = 1; addDays(date, 7 * weeks) <= until; weeks++)
    periods.push({ from: weeksLater(first.from, weeks, timeZone), to: weeksLater(first.to, weeks, timeZone) });
  return periods;
}

/** The same time of day some weeks later; where the clocks skip it, the hour after it. */
function weeksLater(moment: Date, weeks: number, timeZone: string): Date {
  const { date, minutes } = clockTime(moment.getTime(), timeZone);
  const day = addDays(date, 7 * weeks);
  return new Date(momentOf(day, minutes, timeZone) ?? momentOf(day, minutes + 60, timeZone) ?? moment);
}

/**
 * Removes blocked time.
 * @param andLater true to remove the later weeks of a repeated one, too
 * @returns what to block to have it back; undefined if it isn't there
 */
async function free(
  db: Kysely<Database>,
  { agentId, id }: { agentId: string; id: string },
  andLater: boolean,
): Promise<FreedTime | undefined> {
  const market = await marketIdOf(db, agentId);
  if (market === undefined) return undefined;
  const one = await db
    .deleteFrom("blocked_time")
    .where("agent_id", "=", agentId)
    .where("block_id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!one) return undefined;
  const { starts_at, ends_at, note, series_id } = one;
  const freed = { from: starts_at.toISOString(), to: ends_at.toISOString(), note };
  if (!andLater || series_id === null) return { ...freed, except: [] };
  const later = await db
    .deleteFrom("blocked_time")
    .where("agent_id", "=", agentId)
    .where("series_id", "=", series_id)
    .where("starts_at", ">", starts_at)
    .returning("starts_at")
    .execute();
  const timeZone = timeZoneOf(market);
  const days = later.map((week) => dayOf(week.starts_at, timeZone)).toSorted();
  return { ...freed, ...repetition({ from: starts_at, to: ends_at }, days, timeZone) };
}

/** Until when a period was repeated, and which of its weeks were missing. */
function repetition(first: Period, days: readonly string[], timeZone: string) {
  const weeklyUntil = days.at(-1) ?? dayOf(first.from, timeZone);
  const weeks = laterWeeks(first, weeklyUntil, timeZone).map((week) => dayOf(week.from, timeZone));
  return { weeklyUntil, except: weeks.filter((day) => !days.includes(day)) };
}

function dayOf(moment: Date, timeZone: string): string {
  return clockTime(moment.getTime(), timeZone).date;
}

function present(row: Selectable<Database["blocked_time"]>): z.output<typeof blockedTime> {
  return {
    id: row.block_id,
    from: row.starts_at.toISOString(),
    to: row.ends_at.toISOString(),
    note: row.note,
    seriesId: row.series_id,
  };
}
