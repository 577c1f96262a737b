import { setImmediate as othersTurn } from "node:timers/promises";
import { fieldTexts } from "../http/errors.ts";
import type { PageLanguage } from "../http/language.ts";

/** Maximum rows and errors in an import's answer. */
export const maxPreviewed = 20;
export const maxErrors = 200;

/** Rows per batch, about 10 ms of work; other requests run between batches. */
const rowsAtOnce = 20;

/** Goes through a file's rows without stopping other requests. */
export async function eachRow<Row>(rows: readonly Row[], work: (row: Row, at: number) => void): Promise<void> {
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === 0) await othersTurn();
    work(row, at);
  }
}

/** Maximum length of a cell in an error. Characters. */
const maxShown = 60;

/** A cell as an error shows it. */
export function beginning(cell: string | undefined): string {
  const text = cell?.trim() ?? "";
  return text.length > maxShown ? `${text.slice(0, maxShown)}...` : text;
}

/** Why a row isn't imported. */
export const rowTexts = {
  unreadable: { en: "We can't read this value.", es: "No podemos leer este valor." },
  number: {
    en: "We can't read this number. Write it like 2900, 2,900 or $2,900.",
    es: "No podemos leer este número. Escríbelo como 2900, 2,900 o $2,900.",
  },
  date: {
    en: "We can't read this date. Write it like 1/15/2027 or 2027-01-15, or “now”.",
    es: "No podemos leer esta fecha. Escríbela como 1/15/2027 (mes/día/año) o 2027-01-15, o “ahora”.",
  },
  yesNo: { en: "We can't read this. Write yes or no.", es: "No podemos leer esto. Escribe sí o no." },
  required: fieldTexts.required,
  invalid: { en: "This value isn't valid here.", es: "Este valor no es válido aquí." },
} as const;

type CellText = Record<PageLanguage, string>;

/** A cell that can't be read, and what its column accepts. */
export interface WrongCell<Column extends string> {
  column: Column;
  text: CellText;
}

/** Reads the cells of one row, and collects the fields it can't read. */
export class CellReader<Column extends string> {
  readonly wrong: WrongCell<Column>[] = [];
  readonly #cells: Partial<Record<Column, string>>;

  constructor(cells: Partial<Record<Column, string>>) {
    this.#cells = cells;
  }

  /**
   * @param unreadable says what the column accepts
   * @returns undefined for an empty cell, and for one that can't be read
   */
  read<Value>(
    column: Column,
    reader: (text: string) => Value | undefined,
    unreadable: CellText = rowTexts.unreadable,
  ): Value | undefined {
    const text = this.#cells[column]?.trim() ?? "";
    if (text === "") return undefined;
    const value = reader(text);
    if (value === undefined) this.wrong.push({ column, text: unreadable });
    return value;
  }

  number<Value>(column: Column, reader: (text: string) => Value | undefined): Value | undefined {
    return this.read(column, reader, rowTexts.number);
  }

  text(column: Column): string | undefined {
    return this.read(column, (text) => text);
  }
}
