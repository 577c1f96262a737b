import type { Ground, Language, Topic } from "../types.ts";

export const draftKinds = ["reply", "answer", "showing", "properties", "follow_up"] as const;
/**
 * `reply`: what the assistant would have said, in a conversation whose every reply is reviewed. The
 * others are what binds the agent, in the agent's own words: an answer that no stored fact covers, a
 * showing, listings that fit, a word to somebody who stopped answering.
 */
export type DraftKind = (typeof draftKinds)[number];

/** A message for the agent to approve, edit or reject. */
export interface Draft {
  kind: DraftKind;
  topic?: Topic;
  propertyId?: string;
  /** The message in the renter's language, and in the other for an agent who does not read that one. */
  text: Record<Language, string>;
  language: Language;
  /** True where the text only begins an answer that the agent alone knows. */
  needsAnswer: boolean;
  grounds: Ground[];
}
