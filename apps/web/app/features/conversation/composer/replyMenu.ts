import type { ReplyVariable, SavedReply } from "@llave/contract/agent/ownTexts";
import type { Language } from "@llave/ui/language";

/** The values of a saved reply's variables in one chat; null if not known. */
export type ReplyValues = Record<ReplyVariable, string | null>;

/** The text after the slash that begins a message; null if it begins with none. */
export function typedShortcut(text: string): string | null {
  return /^\/([\p{L}\d-]*)$/u.exec(text)?.[1]?.toLowerCase() ?? null;
}

/** The replies whose shortcut begins with the typed text. */
export function matchingReplies(replies: readonly SavedReply[], typed: string): SavedReply[] {
  return replies.filter(({ shortcut }) => shortcut.startsWith(typed));
}

/**
 * A reply in the chat's language, with its variables filled in. One without a value stays as it is written, so that the
 * agent sees what is missing; so do other words in braces.
 */
export function filledReply({ text }: SavedReply, language: Language, values: ReplyValues): string {
  const words = text[language] || text.en || text.es;
  return words.replace(/\{(name|home)\}/g, (written, variable: ReplyVariable) => values[variable] ?? written);
}
