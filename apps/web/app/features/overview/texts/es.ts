import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  pageTitle: "Resumen · Llave",
  pageDescription: "A quién llamar primero, qué pasó y cómo vas.",
  title: "Resumen",
  anonymous: "Sin nombre",
  retry: "Intentar otra vez",
  target: "Es la meta: todavía faltan datos",
  "recent.title": "Actividad reciente",
  "recent.all": "Todas las conversaciones",
  "recent.empty": "Cuando alguien escriba a tu SmartLink, la conversación aparecerá aquí.",
  "recent.failed": "No pudimos cargar tus conversaciones.",
  "status.active": "Activa",
  "status.waiting": "Te espera",
  "status.completed": "Completa",
  "status.stopped": "Detenida",
  "trends.title": "Cómo vas",
  "trends.period": "30 días",
  "trends.conversion": "Conversión",
  "trends.response": "Tiempo de respuesta",
  "trends.satisfaction": "Satisfacción",
};
