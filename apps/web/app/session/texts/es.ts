import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "expired.title": "Tu sesión venció",
  "expired.text": "Inicia sesión de nuevo para continuar",
  "unsaved.restored": "Guardamos lo que te faltaba guardar.",
  "unsaved.discard": "Empezar de nuevo",
};
