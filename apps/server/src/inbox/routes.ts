import { threadMessage } from "@llave/contract/conversations/conversation";
import {
  agentMessage,
  controlChange,
  conversationDetail,
  draftApproval,
  draftsQuery,
  itemAnswer,
  itemClosing,
  waitingDraft,
} from "@llave/contract/conversations/inbox";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentOrKey } from "../apiKeys/guard.ts";
import { agentIdOf } from "../auth/session.ts";
import { windowEnd } from "../channels/outbound/rules/window.ts";
import { threadMessageAt } from "../conversations/deliveries.ts";
import { idempotencyKey } from "../http/idempotencyKey.ts";
import { languageOf } from "../http/language.ts";
import { cutPage, readTimeCursor } from "../http/pageCursor.ts";
import type { Services } from "../services.ts";
import { hasStopped } from "../threads/lockConversation.ts";
import { sendAgentMessage } from "./agentMessage.ts";
import { answerItem } from "./answerItem.ts";
import { setControl } from "./control.ts";
import { approveDraft, rejectDraft, restoreDraft } from "./decideDraft.ts";
import { closeItem } from "./items.ts";
import { presentConversation, presentWaiting } from "./present.ts";
import { eventsOf, findConversation, joinedInto, openDrafts, waitingDrafts } from "./repository.ts";

const byId = z.object({ id: z.uuid() });
const defaultPage = 25;

/** The agent's side of conversations: who answers, the agent's own messages, and drafts. */
export function inboxRoutes(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "links" | "now" | "secret">,
): void {
  conversationCalls(instance, services);
  draftCalls(instance, services);
  itemCalls(instance, services);
}

function itemCalls(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "now">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  const closed = z.object({ closed: z.boolean() });
  app.post(
    "/api/items/:id/close",
    {
      onRequest: agentOrKey("conversations:write"),
      schema: { params: byId, body: itemClosing, response: { 200: closed } },
    },
    async (request) => {
      const { as } = request.body;
      await closeItem(services, { agentId: agentIdOf(request), itemId: request.params.id, as });
      return { closed: true };
    },
  );

  app.post(
    "/api/items/:id/answer",
    {
      onRequest: agentOrKey("conversations:write"),
      schema: { params: byId, body: itemAnswer, response: { 200: threadMessage } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      const { text, translation } = request.body;
      const save = request.body.save ? languageOf(request) : undefined;
      const key = idempotencyKey(request);
      const answer = { agentId, itemId: request.params.id, text, key, save, translation };
      const { conversationId, seq } = await answerItem(services, answer);
      return threadMessageAt(services.db, agentId, conversationId, seq);
    },
  );

  app.post(
    "/api/items/:id/reopen",
    { onRequest: agentOrKey("conversations:write"), schema: { params: byId, response: { 200: closed } } },
    async (request) => {
      await closeItem(services, { agentId: agentIdOf(request), itemId: request.params.id, as: null });
      return { closed: false };
    },
  );
}

function conversationCalls(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "now">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/conversations/:id",
    { onRequest: agentOrKey("conversations:read"), schema: { params: byId, response: { 200: conversationDetail } } },
    async (request) => detailOf(services, agentIdOf(request), request.params.id),
  );

  app.post(
    "/api/conversations/:id/messages",
    {
      onRequest: agentOrKey("conversations:write"),
      schema: { params: byId, body: agentMessage, response: { 200: threadMessage } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      const conversationId = request.params.id;
      const seq = await sendAgentMessage(services, {
        agentId,
        conversationId,
        text: request.body.text,
        key: idempotencyKey(request),
      });
      return threadMessageAt(services.db, agentId, conversationId, seq);
    },
  );

  app.put(
    "/api/conversations/:id/control",
    {
      onRequest: agentOrKey("conversations:write"),
      schema: { params: byId, body: controlChange, response: { 200: conversationDetail } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      const conversationId = request.params.id;
      await setControl(services, { agentId, conversationId, change: request.body });
      return detailOf(services, agentId, conversationId);
    },
  );
}

function draftCalls(
  instance: FastifyInstance,
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "links" | "now" | "secret">,
): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/drafts",
    {
      onRequest: agentOrKey("conversations:read"),
      schema: { querystring: draftsQuery, response: { 200: z.array(waitingDraft) } },
    },
    async (request, reply) => {
      const limit = request.query.limit ?? defaultPage;
      const after = readTimeCursor(request.query.after);
      const rows = await waitingDrafts(services.db, agentIdOf(request), { after, limit });
      return cutPage(reply, rows, limit, (last) => [last.created_at, last.draft_id]).map(presentWaiting);
    },
  );

  app.post(
    "/api/drafts/:id/approve",
    {
      onRequest: agentOrKey("conversations:write"),
      schema: { params: byId, body: draftApproval, response: { 200: threadMessage } },
    },
    async (request) => {
      const agentId = agentIdOf(request);
      const { text, translation } = request.body;
      const save = request.body.save ? languageOf(request) : undefined;
      const approval = { agentId, draftId: request.params.id, text, save, translation };
      const { conversationId, seq } = await approveDraft(services, approval);
      return threadMessageAt(services.db, agentId, conversationId, seq);
    },
  );

  app.post(
    "/api/drafts/:id/reject",
    {
      onRequest: agentOrKey("conversations:write"),
      schema: { params: byId, response: { 200: z.object({ rejected: z.literal(true) }) } },
    },
    async (request) => {
      await rejectDraft(services, { agentId: agentIdOf(request), draftId: request.params.id });
      return { rejected: true as const };
    },
  );

  app.post(
    "/api/drafts/:id/restore",
    {
      onRequest: agentOrKey("conversations:write"),
      schema: { params: byId, response: { 200: z.object({ restored: z.literal(true) }) } },
    },
    async (request) => {
      await restoreDraft(services, { agentId: agentIdOf(request), draftId: request.params.id });
      return { restored: true as const };
    },
  );
}

/** A conversation's detail; for one that became part of another, the other's. */
async function detailOf(services: Pick<Services, "db" | "now">, agentId: string, conversationId: string) {
  const row = await findConversation(services.db, agentId, conversationId);
  if (!row) return detailOf(services, agentId, await joinedInto(services.db, agentId, conversationId));
  const { agent_id, conversation_id, channel } = row;
  const windowEndsAt =
    channel === "whatsapp" ? await windowEnd(services.db, { agent_id, conversation_id, channel }) : null;
  const [stopped, drafts, events] = await Promise.all([
    hasStopped(services.db, row),
    openDrafts(services.db, agentId, conversationId),
    eventsOf(services.db, agentId, conversationId),
  ]);
  return presentConversation({ ...row, stopped, windowEndsAt }, drafts, events, services.now());
}
