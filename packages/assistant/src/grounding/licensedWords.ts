import { linesOf } from "../phrasing/linesOf.ts";
import type { GroundingContext, WordableAct } from "./facts.ts";
import { folded } from "./folded.ts";
import { vocabularyOf } from "./vocabulary/vocabulary.ts";

const kept = new Map<string, ReadonlySet<string>>();

/**
 * The words that a wording of these acts may use: words that assert nothing, and the words of the built-in wordings
 * for the same acts in any tone, except numbers.
 */
export function licensedWords(
  acts: readonly WordableAct[],
  { language, today }: GroundingContext,
): ReadonlySet<string> {
  const { core, acts: byAct, questions, numbers } = vocabularyOf(language);
  const allowed = new Set(core);
  for (const act of acts) {
    for (const word of wordsOfLines(linesOf(act, { language, today }))) allowed.add(word);
    for (const word of byAct[act.type] ?? []) allowed.add(word);
    const slot = act.type === "ask" || act.type === "reprompt" ? act.slot : null;
    const question = slot ? questions[slot] : undefined;
    for (const word of [...(question?.keys ?? []), ...(question?.words ?? [])]) allowed.add(word);
  }
  for (const number of numbers) allowed.delete(number);
  return allowed;
}

/** The folded words of lines, without their placeholders. */
function wordsOfLines(lines: readonly string[]): ReadonlySet<string> {
  const name = lines.join("\n");
  const known = kept.get(name);
  if (known) return known;
  const text = folded(lines.map((line) => line.replace(/\{\w+\}('s)?/g, " ")).join(" "));
  const words = new Set(text.match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? []);
  kept.set(name, words);
  return words;
}
