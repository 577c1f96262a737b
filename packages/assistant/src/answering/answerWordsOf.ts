import { answerWords as en } from "../phrasing/en/answerWords.ts";
import { answerWords as es } from "../phrasing/es/answerWords.ts";
import type { Language } from "../types.ts";
import type { AnswerWords } from "./answerWords.ts";

const words: Readonly<Record<Language, AnswerWords>> = { en, es };

/** The grammar of answers in a language. */
export function answerWordsOf(language: Language): AnswerWords {
  return words[language];
}
