import { isFairWording } from "../listings/wording.ts";
import type { Language, OwnAnswer, Topic } from "../types.ts";
import type { ActOf } from "./act.ts";
import { findAll, type Turn } from "./turn.ts";

/** In the renter's language, else as it is stored; null for a remark that fair-housing law forbids to publish. */
export function ownAct(own: OwnAnswer, language: Language): ActOf<"answer_own"> | null {
  const { id, topic = "other", answer, updated } = own;
  const text = answer[language] || answer.en || answer.es;
  return text && isFairWording(text) ? { type: "answer_own", id, topic, text, updated } : null;
}

/** The agent's own answer to every question about a topic. */
export function ownAnswerTo({ context, state }: Turn, topic: Topic): ActOf<"answer_own"> | null {
  const own = topic === "other" ? undefined : context.ownAnswers?.find((answer) => answer.topic === topic);
  return own ? ownAct(own, state.language) : null;
}

/** The agent's own answer whose question stands in this part of the message. */
export function ownAnswerIn(turn: Turn, span: { start: number; end: number }): ActOf<"answer_own"> | null {
  const found = findAll(turn, "ownAnswer").find(({ start, end }) => start < span.end && end > span.start);
  const own = turn.context.ownAnswers?.find(({ id }) => id === found?.id);
  return own ? ownAct(own, turn.state.language) : null;
}
