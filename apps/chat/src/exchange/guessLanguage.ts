import type { Language } from "@llave/ui/language";

const marks = {
  es: /[¿¡ñáéíóú]|\b(el|la|los|las|un|una|de|que|por|para|con|en|es|y|busco|quiero|tu|te|mi|hasta|menos|hola|gracias|habitaciones|mes)\b/gi,
  en: /\b(the|a|an|of|for|with|in|is|and|to|i|you|your|my|up|under|want|need|looking|hi|hello|thanks|bedrooms?|month)\b/gi,
} as const;

/**
 * A quick guess at a text's language, so that a screen reader reads a new message in the right voice; the server's own
 * detection replaces it a moment later.
 */
export function guessLanguage(text: string, otherwise: Language): Language {
  const spanish = text.match(marks.es)?.length ?? 0;
  const english = text.match(marks.en)?.length ?? 0;
  if (spanish === english) return otherwise;
  return spanish > english ? "es" : "en";
}
