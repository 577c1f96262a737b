import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "copy.done": "¡Enlace copiado!",
  "copy.failed": "No se pudo copiar",
  "copy.manually": "Copia el enlace a mano.",
};
