import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "notFound.title": "No encontramos esta página",
  "notFound.text": "La página que buscas no existe o cambió de dirección.",
  "notFound.ways": "Otras páginas",
  "notFound.home": "Inicio de Llave",
  "notFound.demo": "Habla con el asistente",
  "notFound.pricing": "Planes y precios",
  "notFound.contact": "Escríbenos",
  goBack: "Volver",
  "failed.title": "La página no cargó",
  "failed.text": "Algo falló de nuestro lado. Intenta otra vez o escribe a {mail} si sigue pasando.",
  "failed.retry": "Reintentar",
};
