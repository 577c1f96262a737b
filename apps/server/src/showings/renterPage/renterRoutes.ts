import { renterConversationQuery, showingMove, showingTimes } from "@llave/contract/conversations/conversation";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { ApiError } from "../../http/errors.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { requireOwnConversation } from "../../threads/ownConversation.ts";
import { type Change, changeShowing, timesToMove } from "../booking/change.ts";
import { presentTime } from "../chat/offers.ts";
import { findShowing, type ShowingRow } from "../repository.ts";

type Named = z.infer<typeof renterConversationQuery>;
const changed = z.object({ ok: z.literal(true) });

/** A renter's own showing from within the chat: the agent's free times, moving it, canceling it. */
export function renterShowingRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "hub" | "jobs" | "links" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/renter/showing/times",
    { onRequest: limitByAddress, schema: { querystring: renterConversationQuery, response: { 200: showingTimes } } },
    async (request, reply) => {
      const { link, conversation } = await requireOwnConversation(services, request, request.query);
      const now = services.now();
      const { showingId } = link.agenda.of(conversation.conversation_id, now);
      // If the agent reviews each reply, no time is promised before the review.
      const free = conversation.control === "review" ? [] : link.agenda.freeTimes(now, showingId);
      reply.header("cache-control", "no-store");
      return {
        times: free.map((time) => presentTime(time, conversation.language)),
        lengthMinutes: link.agenda.availability.lengthMinutes,
      };
    },
  );

  app.post(
    "/api/renter/showing/move",
    { onRequest: limitByAddress, schema: { body: showingMove, response: { 200: changed } } },
    async (request) => {
      const row = await requireOwnShowing(services, request, request.body);
      const chosen = (await timesToMove(services, row)).find(({ at }) => at === request.body.at);
      if (!chosen) throw new ApiError("showing_time_taken");
      await change(services, request.body, row, { action: "move", startsAt: new Date(chosen.at) });
      return { ok: true } as const;
    },
  );

  app.post(
    "/api/renter/showing/cancel",
    { onRequest: limitByAddress, schema: { body: renterConversationQuery, response: { 200: changed } } },
    async (request) => {
      const row = await requireOwnShowing(services, request, request.body);
      await change(services, request.body, row, { action: "cancel" });
      return { ok: true } as const;
    },
  );
}

/** The page's next fetch shows the change, even if its notification is still on its way. */
async function change(
  services: Pick<Services, "db" | "hub" | "jobs" | "links" | "now" | "secret">,
  { linkId }: Named,
  row: ShowingRow,
  what: Change,
): Promise<void> {
  await changeShowing(services, row, "renter", what);
  await services.links.reload({ agentId: row.agent_id, linkId });
}

/** @throws ApiError `not_found` if the visitor has no such conversation, or it has no upcoming showing */
async function requireOwnShowing(
  services: Pick<Services, "db" | "links" | "now">,
  request: FastifyRequest,
  named: Named,
) {
  const { link, conversation } = await requireOwnConversation(services, request, named);
  // The cached link may be a notification behind; the conversation's own showing is read from the database.
  const fresh = (await services.links.reload(link)) ?? link;
  const { showingId } = fresh.agenda.of(conversation.conversation_id, services.now());
  const row = showingId ? await findShowing(services.db, link.agentId, showingId) : undefined;
  if (!row) throw new ApiError("not_found");
  return row;
}
