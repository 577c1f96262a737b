import type { TurnResult } from "@llave/assistant";

/**
 * The question that a reply with homes ends with, so that it can be read after them: text, homes, question. Nothing if
 * the reply says nothing else, or if a model worded it as a whole.
 */
export function closingQuestion({ reply, said }: Pick<TurnResult, "reply" | "said">): { question?: string } {
  const text = said.findLast((part) => part.text !== "")?.text ?? "";
  return text.endsWith("?") && reply.endsWith(` ${text}`) ? { question: text } : {};
}
