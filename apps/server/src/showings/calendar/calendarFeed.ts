import { randomUUID } from "node:crypto";
import { dayMs } from "@llave/contract/calendar";
import { calendarFeed, newCalendarFeed } from "@llave/contract/showings/showings";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { ApiError } from "../../http/errors.ts";
import { limitByAddress, limitTo } from "../../plugins/limits.ts";
import { linkToken, tokenHash } from "../../secrets/signing.ts";
import type { Services } from "../../services.ts";
import { agentCalendarEntry } from "../mails.ts";
import { type ListedShowing, listShowings } from "../repository.ts";
import { type CalendarEntry, calendarSubscription } from "./calendar.ts";

const guards = { onRequest: [limitByAddress, requireAgent] };
const daysBack = 30;
const daysAhead = 90;
const maxEntries = 500;
/** A token has 43 characters; longer text can't be one. */
const maxTokenLength = 100;

/** The agent's showings as a calendar to subscribe to, under an address that only the agent knows. */
export function calendarFeedRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get("/api/calendar-feed", { ...guards, schema: { response: { 200: calendarFeed } } }, async (request) => {
    const feed = await services.db
      .selectFrom("calendar_feed")
      .select("feed_id")
      .where("agent_id", "=", agentIdOf(request))
      .executeTakeFirst();
    return { address: feed ? addressOf(services, feed.feed_id) : null };
  });

  app.post(
    "/api/calendar-feed",
    { ...guards, schema: { body: newCalendarFeed, response: { 200: calendarFeed } } },
    async (request) => {
      const feed_id = randomUUID();
      const row = { feed_id, token_hash: tokenHash(tokenOf(services, feed_id)), language: request.body.language };
      await services.db
        .insertInto("calendar_feed")
        .values({ agent_id: agentIdOf(request), ...row })
        .onConflict((conflict) => conflict.column("agent_id").doUpdateSet({ ...row, created_at: services.now() }))
        .execute();
      return { address: addressOf(services, feed_id) };
    },
  );

  app.delete("/api/calendar-feed", { ...guards, schema: { response: { 204: z.null() } } }, async (request, reply) => {
    await services.db.deleteFrom("calendar_feed").where("agent_id", "=", agentIdOf(request)).execute();
    return reply.code(204).send(null);
  });
}

/** What a calendar app reads. Anyone with the address sees the showings, so it can be replaced at any time. */
export function calendarFeedPage(
  app: FastifyInstance,
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
): void {
  app.get(
    "/calendar/:file",
    { onRequest: limitTo("openPage") },
    async (request: FastifyRequest<{ Params: { file: string } }>, reply) => {
      const token = /^(.+)\.ics$/.exec(request.params.file)?.[1] ?? "";
      const feed = token.length > maxTokenLength ? undefined : await findFeed(services, token);
      if (!feed) throw new ApiError("not_found");
      return send(reply, calendarSubscription(`Llave · ${feed.agent}`, await entriesOf(services, feed)));
    },
  );
}

function send(reply: FastifyReply, calendar: string) {
  return reply.header("cache-control", "no-store").type("text/calendar; charset=utf-8").send(calendar);
}

type Feed = NonNullable<Awaited<ReturnType<typeof findFeed>>>;

function findFeed({ db }: Pick<Services, "db">, token: string) {
  return db
    .selectFrom("calendar_feed as f")
    .innerJoin("agent as a", "a.agent_id", "f.agent_id")
    .select(["f.agent_id", "f.language", "a.name as agent"])
    .where("f.token_hash", "=", tokenHash(token))
    .executeTakeFirst();
}

async function entriesOf(
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
  { agent_id, language }: Feed,
): Promise<CalendarEntry[]> {
  const now = services.now().getTime();
  const rows = await listShowings(services.db, agent_id, {
    from: new Date(now - daysBack * dayMs),
    to: new Date(now + daysAhead * dayMs),
    limit: maxEntries,
  });
  return rows.filter(isArranged).map((row) => agentCalendarEntry(services, row, language));
}

function isArranged({ status }: ListedShowing): boolean {
  return status === "requested" || status === "confirmed";
}

function tokenOf({ secret }: Pick<Services, "secret">, feedId: string): string {
  return linkToken(secret, "calendar", feedId);
}

function addressOf(services: Pick<Services, "origin" | "secret">, feedId: string): string {
  return `${services.origin()}/calendar/${tokenOf(services, feedId)}.ics`;
}
