import type { PhraseContext, Say } from "../phrasing/say.ts";
import { capitalized } from "../phrasing/values.ts";
import { valuesOf } from "../phrasing/valuesOf.ts";
import type { Answer } from "./answerTypes.ts";
import { toldDays } from "./dated.ts";
import { isOld } from "./fact.ts";
import { phraseChecks } from "./phraseChecks.ts";
import { phraseComparison, phraseSuperlative } from "./phraseComparison.ts";
import { phraseFits, phraseWhyNot } from "./phraseFits.ts";
import { phraseMissing } from "./phraseMissing.ts";
import { phraseTotals } from "./phraseTotals.ts";
import { phraseValues } from "./phraseValues.ts";
import { type Sentences, sentencesOf } from "./sentences.ts";

/** Words an answer: yes or no first, then the fact, then what nobody stored. */
export function phraseAnswer(
  answer: Answer,
  { language, today }: Pick<PhraseContext, "language" | "today">,
  say: Say,
): string {
  const sentences = sentencesOf(answer, { language, today }, (key, data) => capitalized(say(key, data)));
  if (answer.homes.length === 0) return sentences.say("answer_no_homes");
  const told = phraseOp(sentences).filter((sentence) => sentence !== "");
  const old = told.length > 0 ? phraseOldDay(told.join(" "), sentences) : [];
  return [...told, ...old, ...phraseMissing(sentences)].join(" ");
}

function phraseOp(sentences: Sentences): string[] {
  const { op, topics, fits } = sentences.answer;
  if (op === "whyNot") return phraseWhyNot(sentences);
  const nothingFits = fits?.every(({ verdict }) => verdict !== "yes") === true;
  if (fits && (topics.length === 0 || nothingFits)) return phraseFits(sentences);
  switch (op) {
    case "compare":
      return phraseComparison(sentences);
    case "superlative":
      return phraseSuperlative(sentences);
    case "total":
      return phraseTotals(sentences);
    case "value":
      return phraseValues(sentences);
    default:
      return phraseChecks(sentences);
  }
}

/** The day of what was told, where that is long ago; with the home where others are up to date. */
function phraseOldDay(text: string, { answer, context, say, homes }: Sentences): string[] {
  const told = [...toldDays(answer)].filter(([id]) => answer.homes.length === 1 || isNamed(id, text, answer));
  const known = new Set(answer.dated);
  const old = told.filter(([id, day]) => !known.has(id) && isOld(day, context.today));
  const [first] = old;
  if (!first) return [];
  const day = old.reduce((oldest, [, own]) => (own < oldest ? own : oldest), first[1]);
  const date = valuesOf(context.language).date(day, context.today);
  if (old.length === told.length) return [say("answer_confirmed", { date })];
  return [say("answer_confirmed_home", { home: homes(old.map(([id]) => id)), date })];
}

function isNamed(id: string, text: string, { homes }: Answer): boolean {
  return homes.some((home) => home.propertyId === id && text.includes(home.text));
}
