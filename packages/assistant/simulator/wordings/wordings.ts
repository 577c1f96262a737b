import type { AskableSlot } from "../../src/types.ts";
import type { RenterProfile } from "../profile.ts";

type Say = (profile: RenterProfile) => string;

/** How renters of one language put things. */
export interface RenterWordings {
  opens: readonly string[];
  /** Whole sentences that answer a question. */
  answers: Record<AskableSlot, readonly Say[]>;
  /** The bare value and nothing else. */
  bare: Record<AskableSlot, readonly Say[]>;
  /** Words around an answer that say nothing of the search. */
  small: { before: readonly string[]; after: readonly string[] };
  /** Two parts of the search in one message, whatever was asked. */
  twoAtOnce: readonly Say[];
  /** A month instead of a day. */
  vagueMoves: readonly Say[];
  /** Put in between instead of an answer: about the chat, the agent, the time. */
  interruptions: readonly string[];
  /** What somebody who shares the search writes on the same chat. */
  partner: readonly Say[];
  /** How a visit is asked for, and how a time is chosen. */
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
