import { done, leadNote, noteRequest } from "@llave/contract/leads/leadChanges";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../../apiKeys/guard.ts";
import { agentIdOf } from "../../auth/session.ts";
import type { Services } from "../../services.ts";
import { presentNote } from "../present.ts";
import { addNote, changeNote, eraseNote, listNotes, requireLead } from "./notes.ts";

const params = z.object({ id: z.uuid() });
const noteParams = z.object({ id: z.uuid(), noteId: z.uuid() });

/** The agent's own notes on a lead. Renters never see them, and the assistant doesn't read them. */
export function noteRoutes(instance: FastifyInstance, services: Pick<Services, "db" | "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const { db } = services;

  app.get(
    "/api/leads/:id/notes",
    { onRequest: agentOrKey("leads:read"), schema: { params, response: { 200: z.array(leadNote) } } },
    async (request) => {
      const agentId = agentIdOf(request);
      const leadId = await requireLead(db, agentId, request.params.id);
      return (await listNotes(db, agentId, leadId)).map(presentNote);
    },
  );

  app.post(
    "/api/leads/:id/notes",
    { onRequest: agentOrKey("leads:write"), schema: { params, body: noteRequest, response: { 201: leadNote } } },
    async (request, reply) => {
      const note = await addNote(db, agentIdOf(request), request.params.id, request.body.text, services.now());
      return reply.code(201).send(presentNote(note));
    },
  );

  app.patch(
    "/api/leads/:id/notes/:noteId",
    {
      onRequest: agentOrKey("leads:write"),
      schema: { params: noteParams, body: noteRequest, response: { 200: leadNote } },
    },
    async (request) => {
      const key = { agentId: agentIdOf(request), leadId: request.params.id, noteId: request.params.noteId };
      return presentNote(await changeNote(db, key, request.body.text, services.now()));
    },
  );

  app.delete(
    "/api/leads/:id/notes/:noteId",
    { onRequest: agentOrKey("leads:write"), schema: { params: noteParams, response: { 200: done } } },
    async (request) => {
      await eraseNote(db, { agentId: agentIdOf(request), leadId: request.params.id, noteId: request.params.noteId });
      return { done: true as const };
    },
  );
}
