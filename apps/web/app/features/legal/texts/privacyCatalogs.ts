import { privacyEn } from "./privacyEn.ts";
import { privacyEs } from "./privacyEs.ts";

export const privacyCatalogs = { en: privacyEn, es: privacyEs };
