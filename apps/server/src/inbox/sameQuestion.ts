import type { SavedTranslation } from "@llave/contract/conversations/inbox";
import type { Language } from "@llave/contract/language";
import { factTopic } from "@llave/contract/listings/properties";
import { otherLanguage } from "@llave/contract/locale";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { PageLanguage } from "../http/language.ts";
import { saveFact } from "../properties/saving/saveFact.ts";
import type { Services } from "../services.ts";
import { cleanText } from "../threads/cleanText.ts";
import { languageOfText } from "../threads/languageOfText.ts";

interface Answered {
  agentId: string;
  /** The conversation in which it was answered. */
  conversationId: string;
  propertyId: string;
  topic: string;
  texts: SavedTexts;
}

/** An answer in the languages that the agent gave it in. */
type SavedTexts = Partial<Record<Language, string>>;

/** The agent's answer in the language it was written in, and its translation if they gave one. */
export function savedTexts(text: string, asked: Language, translation: SavedTranslation | undefined): SavedTexts {
  const also = translation && cleanText(translation.text);
  return { [languageOfText(text, asked)]: text, ...(also && { [translation.language]: also }) };
}

/**
 * Keeps an answer in the listing that its question was about, and in the drafts of others who asked the same. An answer
 * that no listing has a place for is kept nowhere.
 * @param pageLanguage the language of the error if the wording is refused
 * @throws ApiError `listing_wording`
 */
export async function saveToListing(
  { db, hub, now }: Pick<Services, "db" | "hub" | "now">,
  answer: Answered,
  pageLanguage: PageLanguage,
): Promise<void> {
  if (!factTopic.safeParse(answer.topic).success) return;
  await saveFact(db, { ...answer, now: now() }, pageLanguage);
  const others = await completeSameQuestion(db, answer);
  for (const conversationId of others) hub.announce({ agentId: answer.agentId, conversationId, leadId: null });
}

/**
 * Completes the waiting drafts of other renters who asked the same about a home, in a language of the answer that
 * the agent just saved: only their approval is left.
 * @returns their conversations
 */
async function completeSameQuestion(db: Kysely<Database>, answer: Answered): Promise<string[]> {
  const { en, es } = answer.texts;
  const inBoth = await Promise.all([
    en === undefined ? [] : completeIn(db, answer, "en", en),
    es === undefined ? [] : completeIn(db, answer, "es", es),
  ]);
  return inBoth.flat();
}

async function completeIn(
  db: Kysely<Database>,
  { agentId, conversationId, propertyId, topic, texts }: Answered,
  language: Language,
  text: string,
): Promise<string[]> {
  const rows = await db
    .updateTable("draft")
    .set({
      content: sql`rtrim(content) || ' ' || ${text}`,
      translation: sql`rtrim(translation) || ' ' || ${texts[otherLanguage(language)] ?? text}`,
      needs_answer: false,
    })
    .where("agent_id", "=", agentId)
    .where("status", "=", "waiting")
    .where("kind", "=", "answer")
    .where("needs_answer", "=", true)
    .where("property_id", "=", propertyId)
    .where("topic", "=", topic)
    .where("language", "=", language)
    .where("conversation_id", "<>", conversationId)
    .returning("conversation_id")
    .execute();
  return rows.map(({ conversation_id }) => conversation_id);
}
