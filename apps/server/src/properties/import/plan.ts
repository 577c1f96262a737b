import type { ImportRowError } from "@llave/contract/csv/csvImport";
import { type ImportColumn, type SavePropertyRequest, savePropertyRequest } from "@llave/contract/listings/properties";
import type { z } from "zod";
import { cellsOf, type Head, nameOf } from "../../csv/head.ts";
import type { CsvLine } from "../../csv/readCsv.ts";
import { beginning, eachRow, rowTexts, type WrongCell } from "../../csv/rows.ts";
import type { PageLanguage } from "../../http/language.ts";
import { checkWording, publicTexts, wordingText } from "../saving/wording.ts";
import type { ExistingListing, Found } from "./existing.ts";
import { type ReadRow, type RowChange, readRow } from "./readRow.ts";

/** One row as it would be stored. */
export interface PlannedRow {
  line: number;
  change: "created" | "updated" | "unchanged";
  propertyId: string | null;
  listing: SavePropertyRequest;
}

interface ComparedRow extends PlannedRow {
  /** The listing as it is; null for a new one. */
  before: SavePropertyRequest | null;
}

export interface ImportPlan {
  rows: ComparedRow[];
  /** Rows whose listing renters don't see yet, and would if the import published it. */
  publishable: number;
  errors: ImportRowError[];
  /** Skipped rows. */
  failed: number;
}

/** A row of the file with the content of its cells. */
export interface ParsedLine extends ReadRow {
  line: number;
  cells: Partial<Record<ImportColumn, string>>;
}

/** Reads every row below the header. */
export async function parseLines(
  head: Head<ImportColumn>,
  lines: readonly CsvLine[],
  today: string,
): Promise<ParsedLine[]> {
  const parsed: ParsedLine[] = [];
  await eachRow(lines, ({ line, fields }) => {
    const cells = cellsOf(head, fields);
    parsed.push({ line, cells, ...readRow(cells, today) });
  });
  return parsed;
}

/** Decides for every row whether it creates a listing, changes one or is skipped, and why. */
export async function planImport(
  head: Head<ImportColumn>,
  lines: readonly ParsedLine[],
  found: readonly Found[],
  { language, publish }: PlanChoices,
): Promise<ImportPlan> {
  const plan: ImportPlan = { rows: [], publishable: 0, errors: [], failed: 0 };
  const seen = new Map<string, number>();
  const name = (column: ImportColumn) => nameOf(head, column);
  await eachRow(lines, (parsed, at) => {
    const { key = "", existing = null } = found[at] ?? {};
    const wanted = merged(parsed.change, existing);
    const goesLive = wanted.status === "active" && existing?.status !== "active";
    const listing = goesLive && !publish ? { ...wanted, status: existing?.status ?? "draft" } : wanted;
    const errors = [
      ...parsed.wrong.map(({ column, text }) => ({ column: name(column), field: column, text: text[language] })),
      ...repeated(seen, parsed, key, language),
      ...problems(listing, parsed.wrong, name, language),
    ];
    if (errors.length > 0) {
      plan.failed += 1;
      plan.errors.push(...errors.map((error) => rowError(parsed, error)));
      return;
    }
    if (goesLive && savePropertyRequest.safeParse(wanted).success) plan.publishable += 1;
    const before = existing && merged({ terms: {} }, existing);
    const change = before === null ? "created" : differs(listing, before) ? "updated" : "unchanged";
    plan.rows.push({ line: parsed.line, change, propertyId: existing?.property_id ?? null, listing, before });
  });
  return plan;
}

interface PlanChoices {
  language: PageLanguage;
  /** Whether listings may go live; otherwise what the file would publish stays or becomes a draft. */
  publish: boolean;
}

interface CellError {
  /** The column's name in the file. */
  column: string;
  field: ImportColumn | null;
  text: string;
}

function rowError({ line, cells }: ParsedLine, { column, field, text }: CellError): ImportRowError {
  return { line, about: beginning(cells.address), column, value: field ? beginning(cells[field]) : "", text };
}

/** A listing with the file's changes; what the file doesn't mention stays as it is. */
export function merged({ terms, ...change }: RowChange, existing: ExistingListing | null): SavePropertyRequest {
  const before = existing?.terms ?? {};
  const fees = terms.fees || before.fees ? { fees: { ...before.fees, ...terms.fees } } : {};
  const pets = terms.pets ? { pets: { ...before.pets, ...terms.pets } } : {};
  return {
    address: existing?.address ?? "",
    area: existing?.area ?? null,
    price: existing?.price ?? null,
    bedrooms: existing?.bedrooms ?? null,
    bathrooms: existing?.bathrooms === null || existing === null ? null : Number(existing.bathrooms),
    squareFeet: existing?.square_feet ?? null,
    status: existing?.status ?? "active",
    availableFrom: existing?.available_from ?? null,
    sourceUrl: existing?.source_url ?? null,
    externalId: existing?.external_id ?? null,
    description: existing?.description ?? "",
    ...change,
    terms: { ...before, ...terms, ...fees, ...pets } as SavePropertyRequest["terms"],
    facts: {},
    photos: [],
  };
}

function differs(a: SavePropertyRequest, b: SavePropertyRequest): boolean {
  return canonical(a) !== canonical(b);
}

/** The same text for equal listings, regardless of the order of their fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const texts = {
  suggested: { en: "Suggested: {rewrite}", es: "Sugerencia: {rewrite}" },
  repeated: {
    en: "The same listing is already on row {line}.",
    es: "La misma propiedad ya está en la fila {line}.",
  },
} as const;

/** If the file has a listing twice, its first row counts. */
function repeated(
  seen: Map<string, number>,
  { line, change }: ParsedLine,
  key: string,
  language: PageLanguage,
): CellError[] {
  const names = [change.externalId && `reference ${change.externalId}`, !change.externalId && key && `address ${key}`];
  for (const name of names) {
    if (!name) continue;
    const first = seen.get(name);
    if (first !== undefined)
      return [{ column: "", field: null, text: texts.repeated[language].replace("{line}", String(first)) }];
    seen.set(name, line);
  }
  return [];
}

const columnOf: Record<string, ImportColumn> = {
  "terms.pets.allowed": "pets",
  "terms.pets.fee": "petFee",
  "terms.fees.application": "application",
  "terms.fees.deposit": "deposit",
  "terms.fees.other": "otherFees",
  "terms.parkingSpaces": "parkingSpaces",
  "terms.lease.min": "leaseMin",
  "terms.lease.max": "leaseMax",
};

/** What the form would refuse too: missing or impossible values, and unfair wording. */
function problems(
  listing: SavePropertyRequest,
  unreadable: readonly WrongCell<ImportColumn>[],
  name: (column: ImportColumn) => string,
  language: PageLanguage,
): CellError[] {
  const checked = savePropertyRequest.safeParse(listing);
  const issues = checked.success
    ? []
    : checked.error.issues.flatMap((issue) => {
        const column = issueColumn(issue);
        if (unreadable.some((cell) => cell.column === column)) return [];
        return [
          {
            column: name(column) || column,
            field: column,
            text: rowTexts[issue.message === "required" ? "required" : "invalid"][language],
          },
        ];
      });
  return [...issues, ...unfairTexts(listing, name, language)];
}

/** Remarks that no listing may contain, by column, each with the text without them. */
function unfairTexts(
  listing: SavePropertyRequest,
  name: (column: ImportColumn) => string,
  language: PageLanguage,
): CellError[] {
  return Object.entries(checkWording(publicTexts(listing))).map(([field, { findings, rewrite }]) => {
    const remarks = findings.map((finding) => wordingText(finding, language)).join(" ");
    const column = field as ImportColumn;
    return { column: name(column) || field, field: column, text: `${remarks} ${suggestion(rewrite, language)}` };
  });
}

function issueColumn(issue: z.core.$ZodIssue): ImportColumn {
  const path = issue.path.join(".");
  return columnOf[path] ?? (path as ImportColumn);
}

function suggestion(rewrite: string, language: PageLanguage): string {
  return texts.suggested[language].replace("{rewrite}", () => rewrite);
}
