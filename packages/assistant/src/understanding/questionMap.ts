/** Which words of a message are part of a question, and the sentence of each. */
export interface QuestionMap {
  /** 1 if the word is part of a question. */
  asked: Uint8Array;
  sentences: Stretch[];
  /** The index of each word's sentence. */
  sentenceAt: Uint16Array;
  /** The start of each word's clause: that of its sentence, or of a question or statement inside it. */
  clauseStarts: Uint16Array;
}

export interface Stretch {
  start: number;
  end: number;
}
