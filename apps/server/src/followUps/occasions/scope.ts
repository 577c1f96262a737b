import type { FollowUpStep } from "@llave/contract/followUps/followUps";
import { sql } from "kysely";

/** A reason to write to a lead: one step, at one occasion. */
export interface Occasion {
  agentId: string;
  leadId: string;
  /** Null for a showing with a lead that was added by hand. */
  conversationId: string | null;
  step: FollowUpStep;
  /** With the step it is unique, so that it is acted on once. */
  occasion: string;
  dueAt: Date;
  /** After this it is too late. */
  expiresAt: Date;
  /** What its text is about. */
  showingId?: string;
  propertyId?: string;
  oldPrice?: number | null;
  anniversary?: Date;
}

/** Whose occasions, and how far ahead. */
export interface Scope {
  /** Null: all agents. */
  agentId: string | null;
  leadId: string | null;
  now: Date;
  /** The latest time that one may be due. */
  until: Date;
  /** Occasions per agent and kind. */
  limit: number;
}

/** The limit for the occasions of one lead: more than the steps of one kind that it can wait for. */
export const maxPerLead = 10;

/** A lead that messages may go to: it counts, isn't removed, and has a conversation. */
export const writableLead = sql`l.counted and l.removed_at is null and l.conversation_id is not null`;

/** The agents of a scope; only those who didn't turn follow-ups off, unless one agent is meant. */
export function agentsOf({ agentId }: Scope) {
  return agentId === null
    ? sql`(select a.agent_id, a.market from agent a
        left join follow_up_setting s on s.agent_id = a.agent_id where s.enabled is not false) a`
    : sql`(select agent_id, market from agent where agent_id = ${agentId}) a`;
}

/** The lead of a scope, if one is meant. */
export function leadOf({ leadId }: Scope) {
  return leadId === null ? sql`true` : sql`l.lead_id = ${leadId}`;
}
