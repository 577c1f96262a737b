import { opensQuestion } from "./askCommands.ts";
import type { ReadClause } from "./clauseActs.ts";
import type { Command } from "./command.ts";
import { plainText } from "./plainText.ts";
import { deniesAsking } from "./questionForms.ts";
import { overlaps } from "./spans.ts";

/** Clauses that no command rests on. */
export function unexplained(clauses: readonly ReadClause[], commands: readonly Command[]): Command[] {
  return clauses
    .filter((clause) => !commands.some((command) => overlaps(command, clause)))
    .map(({ start, end, isMarked, words, text }) => ({
      type: "unexplained",
      asks: (isMarked || opensQuestion.test(text)) && !deniesAsking.test(plainText(text)),
      words,
      start,
      end,
    }));
}

/** Share of the message's words in clauses that some command explains. */
export function coverageOf(clauses: readonly ReadClause[], commands: readonly Command[]): number {
  const all = clauses.reduce((sum, { words }) => sum + words, 0);
  const open = commands.reduce((sum, command) => sum + (command.type === "unexplained" ? command.words : 0), 0);
  return all === 0 ? 1 : 1 - open / all;
}
