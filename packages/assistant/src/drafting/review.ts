import type { Act } from "../dialogue/act.ts";
import type { ConductRule } from "../dialogue/conductRule.ts";
import { groundsOf } from "../phrasing/grounds.ts";
import { phrase } from "../phrasing/phrase.ts";
import type { PhraseContext } from "../phrasing/say.ts";
import type { TurnContext } from "../turn.ts";
import type { Language } from "../types.ts";
import type { Draft } from "./draft.ts";

/**
 * Sent at once even if the agent reviews every reply: help in an emergency, the answer to STOP,
 * START and HELP, that an AI answers, and what must not be sent in a chat. It binds nobody, and waiting
 * for it could harm.
 */
const cannotWait: ReadonlySet<ConductRule> = new Set<ConductRule>([
  "emergency",
  "stop",
  "start",
  "help",
  "bot",
  "notice",
  "sensitive_data",
  "payment",
]);

/** True for an act that needs nobody's approval. */
export function mayBeSaid(act: Act): boolean {
  return act.type === "conduct" && cannotWait.has(act.rule);
}

/** The rest of a reviewed reply, as one draft; none if nothing is left. */
export function heldBack(acts: readonly Act[], context: PhraseContext, turn: TurnContext): Draft[] {
  const waiting = acts.filter((act) => !mayBeSaid(act));
  if (waiting.length === 0) return [];
  const inLanguage = (language: Language) => phrase(waiting, { ...context, language }).text;
  return [
    {
      kind: "reply",
      text: { en: inLanguage("en"), es: inLanguage("es") },
      language: context.language,
      needsAnswer: false,
      grounds: groundsOf(waiting, turn),
    },
  ];
}
