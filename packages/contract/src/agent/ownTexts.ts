import { z } from "zod";
import { factTopic } from "../listings/properties.ts";

/** Limits of the agent's own texts. */
export const ownTextLimits = {
  savedReplies: 50,
  ownAnswers: 50,
  shortcut: 24,
  reply: 1_000,
  question: 200,
  answer: 500,
  greeting: 300,
} as const;

/** What a saved reply may name, in braces; each is filled in when the reply is inserted. */
export const replyVariables = ["name", "home"] as const;
export type ReplyVariable = (typeof replyVariables)[number];

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, "too_long")
    .regex(/^(?:\P{Cc}|[\n\t])*$/u);

/** A text in both languages, at least one of them. */
const bilingual = (max: number) =>
  z
    .strictObject({ en: text(max), es: text(max) })
    .refine(({ en, es }) => en !== "" || es !== "", { error: "required" });

/** `POST /api/saved-replies` and `PUT /api/saved-replies/:id`. */
export const savedReplyRequest = z.strictObject({
  /** What the agent types after the slash. */
  shortcut: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\p{L}\d-]+$/u, "shortcut_not_valid")
    .max(ownTextLimits.shortcut, "too_long"),
  text: bilingual(ownTextLimits.reply),
});
export type SavedReplyRequest = z.infer<typeof savedReplyRequest>;

export const savedReply = z.object({
  id: z.string(),
  shortcut: z.string(),
  text: z.object({ en: z.string(), es: z.string() }),
});
export type SavedReply = z.infer<typeof savedReply>;

/** `GET /api/saved-replies`, by shortcut. */
export const savedReplies = z.array(savedReply);

/** `POST /api/own-answers` and `PUT /api/own-answers/:id`. */
export const ownAnswerRequest = z.strictObject({
  /** The topic it answers in any wording; null if only its own wording counts. */
  topic: factTopic.nullable(),
  question: bilingual(ownTextLimits.question),
  answer: bilingual(ownTextLimits.answer),
});
export type OwnAnswerRequest = z.infer<typeof ownAnswerRequest>;

/** A question that the agent answered for all renters. */
export const ownAnswer = z.object({
  id: z.string(),
  topic: factTopic.nullable(),
  question: z.object({ en: z.string(), es: z.string() }),
  answer: z.object({ en: z.string(), es: z.string() }),
  updatedAt: z.iso.datetime(),
  /** How many replies of the assistant gave it, and when the last one did; null if none. */
  uses: z.int(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type OwnAnswer = z.infer<typeof ownAnswer>;

/** `GET /api/own-answers`, newest first. */
export const ownAnswers = z.array(ownAnswer);
