/**
 * What a message does beside the search: it asks about the chat itself, passes the time, or shows that
 * somebody else than a renter is writing. None of it changes the search.
 */
export const asides = [
  "who",
  "genuine",
  "how",
  "free",
  "needed",
  "next",
  "think",
  "number",
  "there",
  "how_are_you",
  "hours",
  "bring",
  "company",
  "more",
  "best",
  "notify",
  "alternatives",
  "areas",
  "stock",
  "usual_price",
  "back",
  "small_talk",
  "complains",
  "dislikes_bots",
  "apology",
  "visit",
  "late",
  "found",
  "other_search",
  "too_dear",
  "farewell",
  "video",
  "channel",
  "never_mind",
  "rethinks",
  "recap",
  "ironic",
  "room",
  "rejects",
  "buys",
  "lists",
  "broker",
] as const;
export type Aside = (typeof asides)[number];

/** Phrases of one language as alternatives of a regular expression over {@link plainText}. */
export type AsidePhrases = Record<Aside, string>;
