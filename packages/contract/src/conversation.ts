import { z } from "zod";
import { delivery, mediaFile } from "./delivery.ts";
import { home, matchCard } from "./homes.ts";
import { jsonValue } from "./jsonValue.ts";
import { contextMessages, linkLanguage, messageMaxLength, tone } from "./smartlink.ts";
import { slotNames } from "./understood.ts";

/** Ids made by a browser: short, printable, no spaces. */
const browserId = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\x21-\x7e]+$/);

const previousMessage = z.object({ role: z.enum(["user", "assistant"]), content: z.string().max(20_000) });

/**
 * `POST /api/smartlink/openai-conversation`, with the fields of the specification.
 * `agentId`, `agentName`, `tone`, `sourceTag` and `previousMessages` are read for the
 * contract's sake only: what is stored always wins over what a browser claims.
 * A retry of the same message carries the same `Idempotency-Key` header.
 */
export const turnRequest = z.object({
  linkId: z.string().min(1).max(100),
  agentId: z.string().max(100).optional(),
  agentName: z.string().max(200).optional(),
  message: z
    .string()
    .max(messageMaxLength, "message_too_long")
    .refine((text) => text.trim() !== "", { error: "message_blank" }),
  conversationId: browserId,
  sourceTag: z.string().max(200).nullish(),
  tone: tone.optional().catch(undefined),
  language: linkLanguage.optional().catch(undefined),
  previousMessages: z.array(previousMessage).max(contextMessages).optional(),
});
export type TurnRequest = z.infer<typeof turnRequest>;

/** A time that a reply offers; `label` is what a tap on it sends. */
export const offeredTime = z.object({
  /** ISO moment, UTC. */
  at: z.iso.datetime(),
  /** The market's day and clock, `HH:MM`. */
  date: z.iso.date(),
  time: z.string(),
  label: z.string(),
});
export type OfferedTime = z.infer<typeof offeredTime>;

/** The visit that a conversation arranged, as it stands. */
export const arrangedVisit = z.object({
  /** Its own page, which also has its calendar file. */
  path: z.string(),
  status: z.enum(["held", "requested", "confirmed"]),
  ...offeredTime.shape,
  endsAt: z.iso.datetime(),
  home: home.nullable(),
});
export type ArrangedVisit = z.infer<typeof arrangedVisit>;

/** What stands under a reply: times to tap, homes as cards, the visit that was arranged. */
export const offers = z.object({
  times: z.array(offeredTime).optional(),
  /** Times that were offered earlier in the thread and cannot be taken here any more. */
  earlierTimes: z.array(offeredTime).optional(),
  /** The home that the times are for. */
  timesFor: home.optional(),
  matches: z.array(matchCard).optional(),
  visit: arrangedVisit.optional(),
});
export type Offers = z.infer<typeof offers>;

/** Answers to the question that is open, each sent as it reads; empty where it has none. */
const quickReplies = z.array(z.string());

/** `pending` stands only where a person answers later; `message` is then empty. */
export const turnResponse = z.object({
  message: z.string(),
  isComplete: z.boolean(),
  pending: z.literal(true).optional(),
  ...offers.shape,
  quickReplies: quickReplies.optional(),
});
export type TurnResponse = z.infer<typeof turnResponse>;

export const chatMessage = z.object({
  id: z.string(),
  role: z.enum(["assistant", "user"]),
  /** Who wrote it. What the agent approved as their own word counts as the agent's. */
  author: z.enum(["renter", "assistant", "agent"]),
  content: z.string(),
  timestamp: z.iso.datetime(),
  /** Language of the text, for the screen reader. */
  language: z.enum(["en", "es"]),
  ...offers.shape,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** One line of "Your search so far": the slot and its value, to be worded by the page. */
export const searchFact = z.object({
  slot: z.enum(slotNames),
  /** JSON value of the slot as in the assistant's slots; a budget is `{min?, max?}` in USD a month. */
  value: jsonValue,
});
export type SearchFact = z.infer<typeof searchFact>;

/** `GET /api/renter/conversation`: the visitor's own conversation, after a reload or a reply. */
export const renterConversationQuery = z.object({ linkId: z.string().min(1).max(100), conversationId: browserId });

/** `GET /api/renter/visit/times`: the agent's free times, for choosing and for changing. */
export const visitTimes = z.object({ times: z.array(offeredTime), lengthMinutes: z.number().int() });
export type VisitTimes = z.infer<typeof visitTimes>;

/** `POST /api/renter/visit/move`; `POST /api/renter/visit/cancel` names the conversation alone. */
export const visitMove = renterConversationQuery.extend({ at: z.iso.datetime() });

export const renterConversation = z.object({
  conversationId: z.string(),
  messages: z.array(chatMessage),
  search: z.array(searchFact),
  isComplete: z.boolean(),
  /** Who answers from here on: the agent once they took the conversation over, or answer all of them themselves. */
  answeredBy: z.enum(["assistant", "agent"]),
  /** True while a person owes the next answer. */
  awaitsPerson: z.boolean(),
  /** True once the chat has reached an end and its renter has not rated it. */
  ratingDue: z.boolean(),
  quickReplies,
  /** When the agent looked at the conversation last; null while they have not. */
  seenAt: z.iso.datetime().nullable(),
});
export type RenterConversation = z.infer<typeof renterConversation>;

/** `GET /api/conversations/recent`. */
export const recentConversation = z.object({
  id: z.string(),
  leadId: z.string().nullable(),
  leadName: z.string().nullable(),
  lastMessage: z.string(),
  updatedAt: z.iso.datetime(),
  status: z.enum(["active", "waiting", "completed", "stopped"]),
});
export type RecentConversation = z.infer<typeof recentConversation>;

/** A fact that a text rests on, as it was when the text was written. */
export const ground = z.object({
  /** A listing's field, or `office_hours`, `agent_contact`, `showing_times`. */
  topic: z.string(),
  /** Of the listing; empty for what is of several listings or of the agent. */
  address: z.string(),
  /** The day it was last confirmed, or the moment free times were looked at. */
  updated: z.union([z.iso.date(), z.iso.datetime()]).optional(),
  /** Two numbers are both ends of what several listings have, or the opening and closing hour. */
  value: z.union([z.string(), z.number(), z.tuple([z.number(), z.number()])]).optional(),
  /** Of so many listings or times. */
  count: z.number().int().optional(),
  /** True where nothing was stored and the agent was asked. */
  missing: z.literal(true).optional(),
});
export type Ground = z.infer<typeof ground>;

/** Why a reply was given, and why the lead was worth what it was then. */
export const why = z.object({
  /** The model that understood the message or worded the reply; null for what is built in. */
  understood: z.string().nullable(),
  worded: z.string().nullable(),
  /** Rules of conduct that spoke, as ids. */
  rules: z.array(z.string()),
  score: z.number().int(),
  /** The score without the message before the reply. */
  scoreBefore: z.number().int(),
  reasons: z.array(z.object({ id: z.string(), points: z.number(), before: z.number() })),
});
export type Why = z.infer<typeof why>;

/** A message in the agent's thread: who wrote it and what an answer rests on. */
export const threadMessage = chatMessage.extend({
  /** What the agent did with the draft it was; null for what was never one. */
  reviewed: z.enum(["approved", "edited"]).nullable(),
  grounds: z.array(ground),
  /** Null for what is no reply of the assistant's own. */
  why: why.nullable(),
  /** By which way it came or goes. */
  channel: z.enum(["web", "sms", "whatsapp"]),
  /** What became of it outside the chat page; null for what never left it. */
  delivery: delivery.nullable(),
  /** Files that the renter sent with it. */
  media: z.array(mediaFile),
  /** True where the agent marked it as wrong. */
  markedWrong: z.boolean(),
  /** Slots this message changed, with the value before where it was corrected. */
  learned: z.array(z.object({ slot: z.string(), value: jsonValue, before: jsonValue.optional() })),
});
export type ThreadMessage = z.infer<typeof threadMessage>;

/** `GET /api/conversations/:id/messages?before=`: newest page last, oldest first within it. */
export const threadPage = z.object({ messages: z.array(threadMessage), before: z.string().nullable() });
export type ThreadPage = z.infer<typeof threadPage>;

/** `PUT /api/conversations/:id/messages/:seq/verdict`: whether the agent finds a reply of the assistant wrong. */
export const verdictRequest = z.object({ wrong: z.boolean() });
