import { savedReplies, savedReply, savedReplyRequest } from "@llave/contract/agent/ownTexts";
import { done } from "@llave/contract/leads/leadChanges";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { addReply, changeReply, eraseReply, listReplies } from "./store.ts";

const agent = [limitByAddress, requireAgent];
const params = z.object({ id: z.uuid() });

/** Texts that the agent inserts while writing to a renter. */
export function savedReplyRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get("/api/saved-replies", { onRequest: agent, schema: { response: { 200: savedReplies } } }, async (request) =>
    listReplies(db, agentIdOf(request)),
  );

  app.post(
    "/api/saved-replies",
    { onRequest: agent, schema: { body: savedReplyRequest, response: { 201: savedReply } } },
    async (request, reply) =>
      reply.code(201).send(await addReply(db, agentIdOf(request), request.body, services.now())),
  );

  app.put(
    "/api/saved-replies/:id",
    { onRequest: agent, schema: { params, body: savedReplyRequest, response: { 200: savedReply } } },
    async (request) => changeReply(db, agentIdOf(request), { id: request.params.id, ...request.body }, services.now()),
  );

  app.delete(
    "/api/saved-replies/:id",
    { onRequest: agent, schema: { params, response: { 200: done } } },
    async (request) => {
      await eraseReply(db, agentIdOf(request), request.params.id);
      return { done: true as const };
    },
  );
}
