import type { AskableSlot } from "../../types.ts";
import type { WordableAct } from "../facts.ts";

/**
 * The words of a language that assert nothing about a home, a price, a person or a place. A wording may use these,
 * the words that the built-in stage has for the same acts, and no others: what is not foreseen is not said.
 * All are written folded.
 */
export interface Vocabulary {
  /** Articles, pronouns, prepositions, auxiliaries, courtesies. */
  core: readonly string[];
  /** Whole phrases, whose words alone could say more than the phrase does. */
  phrases: readonly string[];
  /** Ways to begin a sentence, with punctuation behind; anywhere else they would judge what is told. */
  openers: readonly string[];
  /** Ways to end a sentence that says back what the renter wants. */
  cheers: readonly string[];
  /** Words that only serve to word one kind of act. */
  acts: Partial<Record<WordableAct["type"], readonly string[]>>;
  /** Words for a question of one slot; one of `keys` must stand in it, so that nothing else is asked. */
  questions: Partial<Record<AskableSlot, { keys: readonly string[]; words: readonly string[] }>>;
  /** Words that would judge a value told in the same sentence: "a dog is fine" is a promise. */
  verdicts: readonly string[];
  /** Words that turn a statement into its opposite. */
  negations: readonly string[];
  /** Words that make more or less of the amount after them. */
  limits: readonly string[];
  /** Words that move the moment after them. */
  moments: readonly string[];
  /** Words that make a beginning of the day after them, which the day a fact was confirmed on is not. */
  starts: readonly string[];
  /** What makes more or less of an amount before it. */
  limitsAfter: readonly string[];
  /** Numbers in words: said as a fact's value or not at all. */
  numbers: readonly string[];
  /** Sequences of harmless words that promise, praise or exclude. */
  banned: readonly string[];
}
