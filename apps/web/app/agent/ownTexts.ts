import type { OwnAnswer, SavedReply } from "@llave/contract/agent/ownTexts";
import { useQuery } from "@tanstack/react-query";

export const savedRepliesPath = "/api/saved-replies";
export const ownAnswersPath = "/api/own-answers";

/** The agent's saved replies, by shortcut. */
export function useSavedReplies() {
  return useQuery<SavedReply[]>({ queryKey: [savedRepliesPath] });
}

/** The questions that the agent answered for all renters. */
export function useOwnAnswers() {
  return useQuery<OwnAnswer[]>({ queryKey: [ownAnswersPath] });
}
