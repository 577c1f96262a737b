import {
  busyTime,
  type CalendarConnection,
  type CalendarProvider,
  type CalendarSignInProblem,
  calendarConnections,
  calendarProvider,
  calendarProviders,
  calendarSignIn,
  newCalendarConnection,
} from "@llave/contract/showings/calendars";
import { blockedTimesQuery } from "@llave/contract/showings/showings";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { ApiError } from "../http/errors.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { deleteConnection, findConnection, listConnections, storeConnection } from "./connections.ts";
import { calendarName } from "./eventContents.ts";
import { calendarApi } from "./providers/apis.ts";
import { CalendarError } from "./providers/provider.ts";
import { type CalendarClient, clientSettings } from "./settings.ts";
import { beginSignIn, callbackUrl, exchangeCode, revokeAccess, takeSignIn } from "./signIn.ts";
import { openToken } from "./tokens.ts";

const guards = { onRequest: [limitByAddress, requireAgent] };
const params = z.object({ provider: calendarProvider });
const callbackQuery = z.object({
  state: z.string().max(200).optional().catch(undefined),
  code: z.string().max(4_000).optional().catch(undefined),
  error: z.string().max(200).optional().catch(undefined),
});
/** The page that an agent comes back to from the provider. */
const page = "/dashboard/showings/calendars";

/** The agent's own calendars at Google and Microsoft, and when the agent is busy according to them. */
export function calendarRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();

  app.get(
    "/api/calendar-connections",
    { ...guards, schema: { response: { 200: calendarConnections } } },
    async (request) => {
      const rows = await listConnections(services.db, agentIdOf(request));
      return calendarProviders.map((provider) =>
        present(
          services,
          provider,
          rows.find((row) => row.provider === provider),
        ),
      );
    },
  );

  app.get(
    "/api/busy-times",
    { ...guards, schema: { querystring: blockedTimesQuery, response: { 200: z.array(busyTime) } } },
    async (request) => {
      const { from, to } = request.query;
      const rows = await listConnections(services.db, agentIdOf(request));
      return rows.flatMap(({ provider, busy }) =>
        busy
          .filter(([start, end]) => Date.parse(end) > Date.parse(from) && Date.parse(start) < Date.parse(to))
          .map(([start, end]) => ({ provider, from: start, to: end })),
      );
    },
  );

  changeCalls(instance, services);
  callbackCall(instance, services);
}

function changeCalls(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/calendar-connections/:provider",
    { ...guards, schema: { params, body: newCalendarConnection, response: { 200: calendarSignIn } } },
    async (request) => {
      const { provider } = request.params;
      const agentId = agentIdOf(request);
      const client = clientOf(services, provider);
      await app.limits.spend("channelSetup", agentId);
      const { signIn } = calendarApi(provider, client);
      const { language } = request.body;
      return { url: await beginSignIn(services, client, signIn, { agentId, provider, language }) };
    },
  );

  app.delete(
    "/api/calendar-connections/:provider",
    { ...guards, schema: { params, response: { 204: z.null() } } },
    async (request, reply) => {
      const { provider } = request.params;
      const row = await findConnection(services.db, agentIdOf(request), provider);
      if (!row) throw new ApiError("not_found");
      await deleteConnection(services.db, row.agent_id, provider);
      const client = services.config.calendars[provider];
      if (client && row.state === "on") {
        await revokeAccess(calendarApi(provider, client).signIn, openToken(services.secret, row.refresh_token));
      }
      return reply.code(204).send(null);
    },
  );
}

/** The provider's page leads a browser here, so every outcome is a page, too. */
function callbackCall(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "origin" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/calendar-connections/:provider/callback",
    { onRequest: limitByAddress, schema: { params, querystring: callbackQuery, hide: true } },
    async (request, reply) => {
      const { provider } = request.params;
      const session = await app.sessions.find(request, reply);
      const problem = session ? await finish(services, provider, session.accountId, request.query) : "expired";
      const outcome = problem === null ? `connected=${provider}` : `problem=${problem}&provider=${provider}`;
      return reply.redirect(`${page}?${outcome}`, 303);
    },
  );
}

/** Null if the calendar is connected now. */
async function finish(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "origin" | "secret">,
  provider: CalendarProvider,
  agentId: string,
  { state = "", code, error }: z.output<typeof callbackQuery>,
): Promise<CalendarSignInProblem | null> {
  const client = services.config.calendars[provider];
  const begun = await takeSignIn(services, state, { agentId, provider });
  if (!client || !begun) return "expired";
  if (code === undefined) return error === "access_denied" ? "denied" : "failed";
  const api = calendarApi(provider, client);
  const { verifier, language } = begun;
  try {
    const tokens = await exchangeCode(client, api.signIn, {
      ...{ code, verifier, redirectUri: callbackUrl(services, provider) },
    });
    const makeCalendar = () => api.makeCalendar(tokens.accessToken, calendarName(language));
    await storeConnection(services, { agentId, provider, language, tokens, makeCalendar });
    services.jobs.queueCalendars();
    return null;
  } catch (problem) {
    if (!(problem instanceof CalendarError)) throw problem;
    return problem.fault === "permission" ? "permission" : "failed";
  }
}

/** @throws ApiError `calendar_unavailable` */
function clientOf({ config }: Pick<Services, "config">, provider: CalendarProvider): CalendarClient {
  const client = config.calendars[provider];
  if (!client) throw new ApiError("calendar_unavailable");
  return client;
}

type ConnectionState = Awaited<ReturnType<typeof listConnections>>[number];

function present(
  { config }: Pick<Services, "config">,
  provider: CalendarProvider,
  row: ConnectionState | undefined,
): CalendarConnection {
  const isConfigured = config.calendars[provider] !== undefined;
  const state = row?.state ?? "off";
  return {
    provider,
    state: isConfigured ? state : "unavailable",
    missing: isConfigured ? [] : [...clientSettings[provider]],
    account: row?.account ?? null,
    busyReadAt: row?.busy_read_at?.toISOString() ?? null,
    failingSince: row?.failing_since?.toISOString() ?? null,
    waiting: Number(row?.waiting ?? 0),
  };
}
