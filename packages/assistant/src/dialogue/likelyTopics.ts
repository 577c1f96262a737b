import type { QuestionRead } from "../learned/question.ts";
import type { Topic } from "../types.ts";
import { hasConductRule } from "./conductRules.ts";
import type { LikelyTopic } from "./turn.ts";

/** Below this share a guess says nothing. */
const leastShare = 0.3;
/** From this share a stored fact about the topic answers the question. */
const answerShare = 0.5;

/** What the classifier takes a question to be about, the likeliest first; without topics that a rule of conduct answers. */
export function likelyTopics({ fields }: QuestionRead): LikelyTopic[] {
  return [...fields]
    .flatMap(([field, share]) => (isTopic(field) && share >= leastShare ? [{ topic: field, share }] : []))
    .sort((one, other) => other.share - one.share);
}

/** The classifier falls back on these where it knows nothing better. */
const vague: ReadonlySet<string> = new Set(["home", "other", "application", "requirements", "availability", "price"]);

function isTopic(field: string): field is Topic {
  return !vague.has(field) && !hasConductRule(field as Topic);
}

/** The topics that are likely enough to answer. */
export function answeredTopics(likely: readonly LikelyTopic[]): Topic[] {
  return likely.filter(({ share }) => share >= answerShare).map(({ topic }) => topic);
}
