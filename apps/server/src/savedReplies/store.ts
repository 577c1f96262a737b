import { ownTextLimits, type SavedReply, type SavedReplyRequest } from "@llave/contract/agent/ownTexts";
import type { Kysely, Selectable } from "kysely";
import { lockAgent } from "../agents/repository.ts";
import { isUniqueViolation } from "../db/failures.ts";
import { newId } from "../db/newId.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";

/** The agent's saved replies, by shortcut. */
export async function listReplies(db: Kysely<Database>, agentId: string): Promise<SavedReply[]> {
  const rows = await db
    .selectFrom("saved_reply")
    .selectAll()
    .where("agent_id", "=", agentId)
    .orderBy("shortcut")
    .limit(ownTextLimits.savedReplies)
    .execute();
  return rows.map(present);
}

/** @throws ApiError `too_many_saved_replies`, `shortcut_taken` */
export async function addReply(
  db: Kysely<Database>,
  agentId: string,
  { shortcut, text }: SavedReplyRequest,
  now: Date,
): Promise<SavedReply> {
  return db.transaction().execute(async (tx) => {
    await lockAgent(tx, agentId);
    const replies = await listReplies(tx, agentId);
    if (replies.length >= ownTextLimits.savedReplies) throw new ApiError("too_many_saved_replies");
    const row = await tx
      .insertInto("saved_reply")
      .values({
        ...{ agent_id: agentId, reply_id: newId(now), shortcut, text_en: text.en, text_es: text.es },
        ...{ created_at: now, updated_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow()
      .catch(refuseTaken);
    return present(row);
  });
}

/** @throws ApiError `not_found`, `shortcut_taken` */
export async function changeReply(
  db: Kysely<Database>,
  agentId: string,
  { id, shortcut, text }: SavedReplyRequest & { id: string },
  now: Date,
): Promise<SavedReply> {
  const row = await db
    .updateTable("saved_reply")
    .set({ shortcut, text_en: text.en, text_es: text.es, updated_at: now })
    .where("agent_id", "=", agentId)
    .where("reply_id", "=", id)
    .returningAll()
    .executeTakeFirst()
    .catch(refuseTaken);
  if (!row) throw new ApiError("not_found");
  return present(row);
}

/** @throws ApiError `not_found` */
export async function eraseReply(db: Kysely<Database>, agentId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_reply")
    .where("agent_id", "=", agentId)
    .where("reply_id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError("not_found");
}

function refuseTaken(error: unknown): never {
  throw isUniqueViolation(error) ? new ApiError("shortcut_taken") : error;
}

function present(row: Selectable<Database["saved_reply"]>): SavedReply {
  return { id: row.reply_id, shortcut: row.shortcut, text: { en: row.text_en, es: row.text_es } };
}
