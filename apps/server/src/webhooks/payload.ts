import type { WebhookPayload } from "@llave/contract/integrations/webhooks";
import type { Kysely, Selectable } from "kysely";
import { threadMessageAt } from "../conversations/deliveries.ts";
import type { Database } from "../db/schema.ts";
import { presentLead } from "../leads/present.ts";
import { findLead } from "../leads/repository.ts";
import { presentShowing } from "../showings/present.ts";
import { findShowing } from "../showings/repository.ts";

export type EventRow = Selectable<Database["webhook_event"]>;

/** What an event says, read from the stored data now; null if there is nothing left to say. */
export async function payloadOf(db: Kysely<Database>, event: EventRow): Promise<WebhookPayload | null> {
  const data = await dataOf(db, event);
  return data && { type: event.type, timestamp: event.occurred_at.toISOString(), data };
}

type Data = WebhookPayload["data"];

async function dataOf(db: Kysely<Database>, event: EventRow): Promise<Data | null> {
  const { agent_id: agentId, conversation_id: conversationId } = event;
  if (event.lead_id !== null) return leadData(db, event, event.lead_id);
  if (event.showing_id !== null) return showingData(db, agentId, event.showing_id);
  if (conversationId === null) return {};
  const lead = await leadOfConversation(db, agentId, conversationId);
  const about = { conversationId, lead };
  if (event.seq === null) return { ...about, ...(event.reason && { reason: event.reason }) };
  return { ...about, message: await threadMessageAt(db, agentId, conversationId, event.seq) };
}

/** Null for a new lead that turned out to be a known person: the lead it was merged into sends its own update. */
async function leadData(db: Kysely<Database>, { agent_id, type }: EventRow, leadId: string): Promise<Data | null> {
  const row = await findLead(db, agent_id, leadId);
  if (!row || (type === "lead.created" && row.lead_id !== leadId)) return null;
  return { lead: presentLead(row) };
}

async function showingData(db: Kysely<Database>, agentId: string, showingId: string): Promise<Data | null> {
  const row = await findShowing(db, agentId, showingId);
  if (!row) return null;
  const lead = row.kept_lead_id === null ? undefined : await findLead(db, agentId, row.kept_lead_id);
  return { showing: presentShowing(row), lead: lead ? presentLead(lead) : null };
}

async function leadOfConversation(db: Kysely<Database>, agentId: string, conversationId: string) {
  const conversation = await db
    .selectFrom("conversation")
    .select("lead_id")
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .executeTakeFirst();
  if (!conversation?.lead_id) return null;
  const row = await findLead(db, agentId, conversation.lead_id);
  return row?.counted ? presentLead(row) : null;
}
