import { byteOrderMark, csvLine } from "@llave/contract/csv/csv";
import { addedByAgent, importedByAgent } from "@llave/contract/leads/leads";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { streamRows } from "../../db/streamRows.ts";
import type { PageLanguage } from "../../http/language.ts";
import { type LeadFilter, leadsWithWords, listedOf, narrowing, orderOf } from "../list/filter.ts";
import { type LeadRow, listColumns } from "../repository.ts";

/** The columns with their names; an import of leads reads both. */
const columns: Record<PageLanguage, readonly string[]> = {
  en: [
    "Name",
    "Email",
    "Phone",
    "Temperature",
    "Score",
    "Stage",
    "Budget (USD a month)",
    "Bedrooms",
    "Area",
    "Move-in",
    "Source",
    "SmartLink",
    "Language",
    "Needs you",
    "Last message",
    "Last contact",
    "Created",
  ],
  es: [
    "Nombre",
    "Correo",
    "Teléfono",
    "Prioridad",
    "Puntaje",
    "Etapa",
    "Presupuesto (USD al mes)",
    "Habitaciones",
    "Zona",
    "Mudanza",
    "Origen",
    "SmartLink",
    "Idioma",
    "Te necesita",
    "Último mensaje",
    "Último contacto",
    "Creado",
  ],
};

/** Values in words, which an import reads too. Temperature and stage in English are those of the API. */
const words = {
  en: {
    asap: "ASAP",
    flexible: "flexible",
    en: "English",
    es: "Spanish",
    yes: "Yes",
    no: "No",
    byAgent: "Added by you",
    imported: "Imported",
    direct: "Direct",
  },
  es: {
    asap: "Cuanto antes",
    flexible: "flexible",
    en: "Inglés",
    es: "Español",
    yes: "Sí",
    no: "No",
    byAgent: "Lo agregaste tú",
    imported: "Importado",
    direct: "Directo",
    hot: "Alta",
    warm: "Media",
    cold: "Baja",
    new: "Nuevo",
    contacted: "Contactado",
    showing: "Visita",
    applied: "Aplicó",
    leased: "Rentó",
    lost: "Perdido",
  },
} as const;
type Words = Record<string, string>;

type ExportRow = LeadRow & { link_name: string | null; created_at: Date };

/** The leads that pass a filter as the text of a CSV file, in pieces of limited size. */
export async function* leadsCsv(
  db: Kysely<Database>,
  agentId: string,
  filter: LeadFilter,
  language: PageLanguage,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns[language]);
  for await (const rows of streamRows(db, exportQuery(agentId, filter))) {
    yield rows.map((row) => csvLine(fieldsOf(row, words[language]))).join("");
  }
}

function exportQuery(agentId: string, filter: LeadFilter) {
  const conditions = [listedOf(agentId, filter), ...narrowing(filter)];
  if (filter.text !== undefined) {
    conditions.push(sql`l.lead_id in (${leadsWithWords(agentId, filter.text)})`);
  }
  const chosen = sql.join(listColumns.map((name) => sql.ref(`l.${name}`)));
  return sql<ExportRow>`select ${chosen}, l.created_at, s.name as link_name
    from lead l left join smartlink s on s.agent_id = l.agent_id and s.link_id = l.link_id
    where ${sql.join(conditions, sql` and `)} order by ${orderOf(filter.sort)}`;
}

function fieldsOf(row: ExportRow, text: Words): string[] {
  return [
    row.name ?? "",
    row.email ?? "",
    row.phone ?? "",
    text[row.status] ?? row.status,
    String(row.score),
    text[row.stage] ?? row.stage,
    row.budget === null ? "" : String(row.budget),
    bedroomsText(row.bedrooms),
    row.area ?? "",
    timelineText(row.timeline, text),
    sourceText(row.source, text) ?? "",
    row.link_name ?? "",
    text[row.language] ?? row.language,
    (row.needs_you ? text.yes : text.no) ?? "",
    row.last_message,
    row.updated_at.toISOString(),
    row.created_at.toISOString(),
  ];
}

/** A date, or a word for a vague one. */
function timelineText(timeline: string | null, text: Words): string {
  const said = timeline ?? "flexible";
  return text[said] ?? said;
}

function sourceText(source: string | null, text: Words): string | undefined {
  if (source === addedByAgent) return text.byAgent;
  return source === importedByAgent ? text.imported : (source ?? text.direct);
}

function bedroomsText(bedrooms: LeadRow["bedrooms"]): string {
  if (bedrooms === null || bedrooms === undefined) return "";
  if (typeof bedrooms === "number") return String(bedrooms);
  return `${bedrooms.min ?? ""}-${bedrooms.max ?? ""}`;
}
