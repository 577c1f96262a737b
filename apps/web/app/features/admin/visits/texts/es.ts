import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  title: "Visitas e inscripciones",
  period: "Periodo",
  days: "Últimos {days} días",
  visits: "Visitas",
  views: "Páginas abiertas",
  signUps: "Inscripciones en la lista",
  chart: "Visitas por día, del {from} al {to}. El día con más: {most}.",
  legend: "con alguna inscripción",
  source: "Origen",
  campaign: "Campaña",
  referrer: "Llegó desde",
  page: "Página",
  rate: "Inscripciones por visita",
  "rate.of": "{signUps} de {visits} ({percent}%)",
  "rate.few": "muy pocas visitas",
  "none.source": "sin origen",
  "none.campaign": "sin campaña",
  "none.referrer": "escribió la dirección o no se sabe",
  other: "otras páginas",
  more: "todos los demás",
  empty: "Todavía no hay visitas en este periodo.",
  note: "Una visita es una página abierta desde otro sitio. No rastreamos a nadie: quien viene dos veces cuenta dos veces, y no contamos los navegadores que piden no ser rastreados. Por eso la proporción compara días y orígenes, no personas. Aparece a partir de 30 visitas.",
  failed: "No pudimos cargar las visitas.",
  retry: "Reintentar",
};
