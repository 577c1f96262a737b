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
