import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  title: "Licencias",
  filter: "Qué licencias",
  "status.waiting": "Por revisar",
  "status.verified": "Verificadas",
  "status.rejected": "Rechazadas",
  none: "Ninguna por ahora. Aquí esperan una decisión los agentes cuya licencia no aparece en el archivo del estado.",
  count: { one: "{count} licencia", other: "{count} licencias" },
  "finding.unknown": "Todavía no se importó el archivo de este estado",
  "finding.match": "En el archivo del estado: {holder}, {status}",
  "finding.name_differs": "En el archivo del estado este número es de {holder}",
  "finding.not_active": "Está en el archivo del estado, pero no activa: {holder}, {status}",
  "finding.not_in_file": "No está en el archivo del estado",
  photo: "Licencia de pared",
  verify: "Verificar",
  reject: "Rechazar",
  verified: "Licencia verificada",
  rejected: "Licencia rechazada",
  failed: "La decisión no se guardó. Vuelve a intentar.",
};
