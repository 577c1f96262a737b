import type { AiMode } from "@llave/assistant";
import type { Control, ControlChange } from "@llave/contract/conversations/inbox";
import { type Kysely, sql, type UpdateObject } from "kysely";
import { isPaused, pauseMs } from "../conversations/answering.ts";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { dialogueOf, type LockedConversation, lockConversation } from "../threads/lockConversation.ts";

/** The names of changes in the conversation's history. */
const eventOf: Record<Control, string> = {
  assistant: "handed_back",
  review: "reviewed",
  agent: "taken_over",
};

/** Changes what the assistant does in a conversation, and whether the agent gets notifications about it. */
export async function setControl(
  services: Pick<Services, "db" | "hub" | "jobs" | "now">,
  { agentId, conversationId, change }: { agentId: string; conversationId: string; change: ControlChange },
): Promise<void> {
  const now = services.now();
  const leadId = await services.db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, agentId, conversationId);
    if (change.muted !== undefined) await changeMute(tx, conversation, change.muted, now);
    if (change.resume) await endPause(tx, conversation, now);
    if (change.review) await changeControl(tx, conversation, "review", now);
    else if (change.mode) await changeMode(tx, conversation, change.mode, now);
    if (switchesOn(change)) await update(tx, conversation, { catch_up_to: now, catch_up_claimed_at: null });
    return conversation.kept_lead_id;
  });
  if (switchesOn(change)) services.jobs.queueCatchingUp();
  services.hub.announce({ agentId, conversationId, leadId, forRenter: true });
}

/** True if the assistant answers from now on, also what it was silent about. */
function switchesOn({ mode, review, resume }: ControlChange): boolean {
  return Boolean(resume || review || (mode && mode !== "minimal"));
}

/** Turns the assistant off, or on with a mode of this conversation's own. */
async function changeMode(tx: Kysely<Database>, conversation: LockedConversation, mode: AiMode, now: Date) {
  if (mode !== "minimal") await endPause(tx, conversation, now);
  if (mode !== "minimal" && conversation.mode !== mode) await update(tx, conversation, { mode });
  await changeControl(tx, conversation, mode === "minimal" ? "agent" : "assistant", now);
}

/** The assistant is silent for a while: the agent just wrote. The pause begins again with each message. */
export async function pause(tx: Kysely<Database>, conversation: LockedConversation, now: Date): Promise<void> {
  if (!isPaused({ control: conversation.control, pausedUntil: conversation.paused_until }, now))
    await note(tx, conversation, "paused", now);
  await update(tx, conversation, { paused_until: new Date(now.getTime() + pauseMs) });
}

/** The assistant picks up before the pause is over, or as soon as it is on again. */
async function endPause(tx: Kysely<Database>, conversation: LockedConversation, now: Date): Promise<void> {
  const { control, paused_until: pausedUntil } = conversation;
  if (pausedUntil === null || pausedUntil <= now) return;
  await update(tx, conversation, { paused_until: null });
  if (isPaused({ control, pausedUntil }, now)) await note(tx, conversation, "resumed", now);
}

async function changeMute(tx: Kysely<Database>, conversation: LockedConversation, muted: boolean, now: Date) {
  if (conversation.muted === muted) return;
  await update(tx, conversation, { muted });
  await note(tx, conversation, muted ? "muted" : "unmuted", now);
}

/**
 * Changes who answers a conversation that the transaction has locked. The dialogue's owner keeps the assistant silent;
 * after an opt-out there is no owner. A reply waiting for review is superseded, and a takeover ends follow-ups.
 */
export async function changeControl(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  control: Control,
  now: Date,
  event = eventOf[control],
): Promise<void> {
  const { agent_id, conversation_id } = conversation;
  const owner = control === "agent" ? "human" : "assistant";
  const optedOut = dialogueOf(conversation).owner === "nobody";
  if (conversation.control === control && (optedOut || dialogueOf(conversation).owner === owner)) return;
  await update(tx, conversation, {
    control,
    ...(!optedOut && { state: sql`state || jsonb_build_object('owner', ${owner}::text, 'awaitsAgent', false)` }),
  });
  await tx
    .updateTable("draft")
    .set({ status: "superseded", decided_at: now })
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("status", "=", "waiting")
    .where("kind", "in", control === "agent" ? ["reply", "follow_up"] : ["reply"])
    .execute();
  await note(tx, conversation, event, now);
}

/** A turn that was decided before finds a newer version, and is decided again. */
async function update(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  values: UpdateObject<Database, "conversation">,
): Promise<void> {
  await tx
    .updateTable("conversation")
    .set({ ...values, version: sql`version + 1` })
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .execute();
}

async function note(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  kind: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto("conversation_event")
    .values({ agent_id, conversation_id, kind, detail: "", created_at: now })
    .execute();
}
