import type { FileColumn } from "@llave/contract/csv/csvImport";
import type { PageLanguage } from "../http/language.ts";
import { folded } from "./folded.ts";
import type { CsvLine } from "./readCsv.ts";

/** The names of each column: English and Spanish as in the template, then the names that other programs use. */
export type ColumnNames<Column extends string> = Readonly<Record<Column, readonly [string, string, ...string[]]>>;

export interface Head<Column extends string> {
  /** The field for each column of a row; null if no field matches. */
  columns: (Column | null)[];
  /** The column names in the file. */
  names: string[];
  ignored: string[];
}

/**
 * Reads the header row of a file, in either language and any order. A field has one column, the first.
 * @param mapping the fields the agent assigned; without it the names decide
 */
export function readHead<Column extends string>(
  known: ColumnNames<Column>,
  fields: readonly string[],
  mapping?: readonly (Column | null)[],
): Head<Column> {
  const fieldOf = fieldsByName(known);
  const names = fields.map((name) => name.trim());
  const taken = new Set<Column>();
  const columns = names.map((name, at) => {
    const column = (mapping ? mapping[at] : fieldOf.get(folded(name))) ?? null;
    if (column === null || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
  return { columns, names, ignored: names.filter((name, at) => columns[at] === null && name !== "") };
}

function fieldsByName<Column extends string>(known: ColumnNames<Column>): Map<string, Column> {
  return new Map(columnsOf(known).flatMap((column) => known[column].map((name) => [folded(name), column] as const)));
}

/** The header of a template and its only example, which an import accepts as is. */
export function templateLines<Column extends string>(
  known: ColumnNames<Column>,
  example: Partial<Record<Column, string>>,
  language: PageLanguage,
): [head: string[], example: string[]] {
  const names = columnsOf(known).map((column) => known[column][language === "es" ? 1 : 0]);
  return [names, columnsOf(known).map((column) => example[column] ?? "")];
}

function columnsOf<Column extends string>(known: ColumnNames<Column>): Column[] {
  return Object.keys(known) as Column[];
}

/** The content of a row's cells, by field. */
export function cellsOf<Column extends string>(
  head: Head<Column>,
  fields: readonly string[],
): Partial<Record<Column, string>> {
  const cells: Partial<Record<Column, string>> = {};
  for (const [at, column] of head.columns.entries()) if (column) cells[column] = fields[at] ?? "";
  return cells;
}

/** The name in the file of a field's column; empty if it has none. */
export function nameOf<Column extends string>(head: Head<Column>, column: Column): string {
  return head.names[head.columns.indexOf(column)] ?? "";
}

/** Maximum length of a column's sample value. Characters. */
const maxExampleLength = 60;

/** Every column of a file with its field, so that the agent can check and correct them. */
export function fileColumns<Column extends string>(
  head: Head<Column>,
  firstRow: CsvLine | undefined,
): FileColumn<Column>[] {
  return head.names.map((name, at) => ({
    name,
    field: head.columns[at] ?? null,
    example: (firstRow?.fields[at] ?? "").slice(0, maxExampleLength),
  }));
}
