import { byteOrderMark, csvLine } from "@llave/contract/csv/csv";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { streamRows } from "../db/streamRows.ts";
import { type EntryRow, entriesQuery } from "./entries.ts";
import type { EntryFilter } from "./filter.ts";

/** The columns of the specification, section 3. */
const columns = ["Name", "Email", "Agent", "Status", "Position", "UTM Source", "Created"];

/** The waitlist as the text of a CSV file, in pieces of limited size. */
export async function* waitlistCsv(db: Kysely<Database>, filter: EntryFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  for await (const rows of streamRows(db, entriesQuery(filter))) {
    yield rows.map((row) => csvLine(fieldsOf(row))).join("");
  }
}

function fieldsOf(row: EntryRow): string[] {
  const agent = row.is_agent ? "Yes" : "No";
  const created = row.created_at.toISOString();
  return [row.name, row.email, agent, row.status, String(row.position), row.utm_source ?? "", created];
}
