import type { ConversationDetail, Draft, WaitingDraft } from "@llave/contract/conversations/inbox";
import { factTopic } from "@llave/contract/listings/properties";
import { isPaused, modeOf } from "../conversations/answering.ts";
import type { ConversationRow, DraftRow, EventRow, WaitingRow } from "./repository.ts";

/** A draft for its agent. */
export function presentDraft(row: DraftRow): Draft {
  return {
    id: row.draft_id,
    conversationId: row.conversation_id,
    kind: row.kind,
    topic: row.topic === "" ? null : row.topic,
    content: row.content,
    translation: row.translation,
    language: row.language,
    needsAnswer: row.needs_answer,
    grounds: row.grounds,
    status: row.status,
    // Facts such as the size have fields of their own in the listing's form.
    savesTo: factTopic.safeParse(row.topic).success ? row.saves_to : null,
    savesAsOwn: row.kind === "answer" && row.property_id === null,
    createdAt: row.created_at.toISOString(),
  };
}

/** A waiting draft, with its lead. */
export function presentWaiting(row: WaitingRow): WaitingDraft {
  return { ...presentDraft(row), leadId: row.lead_id, leadName: row.name };
}

/**
 * A conversation for its agent. The dialogue's state stays inside, except for who answers and an opt-out, here or,
 * since the renter last wrote here, in another of their conversations (`stopped`).
 */
export function presentConversation(
  row: ConversationRow & { stopped: boolean; windowEndsAt: Date | null },
  drafts: DraftRow[],
  events: EventRow[],
  now: Date,
): ConversationDetail {
  const mode = modeOf(row, row.ai_mode);
  const paused = mode !== "minimal" && isPaused(row, now);
  return {
    id: row.conversation_id,
    leadId: row.kept_lead_id,
    name: row.name,
    linkName: row.link_name,
    home: row.home,
    language: row.language,
    status: row.status,
    control: mode === "minimal" || paused ? "agent" : row.control,
    pauseLeft: paused && row.pausedUntil ? Math.ceil((row.pausedUntil.getTime() - now.getTime()) / 1000) : null,
    reach: { channel: row.channel, windowEndsAt: row.windowEndsAt?.toISOString() ?? null },
    mode,
    muted: row.muted ?? row.agent_muted,
    optedOut: row.stopped,
    drafts: drafts.map(presentDraft),
    events: events
      .map(({ event_id, kind, created_at }) => ({ id: event_id, kind, createdAt: created_at.toISOString() }))
      .reverse(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
