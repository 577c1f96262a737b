import { storedClassifier } from "./storedClassifier.ts";

/**
 * What a clause asks or tells besides the search and the facts of homes: about a visit, the agent and the chat, in the
 * order of the weights. `training/README.md` defines each.
 */
export const asideKinds = [
  "none",
  "visit_time",
  "visit_address",
  "visit_host",
  "visit_parking",
  "visit_entry",
  "visit_length",
  "bring_pet",
  "bring",
  "company",
  "late",
  "contact_way",
  "number",
  "who",
  "genuine",
  "hours",
  "when_hear",
  "told_agent",
  "how",
  "free",
  "needed",
  "next",
  "recap",
  "video",
  "areas",
  "best",
  "usual_price",
] as const;
export type AsideKind = (typeof asideKinds)[number];

/** Rows of the table of weights: a power of two. */
export const asideRows = 1 << 15;

/** The probability from which a kind counts, fixed on the dev split. */
const margin = 0.65;
/** Parking at home is asked about far more often than parking for a showing. */
const sureMargins: Partial<Record<AsideKind, number>> = { visit_parking: 0.85 };

const likeliest = storedClassifier(new URL("aside.bin", import.meta.url), asideKinds, asideRows);

/** The kind that the classifier is sure of by the features of `questionFeatures`; `none` if it isn't sure of any. */
export function asideFrom(features: Int32Array): AsideKind {
  const { kind, share } = likeliest(features);
  return share < (sureMargins[kind] ?? margin) ? "none" : kind;
}
