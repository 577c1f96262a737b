import type { DialogueState } from "@llave/assistant";
import { ownTextLimits } from "@llave/contract/agent/ownTexts";
import type { SavedTranslation } from "@llave/contract/conversations/inbox";
import type { Language } from "@llave/contract/language";
import { type Kysely, type Selectable, sql } from "kysely";
import { queueForLeft } from "../channels/outbound/sending/leftChat.ts";
import type { Database } from "../db/schema.ts";
import { deliverApproved } from "../followUps/sending/deliver.ts";
import { ApiError } from "../http/errors.ts";
import type { PageLanguage } from "../http/language.ts";
import { addAnswer } from "../ownAnswers/store.ts";
import type { Services } from "../services.ts";
import { confirmRequested, declineRequested } from "../showings/booking/requests.ts";
import { proposedHomes } from "../showings/chat/offers.ts";
import { cleanText } from "../threads/cleanText.ts";
import { languageOfText } from "../threads/languageOfText.ts";
import { hasStopped, type LockedConversation, lockConversation } from "../threads/lockConversation.ts";
import { settleNeeds, writeMessage } from "../threads/writeMessage.ts";
import { requireOpenWindow } from "./agentMessage.ts";
import { settleItems } from "./items.ts";
import { savedTexts, saveToListing } from "./sameQuestion.ts";

type DraftRow = Selectable<Database["draft"]>;

export interface DraftDecision {
  agentId: string;
  draftId: string;
}

interface Approval extends DraftDecision {
  /** The agent's edit. */
  text: string | undefined;
  save?: PageLanguage | undefined;
  translation?: SavedTranslation | undefined;
}

/**
 * Sends a draft, unchanged or edited by the agent. A second approval, at the same moment or later, sends nothing and
 * returns the same. `save` keeps an answer for next time first; its value is the language for the message if
 * its wording is refused.
 * @returns the message's conversation and place in its thread
 * @throws ApiError `not_found`, `draft_decided`, `draft_needs_answer`, `renter_opted_out`, `message_blank`,
 *   `whatsapp_window_closed`
 */
export async function approveDraft(
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "links" | "now" | "secret">,
  { agentId, draftId, text, save, translation }: Approval,
): Promise<{ conversationId: string; seq: number }> {
  const now = services.now();
  await services.jobs.start();
  if (save !== undefined && text !== undefined)
    await saveAnswer(services, { agentId, draftId, text, save, translation });
  const sent = await services.db.transaction().execute(async (tx) => {
    const { conversation, draft } = await holdDraft(tx, agentId, draftId);
    const base = { conversationId: draft.conversation_id, leadId: conversation.kept_lead_id };
    if (draft.sent_seq !== null) return { ...base, seq: draft.sent_seq };
    if (draft.status !== "waiting") throw new ApiError("draft_decided");
    // The outbox decides about a follow-up, which may go by mail instead.
    if (draft.kind !== "follow_up") await requireOpenWindow(tx, conversation, now);
    const content = text === undefined ? draft.content : cleanText(text);
    if (content === "") throw new ApiError("message_blank", { fields: {} });
    const showingId = draft.kind === "showing" ? await confirmRequested(services, tx, conversation, now) : null;
    const edited = content.trim() !== draft.content.trim();
    if (draft.needs_answer && !edited) throw new ApiError("draft_needs_answer");
    // The outbox or a mail carries a follow-up, by the rules for automated messages.
    const thread = draft.kind === "follow_up" ? { ...conversation, channel: "web" as const } : conversation;
    const seq = await writeMessage(tx, thread, {
      // Commitments are the agent's own words; a reviewed reply stays the assistant's.
      author: draft.kind === "reply" ? "assistant" : "agent",
      content,
      language: edited ? languageOfText(content, draft.language) : draft.language,
      // Adding what only the agent can know doesn't count as a correction.
      reviewed: edited && !draft.needs_answer ? "edited" : "approved",
      sentKey: null,
      grounds: edited ? [] : draft.grounds,
      offers: showingId ? { showingId } : await homesOf(services, tx, draft, now),
      now,
    });
    await setOutcome(tx, draft, { status: "sent", sent_seq: seq, decided_at: now });
    if (draft.kind === "follow_up")
      await deliverApproved(services, tx, conversation, { draftId, seq, language: draft.language });
    // A confirmed showing sends its own mail.
    else if (draft.kind !== "showing") await queueForLeft(services, tx, conversation, { seq, now });
    const task = await closeTaskOf(tx, draft, { now, as: save === undefined ? "answered" : "saved" });
    if (edited) await settleItems(tx, conversation, { text: content, seq, now }, task);
    await settleNeeds(tx, conversation);
    return { ...base, seq };
  });
  const { conversationId, leadId, seq } = sent;
  services.jobs.queueSending();
  services.hub.announce({ agentId, conversationId, leadId, forRenter: true });
  return { conversationId, seq };
}

/**
 * Keeps an answer for next time, without the words that the draft began with: in the listing that its question was
 * about, or else as one of the agent's own answers. Others who asked the same about the listing have it in their drafts.
 */
async function saveAnswer(
  services: Pick<Services, "db" | "hub" | "now">,
  { agentId, draftId, text, save, translation }: Approval & { text: string; save: PageLanguage },
): Promise<void> {
  const { db } = services;
  const now = services.now();
  const draft = await db
    .selectFrom("draft as d")
    .innerJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "d.agent_id").onRef("c.conversation_id", "=", "d.conversation_id"),
    )
    .select(["d.agent_id", "d.conversation_id", "c.channel"])
    .select(["d.kind", "d.topic", "d.property_id", "d.content", "d.language", "d.status"])
    .where("d.agent_id", "=", agentId)
    .where("d.draft_id", "=", draftId)
    .executeTakeFirst();
  if (draft?.kind !== "answer" || draft.status !== "waiting") return;
  // Otherwise a message that can't be sent now would be saved again with the next try.
  await requireOpenWindow(db, draft, now);
  const begun = draft.content.trim();
  const words = cleanText(text).trim();
  const answer = words.startsWith(begun) ? words.slice(begun.length).trim() : words;
  if (answer === "") return;
  const texts = savedTexts(answer, draft.language, translation);
  const { topic, property_id: propertyId } = draft;
  if (propertyId === null) {
    const question = await questionOf(db, agentId, draft);
    if (question === "") return;
    const asked = { text: question.slice(0, ownTextLimits.question), language: draft.language };
    const told = { en: texts.en ?? "", es: texts.es ?? "" };
    await addAnswer(db, { agentId, now, topic: null, question: inOne(asked), answer: clipped(told) }, save);
  } else {
    const conversationId = draft.conversation_id;
    await saveToListing(services, { agentId, conversationId, propertyId, topic, texts }, save);
  }
}

/** The renter's own words that an answer is for; empty if they aren't stored. */
async function questionOf(
  db: Kysely<Database>,
  agentId: string,
  { conversation_id, topic }: Pick<DraftRow, "conversation_id" | "topic">,
): Promise<string> {
  const row = await db
    .selectFrom("task")
    .select("quote")
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversation_id)
    .where("kind", "=", "knowledge_gap")
    .where("topic", "=", topic)
    .where("property_id", "is", null)
    .where("done_at", "is", null)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return row?.quote ?? "";
}

function inOne({ text, language }: { text: string; language: Language }): Record<Language, string> {
  return { en: "", es: "", [language]: text };
}

function clipped({ en, es }: Record<Language, string>): Record<Language, string> {
  return { en: en.slice(0, ownTextLimits.answer), es: es.slice(0, ownTextLimits.answer) };
}

/** The homes that an approved draft proposes, as cards under it. */
async function homesOf(services: Pick<Services, "links">, tx: Kysely<Database>, draft: DraftRow, now: Date) {
  if (draft.kind !== "properties") return undefined;
  const row = await tx
    .selectFrom("conversation")
    .select(["link_id", "state"])
    .where("agent_id", "=", draft.agent_id)
    .where("conversation_id", "=", draft.conversation_id)
    .executeTakeFirst();
  const link = row && (await services.links.byId(row.link_id));
  if (!link) return undefined;
  const named = new Set(draft.grounds.map(({ address }) => address));
  const homes = link.properties.filter(({ address }) => named.has(address)).map(({ id }) => ({ propertyId: id }));
  return homes.length > 0 ? proposedHomes(link, row.state as DialogueState, homes, now) : undefined;
}

/**
 * Rejects a draft. The request behind it still waits for the agent, except for a requested time: it is free again, the
 * renter is politely informed, and that answers the request.
 */
export async function rejectDraft(
  services: Pick<Services, "db" | "hub" | "jobs" | "now" | "secret">,
  { agentId, draftId }: DraftDecision,
): Promise<void> {
  const now = services.now();
  await services.jobs.start();
  const change = await services.db.transaction().execute(async (tx) => {
    const { conversation, draft } = await holdDraft(tx, agentId, draftId);
    if (draft.status === "sent") throw new ApiError("draft_decided");
    const declined = draft.kind === "showing" && (await declineRequested(services, tx, conversation, now));
    await setOutcome(tx, draft, { status: "rejected", decided_at: now });
    if (declined) await closeTaskOf(tx, draft, { now, as: "answered" });
    await settleNeeds(tx, conversation);
    return { conversationId: draft.conversation_id, leadId: conversation.kept_lead_id, forRenter: declined };
  });
  services.hub.announce({ agentId, ...change });
}

/**
 * Undoes a rejection, unless it was of a showing, whose time is free again, or the conversation has moved on since: the
 * text may no longer fit.
 * @throws ApiError `not_found`, `draft_decided`
 */
export async function restoreDraft(
  services: Pick<Services, "db" | "hub">,
  { agentId, draftId }: DraftDecision,
): Promise<void> {
  const change = await services.db.transaction().execute(async (tx) => {
    const { conversation, draft } = await holdDraft(tx, agentId, draftId);
    const base = { conversationId: draft.conversation_id, leadId: conversation.kept_lead_id };
    if (draft.status === "waiting") return base;
    const mayReturn = draft.status === "rejected" && draft.kind !== "showing";
    if (!mayReturn || (await hasStopped(tx, conversation)) || (await wentOn(tx, draft)))
      throw new ApiError("draft_decided");
    await setOutcome(tx, draft, { status: "waiting", decided_at: null });
    await settleNeeds(tx, conversation);
    return base;
  });
  services.hub.announce({ agentId, ...change });
}

/** True if anyone wrote after the draft was decided. */
async function wentOn(tx: Kysely<Database>, draft: DraftRow): Promise<boolean> {
  const later = await tx
    .selectFrom("message")
    .select("seq")
    .where("agent_id", "=", draft.agent_id)
    .where("conversation_id", "=", draft.conversation_id)
    .where("created_at", ">", draft.decided_at ?? draft.created_at)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Locks a draft and its conversation; the conversation first, in the same order as turns. */
async function holdDraft(
  tx: Kysely<Database>,
  agentId: string,
  draftId: string,
): Promise<{ conversation: LockedConversation; draft: DraftRow }> {
  const found = tx.selectFrom("draft").selectAll().where("agent_id", "=", agentId).where("draft_id", "=", draftId);
  const before = await found.executeTakeFirst();
  if (!before) throw new ApiError("not_found");
  const conversation = await lockConversation(tx, agentId, before.conversation_id);
  const draft = await found.forUpdate().executeTakeFirst();
  if (!draft) throw new ApiError("not_found");
  return { conversation, draft };
}

async function setOutcome(
  tx: Kysely<Database>,
  { agent_id, draft_id }: DraftRow,
  outcome: { status: "sent" | "rejected" | "waiting"; sent_seq?: number; decided_at: Date | null },
): Promise<void> {
  await tx
    .updateTable("draft")
    .set(outcome)
    .where("agent_id", "=", agent_id)
    .where("draft_id", "=", draft_id)
    .execute();
}

/** The kind of task that deciding a draft completes. */
const taskOfDraft = { answer: "knowledge_gap", showing: "showing" } as const;

/**
 * Closes the item that a decided draft answers: of the questions about the same home and topic, the newest.
 * @returns its kind and topic; undefined if the draft answers none
 */
async function closeTaskOf(
  tx: Kysely<Database>,
  draft: DraftRow,
  { now, as }: { now: Date; as: "answered" | "saved" },
): Promise<{ kind: string; topic: string } | undefined> {
  if (draft.kind !== "answer" && draft.kind !== "showing") return undefined;
  const kind = taskOfDraft[draft.kind];
  let newest = tx
    .selectFrom("task")
    .select(["task_id", "topic"])
    .where("agent_id", "=", draft.agent_id)
    .where("conversation_id", "=", draft.conversation_id)
    .where("kind", "=", kind)
    .where("done_at", "is", null);
  if (draft.kind === "answer")
    newest = newest
      .where("topic", "=", draft.topic)
      .where(sql<boolean>`property_id is not distinct from ${draft.property_id}`);
  const task = await newest.orderBy("created_at", "desc").limit(1).executeTakeFirst();
  if (task) {
    await tx
      .updateTable("task")
      .set({ done_at: now, closed_as: as })
      .where("agent_id", "=", draft.agent_id)
      .where("task_id", "=", task.task_id)
      .execute();
  }
  return { kind, topic: task?.topic ?? draft.topic };
}
