import type { AskableSlot } from "../../types.ts";
import type { WordableAct } from "../facts.ts";

/**
 * A language's words that assert nothing about a home, a price, a person or a place. A wording may use these and
 * the built-in wordings' words for the same acts, and no others.
 * All are folded.
 */
export interface Vocabulary {
  /** Articles, pronouns, prepositions, auxiliaries, courtesies. */
  core: readonly string[];
  /** Whole phrases, because their words could say more alone. */
  phrases: readonly string[];
  /** Ways to begin a sentence, followed by punctuation; anywhere else they would judge a value. */
  openers: readonly string[];
  /** Ways to end a sentence that repeats what the renter wants. */
  cheers: readonly string[];
  /** Words that are only useful for one kind of act. */
  acts: Partial<Record<WordableAct["type"], readonly string[]>>;
  /** Words for a question about one slot; one of `keys` must occur, so that nothing else is asked. */
  questions: Partial<Record<AskableSlot, { keys: readonly string[]; words: readonly string[] }>>;
  /** Words that would judge a value in the same sentence: "a dog is fine" is a promise. */
  verdicts: readonly string[];
  /** Words that turn a statement into its opposite. */
  negations: readonly string[];
  /** Words that make more or less of the amount after them. */
  limits: readonly string[];
  /** Words that move the moment after them. */
  moments: readonly string[];
  /** Words that turn the day after them into a starting date, which a fact's confirmation date isn't. */
  starts: readonly string[];
  /** Words that make more or less of the amount before them. */
  limitsAfter: readonly string[];
  /** Numbers in words: allowed only as a fact's value. */
  numbers: readonly string[];
  /** Sequences of harmless words that promise, praise or exclude. */
  banned: readonly string[];
}
