/**
 * Parts of a message besides the search: it asks about the chat itself, is small talk, or shows that
 * the person writing isn't a renter. None of it changes the search.
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

/** One language's phrases as alternatives of a regular expression over {@link plainText}. */
export type AsidePhrases = Record<Aside, string>;
