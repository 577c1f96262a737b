import { type Kysely, sql } from "kysely";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { withMembers } from "../merging/members.ts";

/** Maximum number of notes per lead, all of them shown. */
export const maxNotes = 200;

/** The notes of a lead and its members, newest first. */
export function listNotes(db: Kysely<Database>, agentId: string, leadId: string) {
  return db
    .selectFrom("lead_note")
    .select(["note_id", "text", "created_at", "changed_at"])
    .where("agent_id", "=", agentId)
    .where("lead_id", "in", withMembers(agentId, leadId))
    .orderBy("note_id", "desc")
    .limit(maxNotes)
    .execute();
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number];

/**
 * Adds a note.
 * @throws ApiError `not_found` for a lead that isn't the agent's, `too_large` beyond 200 notes
 */
export async function addNote(db: Kysely<Database>, agentId: string, leadId: string, text: string, now: Date) {
  const keptId = await requireLead(db, agentId, leadId);
  const { count } = await db
    .selectFrom("lead_note")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("agent_id", "=", agentId)
    .where("lead_id", "in", withMembers(agentId, keptId))
    .executeTakeFirstOrThrow();
  if (count >= maxNotes) throw new ApiError("too_large");
  const values = { agent_id: agentId, lead_id: keptId, note_id: newId(now), text, created_at: now, changed_at: now };
  return db.insertInto("lead_note").values(values).returningAll().executeTakeFirstOrThrow();
}

interface NoteKey {
  agentId: string;
  leadId: string;
  noteId: string;
}

/** The leads whose notes appear on one lead's page. */
function shownWith({ agentId, leadId }: NoteKey) {
  return withMembers(agentId, sql`kept_lead(${agentId}, ${leadId})`);
}

/** Changes a note's text. @throws ApiError `not_found` */
export async function changeNote(db: Kysely<Database>, key: NoteKey, text: string, now: Date): Promise<NoteRow> {
  const row = await db
    .updateTable("lead_note")
    .set({ text, changed_at: now })
    .where("agent_id", "=", key.agentId)
    .where("lead_id", "in", shownWith(key))
    .where("note_id", "=", key.noteId)
    .returning(["note_id", "text", "created_at", "changed_at"])
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/** Erases a note. @throws ApiError `not_found` */
export async function eraseNote(db: Kysely<Database>, key: NoteKey): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("lead_note")
    .where("agent_id", "=", key.agentId)
    .where("lead_id", "in", shownWith(key))
    .where("note_id", "=", key.noteId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError("not_found");
}

/**
 * The lead behind an id: itself, or the one it was merged into.
 * @throws ApiError `not_found` if the agent has no such lead
 */
export async function requireLead(db: Kysely<Database>, agentId: string, leadId: string): Promise<string> {
  const row = await db
    .selectFrom("lead")
    .select("lead_id")
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", sql<string>`kept_lead(${agentId}, ${leadId})`)
    .where("removed_at", "is", null)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row.lead_id;
}
