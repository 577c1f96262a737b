/** A whole number in digits or words. */
export interface Count {
  value: number;
  end: number;
  isOrdinal: boolean;
  inDigits: boolean;
}

/** A length of time before it is known what it is for. */
export interface Stretch {
  min: number;
  max: number;
  unit: "minutes" | "days" | "months";
  /** What was said, so that "two weeks" can be told from "14 days". */
  named: string;
  isApproximate: boolean;
  /** No number: "a month". */
  isOne: boolean;
  end: number;
}
