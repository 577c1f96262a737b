import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "copy.done": "¡Enlace copiado!",
  "copy.failed": "No se pudo copiar",
  "copy.manually": "Copia el enlace a mano.",
  "savedTranslation.en": "Lo mismo en inglés, para guardarlo",
  "savedTranslation.es": "Lo mismo en español, para guardarlo",
  "savedTranslation.hint.en": "Se lo dice a quien escribe en inglés. Vacío: le da tus palabras.",
  "savedTranslation.hint.es": "Se lo dice a quien escribe en español. Vacío: le da tus palabras.",
};
