import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "text.send": "Se envía a {name} en {count} s",
  "text.decline": "Se rechaza la visita de {name} en {count} s",
  "text.confirm": "Se confirma la visita de {name} en {count} s",
  "said.send": "Se envía a {name} en {count} segundos. Deshaz con Z.",
  "said.decline": "Se rechaza la visita de {name} en {count} segundos. Deshaz con Z.",
  "said.confirm": "Se confirma la visita de {name} en {count} segundos. Deshaz con Z.",
  undo: "Deshacer",
  "undo.instead": "Presiona F8 y Enter para deshacer.",
};
