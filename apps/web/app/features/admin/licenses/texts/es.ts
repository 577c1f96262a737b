import type { Translation } from "@llave/ui/translate";
import type { en } from "./en.ts";

export const es: Translation<typeof en> = {
  title: "Licencias",
  filter: "Estado de la licencia",
  "status.waiting": "Por revisar",
  "status.verified": "Verificadas",
  "status.rejected": "Rechazadas",
  none: "Ninguna por ahora. Aquí aparecen los agentes cuya licencia no está en el archivo del estado, para que decidas.",
  count: { one: "{count} licencia", other: "{count} licencias" },
  "finding.unknown": "Todavía no tenemos el archivo de este estado",
  "finding.match": "En el archivo del estado: {holder}, {status}",
  "finding.name_differs": "En el archivo del estado este número está a nombre de {holder}",
  "finding.not_active": "Está en el archivo del estado, pero no activa: {holder}, {status}",
  "finding.not_in_file": "No está en el archivo del estado",
  photo: "Foto de la licencia",
  verify: "Verificar",
  reject: "Rechazar",
  verified: "Licencia verificada",
  rejected: "Licencia rechazada",
  failed: "No pudimos guardar la decisión. Intenta otra vez.",
};
