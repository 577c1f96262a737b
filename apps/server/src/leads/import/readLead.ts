import { maskSensitive, type Slots } from "@llave/assistant";
import { phoneNumber } from "@llave/contract/channels/phoneNumber";
import type { ImportRowError } from "@llave/contract/csv/csvImport";
import type { Language } from "@llave/contract/language";
import { manualLead } from "@llave/contract/leads/leadChanges";
import type { LeadImportColumn } from "@llave/contract/leads/leadImport";
import { importedByAgent } from "@llave/contract/leads/leads";
import type { z } from "zod";
import { compact } from "../../csv/compact.ts";
import { cellsOf, type Head, nameOf } from "../../csv/head.ts";
import type { CsvLine } from "../../csv/readCsv.ts";
import { beginning, CellReader, rowTexts, type WrongCell } from "../../csv/rows.ts";
import type { PageLanguage } from "../../http/language.ts";
import { withoutProtectedDetails } from "./protectedDetails.ts";
import {
  plainCell,
  readAreas,
  readBudget,
  readLanguage,
  readLine,
  readMoveIn,
  readSize,
  readSource,
  readStage,
} from "./values.ts";

type Stage = NonNullable<ReturnType<typeof readStage>>;

/** A row as it would be stored for a person who isn't a lead yet. */
export interface ReadLead {
  line: number;
  name: string;
  /** E.164. */
  phone: string | null;
  email: string | null;
  /** What they look for, and who they are. */
  slots: Slots;
  language: Language;
  source: string;
  stage: Stage;
  note: string | null;
  /** True if the note lost sentences that fair-housing law protects. */
  shortened: boolean;
}

export interface Reading {
  lead: ReadLead | null;
  errors: ImportRowError[];
}

/** What reading a file of leads depends on. */
export interface ReadingContext {
  head: Head<LeadImportColumn>;
  language: PageLanguage;
  /** The market's day. */
  today: string;
  place(name: string): string;
}

/** Reads one row; a lead by hand must pass the same checks. */
export function readLead({ line, fields }: CsvLine, context: ReadingContext): Reading {
  const { head, language, today, place } = context;
  const cells = cellsOf(head, fields);
  const row = new CellReader(cells);
  const areas = row.read("area", readAreas)?.map(place);
  const bedrooms = row.number("bedrooms", readSize);
  const note = noteOf(row);
  const stage = row.read("stage", readStage, texts.stage) ?? "new";
  const values = compact({
    name: fullName(row),
    phone: row.read("phone", readPhone),
    email: row.read("email", readEmail),
    budget: row.number("budget", readBudget),
    area: areas?.join(", "),
    moveIn: row.read("moveIn", (text) => readMoveIn(text, today), rowTexts.date),
    source: row.read("source", readSource),
    language: row.read("language", readLanguage),
    note: note.text,
  });
  const checked = manualLead.safeParse(values);
  const errors = [...row.wrong, ...(checked.success ? [] : problems(checked.error.issues, row.wrong))].map(
    ({ column, text }) => ({
      line,
      about: beginning(values.name),
      column: nameOf(head, column) || texts.columns[column]?.[language] || "",
      value: beginning(cells[column as LeadImportColumn]),
      text: text[language],
    }),
  );
  if (!checked.success || errors.length > 0) return { lead: null, errors };
  const { name, email = null, budget, moveIn, source, language: spoken } = checked.data;
  const phone = phoneNumber(checked.data.phone ?? "");
  const slots: Slots = compact({
    name,
    area: areas?.length === 1 ? areas[0] : areas,
    bedrooms,
    budget_max: budget,
    move_in: moveIn as Slots["move_in"],
    phone: phone ?? undefined,
    email: email ?? undefined,
  });
  const kept = { name, phone, email, slots, language: spoken, source: source || importedByAgent, stage };
  return { lead: { line, ...kept, note: note.text ?? null, shortened: note.shortened }, errors: [] };
}

type Row = CellReader<LeadImportColumn>;

function fullName(row: Row): string {
  const whole = row.read("name", readLine);
  const parts = [row.read("firstName", readLine), row.read("lastName", readLine)];
  return whole ?? parts.filter((part) => part !== undefined).join(" ");
}

/** The first number of a cell, without an extension. */
function readPhone(text: string): string {
  const [first = ""] = readLine(text).split(/[;,/]/);
  return first.replace(/\s*(?:ext\.?|x)\s*\d+\s*$/i, "").trim();
}

/** The first address of a cell. */
function readEmail(text: string): string {
  return (readLine(text).split(/[;,\s]/)[0] ?? "").replace(/^mailto:/i, "");
}

function noteOf(row: Row): { text: string | undefined; shortened: boolean } {
  const written = row.text("note");
  if (written === undefined) return { text: undefined, shortened: false };
  const lines = plainCell(written)
    .replace(/\r\n?/g, "\n")
    .replace(/(?![\n\t])\p{Cc}/gu, " ");
  const { text, shortened } = withoutProtectedDetails(maskSensitive(lines).text);
  return { text: text === "" ? undefined : text, shortened };
}

const texts = {
  stage: {
    en: "We don’t know this stage. Use New, Contacted, Showing, Applied, Leased or Lost.",
    es: "No conocemos esta etapa. Usa Nuevo, Contactado, Visita, Aplicó, Rentó o Perdido.",
  },
  contact: { en: "A phone number or an email is required.", es: "Hace falta un teléfono o un correo." },
  phone: { en: "This isn’t a phone number we can use.", es: "Este número de teléfono no nos sirve." },
  email: { en: "This isn’t an email address.", es: "Este correo no es válido." },
  tooLong: { en: "This text is too long.", es: "Este texto es demasiado largo." },
  /** Columns that a row needs even if the file doesn't have them. */
  columns: { name: { en: "Name", es: "Nombre" }, email: { en: "Email", es: "Correo" } } as Partial<
    Record<LeadImportColumn, Record<PageLanguage, string>>
  >,
};

type Text = Record<PageLanguage, string>;

function problems(
  issues: z.core.$ZodIssue[],
  wrong: readonly WrongCell<LeadImportColumn>[],
): WrongCell<LeadImportColumn>[] {
  return issues.flatMap((issue) => {
    const column = String(issue.path[0]) as LeadImportColumn;
    return wrong.some((cell) => cell.column === column) ? [] : [{ column, text: problemText(issue, column) }];
  });
}

function problemText(issue: z.core.$ZodIssue, column: LeadImportColumn): Text {
  if (issue.message === "required") return texts.contact;
  if (issue.code === "too_big" && issue.origin === "string") return texts.tooLong;
  if (column === "name") return rowTexts.required;
  if (column === "phone") return texts.phone;
  return column === "email" ? texts.email : rowTexts.invalid;
}
