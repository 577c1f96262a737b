import { settleNeedsOfLeads } from "../../leads/needs.ts";
import type { Services } from "../../services.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import type { StoredConversation } from "../../threads/storing/store.ts";
import { handsOff, needsAgent, type TurnWrite, type Written } from "../../threads/storing/turnWrite.ts";
import { allowanceKey } from "./allowance.ts";

/** What announcing a stored turn needs. */
export type AnnouncingServices = Pick<Services, "allowance" | "conversations" | "db" | "hub" | "jobs" | "leadMerger">;

/** What others must know about a stored turn. */
export async function afterWriting(
  services: AnnouncingServices,
  link: LinkContext,
  turn: TurnWrite,
  { ended }: Written,
): Promise<void> {
  const { key, before, leadId, conversationId, now } = turn;
  services.conversations.keep(key, afterTurn(turn));
  // A turn that leaves the agent nothing to do may have closed the last open item.
  if (leadId !== null && ended && !needsAgent(turn)) await settleNeedsOfLeads(services.db, key.agentId, [leadId]);
  services.hub.announce({ agentId: key.agentId, leadId, conversationId });
  if (leadId !== null && (before?.merged || changesContact(turn))) services.leadMerger.enqueue(key.agentId, leadId);
  if (before === null) await services.allowance.begun(allowanceKey(link), now);
  if (before === null || mayNotify(turn)) services.jobs.queueNotifications();
}

/** True if the turn may have created a notification. */
function mayNotify({ tasks, drafts, status, lead, isComplete }: TurnWrite): boolean {
  return tasks.length > 0 || drafts.length > 0 || status === "waiting" || lead?.status === "hot" || isComplete;
}

/** True if the turn gives the lead another phone or email. */
function changesContact({ before, lead }: TurnWrite): boolean {
  const { phone = null, email = null } = before?.state.slots ?? {};
  return lead !== null && (lead.phone !== phone || lead.email !== email);
}

/** The conversation after the turn's statement. */
function afterTurn(turn: TurnWrite): StoredConversation {
  const { before, conversationId, leadId, state, isComplete, answered } = turn;
  return {
    conversationId,
    leadId,
    state,
    version: (before?.version ?? 0) + 1,
    messageCount: (before?.messageCount ?? 0) + turn.messages.length,
    isComplete,
    control: before?.control ?? "assistant",
    mode: before?.mode ?? null,
    pausedUntil: before?.pausedUntil ?? null,
    muted: handsOff(turn) ? false : (before?.muted ?? null),
    contactOnly: turn.contactOnly,
    merged: before?.merged ?? false,
    answered,
  };
}
