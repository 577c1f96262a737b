import { byteOrderMark, csvLine } from "@llave/contract/csv/csv";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { streamRows } from "../db/streamRows.ts";
import { type ArchivedFile, zipped } from "../http/files/zip.ts";
import { pictureInSize } from "../pictures/makeSizes.ts";
import { type PicturePurpose, sizesOf } from "../pictures/prepare.ts";
import { type ExportSection, exportSections } from "./exportSections.ts";

/** A zip archive without zip64 holds 65,535 files; the newest pictures go first. */
const maxPictures = 60_000;

type Row = Record<string, unknown>;

/** Everything an account holds as one zip archive: JSON for programs, CSV for spreadsheets, and the pictures. */
export function exportArchive(db: Kysely<Database>, accountId: string): AsyncGenerator<Uint8Array> {
  return zipped(archivedFiles(db, accountId));
}

async function* archivedFiles(db: Kysely<Database>, accountId: string): AsyncGenerator<ArchivedFile> {
  for (const section of exportSections) {
    const rows = () => streamRows(db, statement(section, accountId));
    yield { name: `json/${section.name}.json`, content: () => jsonText(rows()) };
    const { columns } = section;
    if (columns) yield { name: `csv/${section.name}.csv`, content: () => csvText(columns, rows()) };
  }
  yield* pictures(db, accountId);
}

async function* jsonText(batches: AsyncIterable<{ row: Row }[]>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const rows of batches) {
    yield separator + rows.map(({ row }) => JSON.stringify(row)).join(",\n");
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}

async function* csvText(columns: readonly string[], batches: AsyncIterable<{ row: Row }[]>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine([...columns]);
  for await (const rows of batches) {
    yield rows.map(({ row }) => csvLine(columns.map((column) => cellText(row[column])))).join("");
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/**
 * The largest size of each picture, one at a time. All ids are read up front, so no connection waits for a slow
 * download.
 */
async function* pictures(db: Kysely<Database>, accountId: string): AsyncGenerator<ArchivedFile> {
  const rows = await db
    .selectFrom("picture")
    .select(["picture_id", "purpose"])
    .where("agent_id", "=", accountId)
    .orderBy("created_at", "desc")
    .limit(maxPictures)
    .execute();
  for (const { picture_id: id, purpose } of rows) {
    yield { name: `pictures/${id}.webp`, stored: true, content: () => pictureBytes(db, id, purpose) };
  }
}

/** Creates a missing size now; a picture that can't be rendered doesn't end the archive. */
async function* pictureBytes(db: Kysely<Database>, id: string, purpose: PicturePurpose): AsyncGenerator<Uint8Array> {
  const [largest] = sizesOf(purpose).slice(-1);
  const content = largest && (await pictureInSize(db, id, largest).catch(() => null));
  if (content) yield content;
}

function statement({ query }: ExportSection, accountId: string) {
  const [before = "", after = ""] = query.split("$id");
  return sql<{ row: Row }>`${sql.raw(before)}${accountId}::uuid${sql.raw(after)}`;
}
