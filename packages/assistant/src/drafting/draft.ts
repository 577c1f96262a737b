import type { Ground, Language, Topic } from "../types.ts";

/**
 * `reply`: the assistant's reply, in a conversation in which the agent reviews every reply. The
 * others bind the agent and are in the agent's own words: an answer that no stored fact covers, a showing.
 */
type DraftKind = "reply" | "answer" | "showing";

/** A message for the agent to approve, edit or reject. */
export interface Draft {
  kind: DraftKind;
  topic?: Topic;
  propertyId?: string;
  /** The message in the renter's language, and in the other one for an agent who doesn't read the renter's. */
  text: Record<Language, string>;
  language: Language;
  /** True if the text only begins an answer that only the agent knows. */
  needsAnswer: boolean;
  grounds: Ground[];
}
