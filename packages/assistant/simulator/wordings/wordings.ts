import type { AskableSlot } from "../../src/types.ts";
import type { RenterProfile } from "../profile.ts";

type Say = (profile: RenterProfile) => string;

/** How one language's renters phrase things. */
export interface RenterWordings {
  opens: readonly string[];
  /** Whole sentences that answer a question. */
  answers: Record<AskableSlot, readonly Say[]>;
  /** The bare value. */
  bare: Record<AskableSlot, readonly Say[]>;
  /** Words around an answer that say nothing about the search. */
  small: { before: readonly string[]; after: readonly string[] };
  /** Two parts of the search in one message, whatever was asked. */
  twoAtOnce: readonly Say[];
  /** A month instead of a day. */
  vagueMoves: readonly Say[];
  /** A message instead of an answer: about the chat, the agent, the time. */
  interruptions: readonly string[];
  /** A message from someone who shares the search, in the same chat. */
  partner: readonly Say[];
  /** Ways to ask for a showing, and to choose a time. */
  visits: readonly string[];
  /** Which of the homes shown the visit is to. */
  homeChoices: readonly string[];
  timeChoices: readonly string[];
  vagueTimes: readonly string[];
  corrections: Partial<Record<AskableSlot, readonly Say[]>>;
  refusals: readonly string[];
  questions: readonly string[];
  insults: readonly string[];
  wantsHuman: readonly string[];
  company: readonly string[];
  returns: readonly string[];
  declinesHelp: readonly string[];
  thanks: readonly string[];
}
