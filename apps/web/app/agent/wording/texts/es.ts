import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  title: "La ley de vivienda justa no permite estas palabras",
  "basis.familial_status": "excluye a familias con niños (Fair Housing Act, 42 USC 3604).",
  "basis.source_of_income": "excluye ingresos legales como los vouchers (Código de Miami-Dade, capítulo 11A).",
  "basis.disability": "excluye a personas con discapacidad (Fair Housing Act, 42 USC 3604).",
  "basis.religion": "menciona una religión (Fair Housing Act, 42 USC 3604).",
  "basis.origin": "menciona un origen o una ciudadanía (Fair Housing Act, 42 USC 3604).",
  "basis.sex": "indica preferencia por un sexo o una orientación (Fair Housing Act, 42 USC 3604).",
  "basis.age": "indica preferencia por una edad (Código de Miami-Dade, capítulo 11A).",
  "basis.suitability": "dice para quién es la vivienda en vez de cómo es (Fair Housing Act, 42 USC 3604).",
  "basis.steering":
    "opina sobre el vecindario o sus escuelas e influye en quién va a vivir ahí (Fair Housing Act, 42 USC 3604).",
  instead: "Texto neutral",
  take: "Usar este texto",
};
