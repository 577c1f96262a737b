/** Which words of a message are in a question, and in which sentence each is. */
export interface QuestionMap {
  /** 1 where the word is part of a question. */
  asked: Uint8Array;
  sentences: Stretch[];
  /** Index of the sentence of each word. */
  sentenceAt: Uint16Array;
  /** The start of each word's clause: its sentence, or a question or statement that begins inside it. */
  clauseStarts: Uint16Array;
}

export interface Stretch {
  start: number;
  end: number;
}
