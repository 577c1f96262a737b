/** The directory's filters, without the schema library so that pages can import them alone. */

import type { Language } from "../language.ts";

export const markets = ["miami_beach", "downtown_miami", "coral_gables", "brickell"] as const;
export const specialties = ["luxury_rentals", "corporate_housing", "family_housing"] as const;
/** Languages an agent can say they speak, as BCP 47 tags. */
export const spokenLanguages = ["en", "es", "pt", "fr", "ht", "ru", "he"] as const;

/** Names as pages show them and the search finds them. The markets' are the same in both languages. */
export const marketNames = {
  miami_beach: "Miami Beach",
  downtown_miami: "Downtown Miami",
  coral_gables: "Coral Gables",
  brickell: "Brickell",
} as const satisfies Record<(typeof markets)[number], string>;

export const specialtyNames = {
  en: {
    luxury_rentals: "Luxury Rentals",
    corporate_housing: "Corporate Housing",
    family_housing: "Family Housing",
  },
  es: {
    luxury_rentals: "Rentas de lujo",
    corporate_housing: "Vivienda corporativa",
    family_housing: "Vivienda familiar",
  },
} as const satisfies Record<Language, Record<(typeof specialties)[number], string>>;

/** Longest introduction, in UTF-16 units. */
export const maxIntroductionLength = 1000;
