import type { Language } from "../types.ts";
import type { WordableAct } from "./facts.ts";
import { vocabularyOf } from "./vocabulary/vocabulary.ts";

/**
 * True if a wording asks its acts' question once, or asks nothing if they ask nothing.
 * @param text The folded wording, its values replaced by markers
 */
export function isRightQuestion(
  text: string,
  { acts, draft }: { acts: readonly WordableAct[]; draft: string },
  language: Language,
): boolean {
  const questions = text.match(/[^.!?]*\?/g) ?? [];
  const opened = text.match(/¿/g)?.length ?? 0;
  if (!draft.includes("?")) return questions.length + opened === 0;
  if (questions.length !== 1 || opened > 1) return false;
  return acts.every((act) => {
    // A second try explains itself first, and may name its subject there.
    const inWhole = act.type === "ask" && act.retry;
    return isAsked(act, inWhole ? text : (questions[0] ?? ""), language);
  });
}

function isAsked(act: WordableAct, question: string, language: Language): boolean {
  if ((act.type !== "ask" && act.type !== "reprompt") || act.slot === null) return true;
  const keys = vocabularyOf(language).questions[act.slot]?.keys ?? [];
  return keys.some((key) => new RegExp(`(?<!\\p{L})${key}(?!\\p{L})`, "u").test(question));
}
