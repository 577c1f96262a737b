/** One block of a legal text: a paragraph, a list, or terms with their meanings. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] };

/**
 * A legal text in one language. Sections are in reading order; their keys are the anchors, the same in every language.
 * Paragraphs can contain `{mail}`, `{privacy}`, `{terms}` and `{ownData}`, which become links.
 */
export interface LegalText {
  readonly title: string;
  readonly pageTitle: string;
  readonly description: string;
  readonly intro: string;
  /** The most important points, for people who read no further. */
  readonly short: readonly string[];
  readonly sections: Readonly<Record<string, { readonly title: string; readonly body: readonly Block[] }>>;
}

/** The required shape of a translation: the same sections, paragraphs and items. */
export type SameShape<Source> = Source extends string
  ? string
  : { readonly [Key in keyof Source]: SameShape<Source[Key]> };

/** The day both texts were last changed, at noon so that every time zone of the market shows this date. */
export const lastUpdated = "2025-07-12T12:00:00-04:00";
