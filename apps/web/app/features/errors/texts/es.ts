import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "notFound.title": "No encontramos esta página",
  "notFound.text": "La página que buscas no existe o cambió de dirección.",
  goBack: "Volver",
  "failed.title": "La página no cargó",
  "failed.text": "Algo falló de nuestro lado. Inténtalo otra vez o escribe a {mail} si sigue pasando.",
  "failed.retry": "Reintentar",
};
