import { byteOrderMark, csvLine } from "@llave/contract/csv";
import { addedByAgent, importedByAgent } from "@llave/contract/leads";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { streamRows } from "../../db/streamRows.ts";
import { type LeadRow, listColumns } from "../repository.ts";
import { type LeadFilter, leadsWithWords, listedOf, narrowing, orderOf } from "./filter.ts";

const columns = [
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
];

type ExportRow = LeadRow & { link_name: string | null; created_at: Date };

/** The leads that pass a filter as the text of a CSV file, in pieces of limited size. */
export async function* leadsCsv(db: Kysely<Database>, agentId: string, filter: LeadFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const rows of streamRows(db, exportQuery(agentId, filter))) {
    yield rows.map((row) => csvLine(fieldsOf(row))).join("");
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

function fieldsOf(row: ExportRow): string[] {
  return [
    row.name ?? "",
    row.email ?? "",
    row.phone ?? "",
    row.status,
    String(row.score),
    row.stage,
    row.budget === null ? "" : String(row.budget),
    bedroomsText(row.bedrooms),
    row.area ?? "",
    row.timeline ?? "flexible",
    sourceText(row.source),
    row.link_name ?? "",
    row.language,
    row.needs_you ? "Yes" : "No",
    row.last_message,
    row.updated_at.toISOString(),
    row.created_at.toISOString(),
  ];
}

function sourceText(source: string | null): string {
  if (source === addedByAgent) return "Added by you";
  return source === importedByAgent ? "Imported" : (source ?? "Direct");
}

function bedroomsText(bedrooms: LeadRow["bedrooms"]): string {
  if (bedrooms === null || bedrooms === undefined) return "";
  if (typeof bedrooms === "number") return String(bedrooms);
  return `${bedrooms.min ?? ""}-${bedrooms.max ?? ""}`;
}
