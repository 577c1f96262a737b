import { z } from "zod";
import { aiModes } from "../agent/onboardingChoices.ts";
import { conversationChannel } from "../channels/delivery.ts";
import { maxMessageLength } from "../chat/chatLimits.ts";
import { language } from "../language.ts";
import { maxFactLength } from "../listings/properties.ts";
import { ground } from "./conversation.ts";

/** Who answers a conversation: the assistant, the assistant after review, or the agent. */
export const control = z.enum(["assistant", "review", "agent"]);
export type Control = z.infer<typeof control>;

const text = z
  .string()
  .max(maxMessageLength, { error: "message_too_long" })
  .refine((value) => value.trim() !== "", { error: "message_blank" });

export const draftStatus = z.enum(["waiting", "sent", "rejected", "superseded"]);

/** A message that needs the agent's decision. `translation` is the same in the other language. */
export const draft = z.object({
  id: z.string(),
  conversationId: z.string(),
  kind: z.enum(["reply", "answer", "showing", "properties", "follow_up"]),
  topic: z.string().nullable(),
  content: z.string(),
  translation: z.string(),
  language,
  /** True if the text is only the start of an answer: it must be edited before sending. */
  needsAnswer: z.boolean(),
  grounds: z.array(ground),
  status: draftStatus,
  /** The listing that an answer can be saved to; null if the question is about none. */
  savesTo: z.string().nullable(),
  /** True if an answer can become one of the agent's own answers: its question is about no home. */
  savesAsOwn: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draft>;

/** `GET /api/drafts`: waiting drafts of all conversations, oldest first. */
export const draftsQuery = z.object({
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
});
export const waitingDraft = draft.extend({ leadId: z.string().nullable(), leadName: z.string().nullable() });
export type WaitingDraft = z.infer<typeof waitingDraft>;

/** `GET /api/conversations/:id`: everything about a conversation except its messages. */
export const conversationDetail = z.object({
  id: z.string(),
  leadId: z.string().nullable(),
  name: z.string().nullable(),
  linkName: z.string().nullable(),
  /** The address of the home it is about; null if it is about none in particular. */
  home: z.string().nullable(),
  language,
  status: z.enum(["active", "waiting", "completed", "stopped"]),
  /** Who answers now. After a hand-off, during a pause, or if the agent answers everything, it is the agent. */
  control: control,
  /** Seconds until the assistant picks up again after the agent's last message; null if it isn't paused. */
  pauseLeft: z.number().int().nullable(),
  /** The channel for messages to the renter. */
  reach: conversationChannel,
  /** What the assistant does here: acts (full), asks the agent (balanced) or is off (minimal). */
  mode: z.enum(aiModes),
  /** True if the agent gets no notifications about this conversation. */
  muted: z.boolean(),
  /** True after the renter asked for no more messages: nobody may write. */
  optedOut: z.boolean(),
  /** Those that wait, and those superseded since the agent last wrote. */
  drafts: z.array(draft),
  /** What happened to the conversation, oldest first. */
  events: z.array(z.object({ id: z.string(), kind: z.string(), createdAt: z.iso.datetime() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ConversationDetail = z.infer<typeof conversationDetail>;

/** `POST /api/conversations/:id/messages`, with an `Idempotency-Key` header. */
export const agentMessage = z.object({ text });
export type AgentMessage = z.infer<typeof agentMessage>;

/**
 * `PUT /api/conversations/:id/control`: only what changes. `review` makes every reply wait for the agent; choosing a mode
 * ends it. `resume` ends the assistant's pause, as every choice of a mode does.
 */
export const controlChange = z
  .strictObject({ mode: z.enum(aiModes), review: z.literal(true), muted: z.boolean(), resume: z.literal(true) })
  .partial()
  .refine((change) => Object.values(change).some((value) => value !== undefined) && !(change.mode && change.review), {
    error: "invalid_request",
  });
export type ControlChange = z.infer<typeof controlChange>;

/** A saved answer in its other language, for renters who write in that one. It isn't sent. */
export const savedTranslation = z.object({ language, text: z.string().trim().max(maxFactLength) });
export type SavedTranslation = z.infer<typeof savedTranslation>;

/** `POST /api/drafts/:id/approve`: `text` if the agent changed it, `save` to keep an answer for next time. */
export const draftApproval = z.object({
  text: text.optional(),
  save: z.boolean().optional(),
  translation: savedTranslation.optional(),
});

/**
 * `POST /api/items/:id/answer`, with an `Idempotency-Key` header: writes to the renter and closes the item. `save` keeps
 * the answer to a question in the listing that it is about.
 */
export const itemAnswer = z.object({
  text,
  save: z.boolean().optional(),
  translation: savedTranslation.optional(),
});

/** `POST /api/items/:id/close`; `POST /api/items/:id/reopen` takes it back. */
export const itemClosing = z.object({ as: z.enum(["answered", "done", "dismissed"]) });
export type ItemClosing = z.infer<typeof itemClosing>;
