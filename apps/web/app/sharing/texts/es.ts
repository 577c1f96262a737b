import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  "home.title": "Atiende a las 2\u00a0a.\u00a0m. Te dice a quién llamar a las\u00a09.",
  "pricing.title": "Planes que se pagan con un solo contrato.",
  "faq.title": "Lo que preguntan los agentes antes de soltar el turno de la noche.",
  "about.title": "Para agentes que pierden prospectos mientras duermen.",
  "contact.title": "Habla con la gente detrás de Llave.",
  "early.title": "Entra a la beta de Miami. Tres meses gratis.",
  tagline: "Asistente bilingüe de rentas para agentes con licencia",
  languages: "Español + English",
  callFirst: "Llama primero",
};
