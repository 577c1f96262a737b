import { termsEn } from "./termsEn.ts";
import { termsEs } from "./termsEs.ts";

export const termsCatalogs = { en: termsEn, es: termsEs };
