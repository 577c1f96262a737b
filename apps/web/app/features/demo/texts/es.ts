import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  pageTitle: "Demostración · Llave",
  pageDescription: "Conversa con Llave como lo haría un inquilino, en el enlace de una agente de muestra.",
  title: "Aquí no hay ninguna agente de muestra de turno",
  text: "La demo abre un chat en vivo con el asistente de una agente de muestra. Este sitio no tiene ninguno encendido por ahora. Pide acceso anticipado y hablarás con el tuyo a los pocos minutos de recibir tu invitación, o escríbenos y te lo mostramos.",
  join: "Pedir acceso anticipado",
  ask: "Pedir una demo",
};
