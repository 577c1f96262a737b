import { z } from "zod";
import { offeredTime } from "../conversations/conversation.ts";
import { scoreReasonIds } from "../conversations/understood.ts";
import { language } from "../language.ts";
import { demoLimits } from "./demoLimits.ts";
import { matchCard } from "./homes.ts";

/**
 * `POST /api/demo/chat`: all of a visitor's messages so far. The demo stores nothing, so every call sends the whole
 * conversation and is answered from its start.
 */
export const demoChatRequest = z.object({
  messages: z.array(z.string().trim().min(1).max(demoLimits.characters)).min(1).max(demoLimits.messages),
  language,
});
export type DemoChatRequest = z.infer<typeof demoChatRequest>;

/** The demo conversation's lead after a turn. */
export const demoLead = z.object({
  /** Empty until it is known. */
  name: z.string(),
  score: z.number().int(),
  status: z.enum(["hot", "warm", "cold"]),
  /** Largest first; the points add up to the score. */
  reasons: z.array(
    z.object({
      id: z.enum(scoreReasonIds),
      points: z.number(),
      data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  /** Null while unknown; several areas are a list. */
  areas: z.array(z.string()),
  /** 0 is a studio. */
  bedrooms: z.number().nullable(),
  /** USD a month. */
  budget: z.number().nullable(),
  /** ISO date, or `asap` or `flexible`. */
  moveIn: z.string().nullable(),
  /** Kind of the pet; null without one. */
  pet: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
});
export type DemoLead = z.infer<typeof demoLead>;

export const demoTurn = z.object({
  renter: z.string(),
  renterLanguage: language,
  /** The understood slots and their evidence: UTF-16 offsets into `renter`. */
  understood: z.array(z.object({ slot: z.string(), start: z.number().int(), end: z.number().int() })),
  reply: z.string(),
  replyLanguage: language,
  homes: z.array(matchCard),
  /** The question that the reply ends with, where homes are shown: it is read after them. */
  question: z.string().optional(),
  times: z.array(offeredTime),
  /** The showing after this turn, if the turn arranged or moved it. */
  showing: offeredTime.extend({ address: z.string().nullable() }).nullable(),
  lead: demoLead,
});
export type DemoTurn = z.infer<typeof demoTurn>;

/** A demo conversation as the page shows it. */
export const demoChat = z.object({
  greeting: z.array(z.string()),
  turns: z.array(demoTurn),
  quickReplies: z.array(z.string()),
  /** True right after the visitor's goodbye. */
  ended: z.boolean(),
});
export type DemoChat = z.infer<typeof demoChat>;
