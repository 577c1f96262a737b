import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  title: "Hay una versión nueva de Llave",
  loading: "Cargándola...",
  failed: "No pudimos cargarla completa. No se perdió nada: vuelve a cargar la página en un minuto.",
  reload: "Volver a cargar la página",
};
