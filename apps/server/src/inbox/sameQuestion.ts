import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

interface Answered {
  agentId: string;
  /** The draft whose answer was saved. */
  draftId: string;
  propertyId: string;
  topic: string;
  text: string;
  language: Language;
}

/**
 * Completes the waiting drafts of other renters who asked the same about a home, in the same language, with the answer
 * that the agent just saved: only their approval is left.
 * @returns their conversations
 */
export async function completeSameQuestion(
  db: Kysely<Database>,
  { agentId, draftId, propertyId, topic, text, language }: Answered,
): Promise<string[]> {
  const rows = await db
    .updateTable("draft")
    .set({
      content: sql`rtrim(content) || ' ' || ${text}`,
      translation: sql`rtrim(translation) || ' ' || ${text}`,
      needs_answer: false,
    })
    .where("agent_id", "=", agentId)
    .where("status", "=", "waiting")
    .where("kind", "=", "answer")
    .where("needs_answer", "=", true)
    .where("property_id", "=", propertyId)
    .where("topic", "=", topic)
    .where("language", "=", language)
    .where("draft_id", "<>", draftId)
    .returning("conversation_id")
    .execute();
  return rows.map(({ conversation_id }) => conversation_id);
}
