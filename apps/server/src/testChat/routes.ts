import { testChat, testChatRequest } from "@llave/contract/chat/testChat";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { markFirstSteps } from "../firstSteps/read.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { playTest } from "./play.ts";

/** The agent tests their own assistant. */
export function testChatRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "db" | "links" | "now" | "origin">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const schema = { body: testChatRequest, response: { 200: testChat } };
  app.post("/api/agent/test-chat", { onRequest: [limitByAddress, requireAgent], schema }, async (request) => {
    const agentId = agentIdOf(request);
    await app.limits.spend("testChat", agentId);
    const answer = await playTest(services, agentId, request.body);
    await markFirstSteps(services.db, agentId, { tested: true });
    return answer;
  });
}
