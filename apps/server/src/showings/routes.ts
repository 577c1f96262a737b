import { mapTilesAnswer } from "@llave/contract/chat/homes";
import {
  availabilitySettings,
  newShowing,
  showing,
  showingMove,
  showingSwap,
  showingsQuery,
  showingTimes,
} from "@llave/contract/showings/showings";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../apiKeys/guard.ts";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { findAvailability, saveAvailability } from "../availability/availability.ts";
import { ApiError } from "../http/errors.ts";
import { cutPage, readTimeCursor } from "../http/pageCursor.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { arrangeShowing, timesToArrange } from "./booking/arrange.ts";
import { type Change, changeShowing, swapShowings, timesToMove } from "./booking/change.ts";
import { presentShowing } from "./present.ts";
import { findListed, findShowing, isOwnLead, listShowings } from "./repository.ts";

const byId = z.object({ id: z.uuid() });
const guards = { onRequest: [limitByAddress, requireAgent] };
const defaultPage = 50;

/** The agent's showings, and when the agent shows homes. */
export function showingRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/showings",
    {
      onRequest: agentOrKey("showings:read"),
      schema: { querystring: showingsQuery, response: { 200: z.array(showing) } },
    },
    async (request, reply) => {
      const { from, to, withoutCanceled, leadId, after, limit = defaultPage } = request.query;
      const agentId = agentIdOf(request);
      if (leadId && !(await isOwnLead(services.db, agentId, leadId))) throw new ApiError("not_found");
      const which = {
        from: from ? new Date(from) : services.now(),
        to: to ? new Date(to) : undefined,
        withoutCanceled: withoutCanceled !== undefined,
        leadId,
        after: readTimeCursor(after),
        limit,
      };
      const rows = await listShowings(services.db, agentId, which);
      return cutPage(reply, rows, limit, (last) => [last.starts_at, last.showing_id]).map(presentShowing);
    },
  );

  app.get(
    "/api/showings/:id/times",
    { onRequest: agentOrKey("showings:read"), schema: { params: byId, response: { 200: showingTimes } } },
    async (request) => {
      const row = await findShowing(services.db, agentIdOf(request), request.params.id);
      if (!row) throw new ApiError("not_found");
      return { times: (await timesToMove(services, row)).map(({ at }) => at) };
    },
  );

  arrangeCalls(instance, services);
  changeCalls(instance, services);
  availabilityCalls(instance, services);
}

function arrangeCalls(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/showing-times",
    { onRequest: agentOrKey("showings:read"), schema: { response: { 200: showingTimes } } },
    async (request) => ({ times: (await timesToArrange(services, agentIdOf(request))).map(({ at }) => at) }),
  );

  app.post(
    "/api/showings",
    { onRequest: agentOrKey("showings:write"), schema: { body: newShowing, response: { 201: showing } } },
    async (request, reply) => {
      const agentId = agentIdOf(request);
      const { leadId, propertyId, at } = request.body;
      const row = await arrangeShowing(services, agentId, { leadId, propertyId, startsAt: new Date(at) });
      return reply.code(201).send(presentShowing(row));
    },
  );
}

function changeCalls(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const change = async (request: FastifyRequest, id: string, what: Change) => {
    const agentId = agentIdOf(request);
    const row = await findShowing(services.db, agentId, id);
    if (!row) throw new ApiError("not_found");
    await changeShowing(services, row, "agent", what);
    const changed = await findShowing(services.db, agentId, id);
    if (!changed) throw new ApiError("not_found");
    return presentShowing(changed);
  };
  const answers = { params: byId, response: { 200: showing } };
  app.post("/api/showings/:id/confirm", { onRequest: agentOrKey("showings:write"), schema: answers }, (request) =>
    change(request, request.params.id, { action: "confirm" }),
  );
  app.post("/api/showings/:id/cancel", { onRequest: agentOrKey("showings:write"), schema: answers }, (request) =>
    change(request, request.params.id, { action: "cancel" }),
  );
  app.post(
    "/api/showings/:id/move",
    { onRequest: agentOrKey("showings:write"), schema: { ...answers, body: showingMove } },
    (request) => change(request, request.params.id, { action: "move", startsAt: new Date(request.body.at) }),
  );
  app.post(
    "/api/showings/:id/swap",
    {
      onRequest: agentOrKey("showings:write"),
      schema: { params: byId, body: showingSwap, response: { 200: z.array(showing) } },
    },
    async (request) => {
      const both = async () => {
        const ids = [request.params.id, request.body.withId];
        const [one, other] = await findListed(services.db, agentIdOf(request), ids);
        if (!one || !other) throw new ApiError("not_found");
        return [one, other] as const;
      };
      await swapShowings(services, ...(await both()));
      const swapped = await both();
      return swapped.map(presentShowing).toSorted((a, b) => a.at.localeCompare(b.at));
    },
  );
}

function availabilityCalls(instance: FastifyInstance, services: Pick<Services, "config" | "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get("/api/map-tiles", { ...guards, schema: { response: { 200: mapTilesAnswer } } }, async () => ({
    tiles: services.config.mapTiles,
  }));

  app.get(
    "/api/agent/availability",
    { ...guards, schema: { response: { 200: availabilitySettings } } },
    async (request) => {
      const availability = await findAvailability(services.db, agentIdOf(request));
      if (!availability) throw new ApiError("onboarding_unfinished");
      return availability;
    },
  );

  app.put(
    "/api/agent/availability",
    { ...guards, schema: { body: availabilitySettings, response: { 200: availabilitySettings } } },
    async (request) => {
      const agentId = agentIdOf(request);
      if (!(await findAvailability(services.db, agentId))) throw new ApiError("onboarding_unfinished");
      await saveAvailability(services.db, agentId, request.body, services.now());
      return request.body;
    },
  );
}
