import { isFairWording } from "../listings/wording.ts";
import type { Language, OwnAnswer, Topic } from "../types.ts";
import type { Act } from "./act.ts";
import { askAgent } from "./askAgent.ts";
import type { Turn } from "./turn.ts";

type OwnAct = Extract<Act, { type: "answer_own" }>;

/** The agent's own answer about a topic; otherwise "I'll ask the agent", and the task that makes it true. */
export function answerOrAsk(turn: Turn, topic: Topic, listing: Parameters<typeof askAgent>[2]): Act {
  const own = topic === "other" ? [] : (turn.context.ownAnswers ?? []);
  const answer =
    own.find((one) => one.topic === topic) ?? own.find((one) => isOfPapers(topic) && isOfPapers(one.topic));
  return (answer && ownAct(answer, turn.state.language)) ?? askAgent(turn, topic, listing);
}

/** True for the topics of "What do I need to apply?": the papers, and how applying works. */
function isOfPapers(topic: Topic | undefined): boolean {
  return topic === "application" || topic === "requirements";
}

/** True if an own answer was given to a question without any other topic. */
export function isOwnAnswered({ acts, heard }: Turn): boolean {
  return heard.topics.length === 0 && acts.some(({ type }) => type === "answer_own");
}

/** The own answer in the renter's language, else as stored; null for wording that fair-housing law doesn't allow. */
export function ownAct({ id, topic = "other", answer, updated }: OwnAnswer, language: Language): OwnAct | null {
  const text = answer[language] || answer.en || answer.es;
  return text && isFairWording(text) ? { type: "answer_own", id, topic, text, updated } : null;
}
