import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "toast.label": "Aviso",
  "toast.viewport": "Avisos ({hotkey})",
  "toast.close": "Cerrar aviso",
};
