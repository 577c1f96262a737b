import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { streamRows } from "../db/streamRows.ts";
import { type EntryRow, entriesQuery } from "./entries.ts";
import type { EntryFilter } from "./filter.ts";

/** The columns of the specification, section 3. */
const columns = ["Name", "Email", "Agent", "Status", "Position", "UTM Source", "Created"];

/** Makes spreadsheets read UTF-8; they also want CR LF (RFC 4180). */
const byteOrderMark = "\ufeff";

/** The waitlist as the text of a CSV file, in pieces of bounded size. */
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

/** One line with its end. */
export function csvLine(fields: string[]): string {
  return `${fields.map(csvField).join(",")}\r\n`;
}

/**
 * A field that a spreadsheet shows as text and never runs: what would begin a formula gets an
 * apostrophe (OWASP, "CSV injection"), and everything that could end the field is quoted.
 */
export function csvField(text: string): string {
  const harmless = /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
