import { understand } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import { defaultMarket, marketOf } from "../time/markets.ts";

/** The language of the agent's own text, for the renter's screen reader; the conversation's language if unclear. */
export function languageOfText(text: string, otherwise: Language): Language {
  return understand(text, {
    asked: null,
    referenceDate: "2000-01-01",
    languageHint: otherwise,
    market: marketOf(defaultMarket),
  }).language;
}
