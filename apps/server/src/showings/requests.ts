import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { LockedConversation } from "../inbox/lockConversation.ts";
import type { Services } from "../services.ts";
import { cancel } from "./book.ts";
import { confirm } from "./change.ts";
import { findShowing } from "./repository.ts";
import { tellOfStep } from "./steps.ts";
import { forgetWish, writeNote } from "./thread.ts";

/**
 * Approving its draft confirms the time that a conversation asked for.
 * @returns the showing's id; null where no time is asked for any more
 */
export async function confirmRequested(
  services: Services,
  tx: Kysely<Database>,
  conversation: LockedConversation,
  now: Date,
): Promise<string | null> {
  const showingId = await requestedBy(tx, conversation, now);
  if (!showingId) return null;
  const showing = { agentId: conversation.agent_id, showingId };
  await confirm(tx, showing, now);
  await tellOfStep(services, tx, { ...showing, by: "agent", step: "confirmed" }, now);
  return showingId;
}

/** Rejecting its draft frees the time and says so in the thread. True where there was one. */
export async function declineRequested(
  services: Services,
  tx: Kysely<Database>,
  conversation: LockedConversation,
  now: Date,
): Promise<boolean> {
  const showingId = await requestedBy(tx, conversation, now);
  const row = showingId ? await findShowing(tx, conversation.agent_id, showingId) : undefined;
  if (!row) return false;
  const showing = { agentId: row.agent_id, showingId: row.showing_id };
  await cancel(tx, showing, "agent", now);
  await forgetWish(tx, row);
  await writeNote(tx, conversation, row, "declined", now);
  await tellOfStep(services, tx, { ...showing, by: "agent", step: "cancelled" }, now);
  return true;
}

async function requestedBy(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  now: Date,
): Promise<string | null> {
  const row = await tx
    .selectFrom("showing")
    .select("showing_id")
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("status", "=", "requested")
    .where("starts_at", ">", now)
    .forUpdate()
    .executeTakeFirst();
  return row?.showing_id ?? null;
}
