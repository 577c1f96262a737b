/** The subject of a remark in a listing; the law behind each is in the dashboard's texts. */
export const wordingBases = [
  "familial_status",
  "source_of_income",
  "disability",
  "religion",
  "origin",
  "sex",
  "age",
  "suitability",
  "steering",
] as const;
export type WordingBasis = (typeof wordingBases)[number];

/** A remark that no listing may contain, as a pattern over lowercase text without accents. */
export interface WordingRule {
  basis: WordingBasis;
  /** Source of a regular expression. A space stands for any run of spaces, hyphens or line breaks. */
  pattern: string;
}
