import type { FastifyInstance } from "fastify";
import { limitByAddress } from "../plugins/limits.ts";
import { agentIdOf, requireAgent } from "../plugins/session.ts";
import type { LiveHub } from "./hub.ts";
import { EventStreams } from "./stream.ts";

/** `GET /api/events`: the agent's live events, as server-sent events named `change`. */
export function liveRoutes(app: FastifyInstance, hub: LiveHub): void {
  const streams = new EventStreams(app);
  app.get(
    "/api/events",
    { onRequest: [limitByAddress, requireAgent], schema: { produces: ["text/event-stream"] } },
    (request, reply) => {
      streams.start(request, reply, {
        listen: (send) => hub.onChange(agentIdOf(request), (change) => send("change", change)),
      });
    },
  );
}
