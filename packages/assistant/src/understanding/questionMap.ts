/** Which words of a message lie in a question, and in which sentence each lies. */
export interface QuestionMap {
  /** 1 where the word is part of a question. */
  asked: Uint8Array;
  sentences: Stretch[];
  /** Index of the sentence of each word. */
  sentenceAt: Uint16Array;
  /** Where the clause of each word starts: at its sentence, or where a question or statement opens inside it. */
  clauseStarts: Uint16Array;
}

export interface Stretch {
  start: number;
  end: number;
}
