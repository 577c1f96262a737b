/** The languages, without the schema library so that pages can import them alone. */

/** The languages of renters and agents. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** Their BCP 47 tags, for `Intl`. */
export const locales = { en: "en-US", es: "es-US" } as const satisfies Record<Language, string>;

/** Each language in its own words. */
export const languageNames = { en: "English", es: "Español" } as const satisfies Record<Language, string>;

/** The language to offer beside this one. */
export function otherLanguage(language: Language): Language {
  return language === "en" ? "es" : "en";
}
