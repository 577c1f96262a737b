import { done, loggedCall, newTodo, todoChange } from "@llave/contract/leads/leadChanges";
import { leadTodo } from "@llave/contract/leads/leads";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../../auth/session.ts";
import { limitByAddress } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { logCall } from "../history/logCall.ts";
import { requireLead } from "../history/notes.ts";
import { presentTodo } from "../present.ts";
import { addTodo, changeTodo, eraseTodo, listTodos } from "./todos.ts";

const agent = [limitByAddress, requireAgent];
const params = z.object({ id: z.uuid() });
const todoParams = z.object({ id: z.uuid(), todoId: z.uuid() });
const isDone = { done: true } as const;

/** What the agent plans for a lead, and the calls they made. */
export function todoRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get(
    "/api/leads/:id/todos",
    { onRequest: agent, schema: { params, response: { 200: z.array(leadTodo) } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const leadId = await requireLead(db, agentId, request.params.id);
      return (await listTodos(db, agentId, leadId)).map(presentTodo);
    },
  );

  app.post(
    "/api/leads/:id/todos",
    { onRequest: agent, schema: { params, body: newTodo, response: { 201: leadTodo } } },
    async (request, reply) => {
      const todo = await addTodo(db, agentIdOf(request), request.params.id, request.body, services.now());
      return reply.code(201).send(presentTodo(todo));
    },
  );

  app.patch(
    "/api/leads/:id/todos/:todoId",
    { onRequest: agent, schema: { params: todoParams, body: todoChange, response: { 200: leadTodo } } },
    async (request) => {
      const key = { agentId: agentIdOf(request), leadId: request.params.id, todoId: request.params.todoId };
      return presentTodo(await changeTodo(db, key, request.body, services.now()));
    },
  );

  app.delete(
    "/api/leads/:id/todos/:todoId",
    { onRequest: agent, schema: { params: todoParams, response: { 200: done } } },
    async (request) => {
      await eraseTodo(db, { agentId: agentIdOf(request), leadId: request.params.id, todoId: request.params.todoId });
      return isDone;
    },
  );

  app.post(
    "/api/leads/:id/calls",
    { onRequest: agent, schema: { params, body: loggedCall, response: { 200: done } } },
    async (request) => {
      await logCall(services, agentIdOf(request), request.params.id, request.body);
      return isDone;
    },
  );
}
