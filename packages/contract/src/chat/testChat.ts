import { z } from "zod";
import { language } from "../language.ts";

/** Messages of one test, and characters of each. */
export const testChatLimits = { messages: 20, characters: 500 } as const;

/**
 * `POST /api/agent/test-chat`: the agent's own assistant answers the agent, who plays a renter. Nothing is stored: each
 * call sends all of the renter's messages.
 */
export const testChatRequest = z.object({
  messages: z.array(z.string().trim().min(1).max(testChatLimits.characters)).min(1).max(testChatLimits.messages),
  language,
  /** The listing in question; a draft counts as published here. */
  propertyId: z.uuid().nullish(),
});
export type TestChatRequest = z.infer<typeof testChatRequest>;

export const testTurn = z.object({
  renter: z.string(),
  reply: z.string(),
  language,
  /** Topics that no stored fact answers: the assistant would ask the agent. */
  missing: z.array(z.string()),
  /** The days of the own answers that it gave. */
  ownAnswers: z.array(z.iso.date()),
  /** What would wait for the agent's OK instead of being sent. */
  waits: z.array(z.string()),
});
export type TestTurn = z.infer<typeof testTurn>;

export const testChat = z.object({ turns: z.array(testTurn) });
export type TestChat = z.infer<typeof testChat>;
