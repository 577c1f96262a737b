/** A whole number in digits or words. */
export interface Count {
  value: number;
  end: number;
  isOrdinal: boolean;
  inDigits: boolean;
}

/** A length of time before it is clear what it belongs to. */
export interface Stretch {
  min: number;
  max: number;
  unit: "minutes" | "days" | "months";
  /** The words, so that "two weeks" can be told from "14 days". */
  named: string;
  isApproximate: boolean;
  /** There is no number: "a month". */
  isOne: boolean;
  end: number;
}
