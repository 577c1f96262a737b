/** How a language names a field. */
export interface FieldLabels {
  /** For the head of a line: "Pool". */
  short: string;
  /** As a noun in a sentence, with its article: "a pool". */
  noun: string;
  /** Behind "the listing doesn't say": "whether there's a pool". */
  whether: string;
  /** What a listing that has it does, in the third person, verb first: "has a pool". */
  has: string;
  /** Words by which a message names it, separated by commas; "laundr*" stands for every word that begins so. */
  cues: string;
  /** Cues that name only a part of it, in plain words: an answer has to speak of the part. */
  parts?: string;
}
