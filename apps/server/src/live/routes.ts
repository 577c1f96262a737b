import type { FastifyInstance } from "fastify";
import { requireAgent, sessionOf } from "../auth/session.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";

/** Open dashboards: tabs of one browser, browsers of one person, and people of one server. */
const maxOfSession = 8;
const maxStreamsPerAccount = 24;
const maxAgentStreams = 5_000;

/** `GET /api/events`: the agent's live events, as server-sent events named `change`. They end with the session. */
export function liveRoutes(app: FastifyInstance, services: Pick<Services, "hub" | "streams">): void {
  app.get(
    "/api/events",
    { onRequest: [limitByAddress, requireAgent], schema: { produces: ["text/event-stream"] } },
    (request, reply) => {
      const { accountId, sessionId, expiresAt } = sessionOf(request);
      services.streams.start(request, reply, {
        channel: `agent ${accountId}`,
        listen: (send) => services.hub.onChange(accountId, (change) => send("change", change)),
        session: { id: sessionId, expiresAt },
        caps: [
          { of: `session ${sessionId}`, max: maxOfSession },
          { of: `account ${accountId}`, max: maxStreamsPerAccount },
          { of: "agents", max: maxAgentStreams },
        ],
      });
    },
  );
}
