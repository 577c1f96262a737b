import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  title: "Avisos",
  unread: { one: "{count} aviso sin leer", other: "{count} avisos sin leer" },
  "unread.none": "Avisos, ninguno sin leer",
  "unread.one": "Sin leer",
  readAll: "Marcar todo como leído",
  older: "Ver anteriores",
  empty:
    "Todavía no hay nada. Aquí verás los prospectos de prioridad alta, los borradores y quienes piden hablar contigo.",
  failed: "No pudimos cargar tus avisos.",
  retry: "Reintentar",
  anonymous: "Un inquilino",
  "kind.finished_lead": "{name} dio todos sus datos, puntaje {score}",
  "kind.hot_lead": "{name} es prioridad alta, puntaje {score}",
  "kind.person_wanted": "{name} pidió hablar contigo",
  "kind.emergency": "Emergencia: {name} necesita ayuda ya",
  "kind.draft": "Revisa tu borrador para {name}",
  "draft.settled": "Borrador para {name}, ya resuelto",
  "kind.message": "{name} espera tu respuesta",
  "kind.showing": "{name} tiene una visita nueva",
  "showing.requested": "{name} pidió una visita",
  "showing.moved": "{name} cambió su visita",
  "showing.canceled": "{name} canceló su visita",
  "kind.quota": "Llevas {used} de las {included} conversaciones de tu plan",
};
