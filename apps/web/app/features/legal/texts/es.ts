import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  lastUpdated: "Última actualización: {date}",
  short: "En pocas palabras",
  contents: "En esta página",
  privacy: "Política de Privacidad",
  terms: "Términos del Servicio",
  ownData: "Sus datos",
  also: "Lea también",
};
