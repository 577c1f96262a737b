import type { SavedTranslation } from "@llave/contract/conversations/inbox";
import type { Language } from "@llave/contract/language";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import type { PageLanguage } from "../http/language.ts";
import type { Services } from "../services.ts";
import { cleanText } from "../threads/cleanText.ts";
import { lockConversation } from "../threads/lockConversation.ts";
import { findSent } from "../threads/writeMessage.ts";
import { writeAsAgent } from "./agentMessage.ts";
import { isRequested } from "./items.ts";
import { savedTexts, saveToListing } from "./sameQuestion.ts";

interface ItemAnswer {
  agentId: string;
  itemId: string;
  text: string;
  /** The client's own id for this message; a retry carries the same one. */
  key: string | null;
  /** Keeps the answer in the question's listing; the value is the language of the error if its wording is refused. */
  save: PageLanguage | undefined;
  translation: SavedTranslation | undefined;
}

/**
 * Answers an open item as the agent and closes it: in every mode of the assistant, also where no draft waits to be
 * completed. An answer that is to be saved is saved first, so that a refused wording isn't sent.
 * @returns the message's conversation and place in its thread; the same one for an answer sent again
 * @throws ApiError `not_found`, `item_closed`, `showing_undecided`, `listing_wording`, `message_blank`, `renter_opted_out`
 */
export async function answerItem(
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "now">,
  { agentId, itemId, text, key, save, translation }: ItemAnswer,
): Promise<{ conversationId: string; seq: number }> {
  const content = cleanText(text);
  if (content === "") throw new ApiError("message_blank", { fields: {} });
  const now = services.now();
  const asked = await findItem(services.db, agentId, itemId);
  if (save !== undefined && asked.done_at === null)
    await saveAnswer(services, asked, { text: content, translation, save });
  const conversationId = asked.conversation_id;
  const sent = await services.db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, agentId, conversationId);
    const leadId = conversation.kept_lead_id;
    const again = await findSent(tx, conversation, key);
    if (again !== undefined) return { seq: again, leadId };
    const { kind, topic, done_at } = await findItem(tx, agentId, itemId);
    if (done_at !== null) throw new ApiError("item_closed");
    if (kind === "showing" && (await isRequested(tx, conversation))) throw new ApiError("showing_undecided");
    await tx
      .updateTable("task")
      .set({ done_at: now, closed_as: save === undefined ? "answered" : "saved" })
      .where("agent_id", "=", agentId)
      .where("task_id", "=", itemId)
      .execute();
    const written = { text: content, key, now, about: { kind, topic } };
    return { seq: await writeAsAgent(services, tx, conversation, written), leadId };
  });
  services.jobs.queueSending();
  services.hub.announce({ agentId, conversationId, leadId: sent.leadId, forRenter: true });
  return { conversationId, seq: sent.seq };
}

async function findItem(db: Kysely<Database>, agentId: string, itemId: string) {
  const row = await db
    .selectFrom("task as t")
    .innerJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "t.agent_id").onRef("c.conversation_id", "=", "t.conversation_id"),
    )
    .select(["t.agent_id", "t.conversation_id", "t.kind", "t.topic", "t.property_id", "t.done_at", "c.language"])
    .where("t.agent_id", "=", agentId)
    .where("t.task_id", "=", itemId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

interface Asked {
  agent_id: string;
  conversation_id: string;
  kind: string;
  topic: string;
  property_id: string | null;
  language: Language;
}

/** Does nothing if the item isn't a question about a home. */
async function saveAnswer(
  services: Pick<Services, "db" | "hub" | "now">,
  { agent_id, conversation_id, kind, topic, property_id, language: asked }: Asked,
  { text, translation, save }: { text: string; save: PageLanguage } & Pick<ItemAnswer, "translation">,
): Promise<void> {
  if (kind !== "knowledge_gap" || property_id === null) return;
  const place = { agentId: agent_id, conversationId: conversation_id, propertyId: property_id };
  await saveToListing(services, { ...place, topic, texts: savedTexts(text, asked, translation) }, save);
}
