import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  label: "Buscar prospectos y propiedades",
  placeholder: "Buscar prospectos, propiedades",
  open: "Buscar",
  close: "Cerrar la búsqueda",
  hint: "Busca un prospecto por nombre, teléfono, correo o zona, y una propiedad por su dirección.",
  leads: "Prospectos",
  properties: "Propiedades",
  anonymous: "Anónimo",
  noAddress: "Sin dirección todavía",
  noContact: "Sin contacto todavía",
  "all.leads": "Todos los prospectos con “{text}”",
  "all.properties": "Todas las propiedades con “{text}”",
  found: { one: "{count} resultado", other: "{count} resultados" },
  "none.title": "No hay resultados para “{text}”",
  failed: "No se pudo hacer la búsqueda.",
  retry: "Reintentar",
};
