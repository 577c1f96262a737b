import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  pageTitle: "Demo · Llave",
  pageDescription: "Conversa con Llave como lo haría un inquilino, con el asistente de una agente de ejemplo.",
  title: "La demo no está disponible por ahora",
  text: "La demo abre un chat en vivo con el asistente de una agente de ejemplo, y en este sitio no hay ninguno activo en este momento. Pide acceso anticipado y habla con tu propio asistente a los pocos minutos de recibir la invitación, o escríbenos y te lo mostramos.",
  join: "Pedir acceso anticipado",
  ask: "Pedir una demo",
};
