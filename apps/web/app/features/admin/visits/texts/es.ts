import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  title: "Visitas e inscripciones",
  period: "Período",
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
  more: "los demás, juntos",
  empty: "Todavía no hay visitas en estos días.",
  note: "Una visita es una página abierta desde otro sitio. No se sigue a nadie: quien viene dos veces cuenta dos veces, y los navegadores que piden no ser rastreados no se cuentan. Por eso la proporción compara días y orígenes, no personas. Desde 30 visitas.",
  failed: "No se pudieron cargar las visitas.",
  retry: "Intentar otra vez",
};
