import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  pageTitle: "Análisis · Llave",
  pageDescription: "De dónde llegan tus prospectos y qué tan bien lo hace el asistente.",
  title: "Análisis",
  target: "Meta; aún faltan datos",
  "sources.title": "Origen de los prospectos",
  "sources.direct": "Directo",
  "sources.empty": "No llegó ningún prospecto en este periodo.",
  "ai.title": "Rendimiento del asistente",
  "ai.aiAccuracy": "Respuestas acertadas",
  "ai.qualificationRate": "Prospectos calificados",
  "ai.completionRate": "Conversaciones completas",
};
