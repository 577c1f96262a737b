import { cleanLicenseNumber, type LicenseState } from "@llave/contract/agent/licenses";
import { type Columns, floridaColumns } from "./florida.ts";

/** One license in a state's public file. */
export interface LicenseRecord {
  number: string;
  /** In the state's format, mostly `FAMILY, FIRST MIDDLE`. */
  holder: string;
  active: boolean;
  /** The state's own text. */
  status: string;
  /** ISO date, or null if the file has none. */
  expiresOn: string | null;
}

/** Column names of other files, in lower-case letters and digits only. */
const headings: Record<Exclude<keyof Columns, "rank" | "whole">, string[]> = {
  number: ["licensenumber", "licno", "licnumber", "license", "number", "lic"],
  holder: ["licenseename", "fullname", "name", "holder", "licensee"],
  status: ["primarystatus", "licensestatus", "licstatus", "status"],
  secondary: ["secondarystatus"],
  expires: ["expirationdate", "licenseexpirationdate", "expdate", "expires", "expiration"],
};

/** Turns the rows of a state's files into licenses; created for each import, because it reads the header row first. */
export class RowLayout {
  readonly #state: LicenseState;
  #heading: Columns | null = null;

  constructor(state: LicenseState) {
    this.#state = state;
  }

  /**
   * The license in a row; null for a header row and for a row without a number or name.
   * @throws Error if the first row of a file without a known layout isn't a header
   */
  read(row: string[]): LicenseRecord | null {
    const heading = this.#headingOf(row);
    if (heading) {
      this.#heading = heading;
      return null;
    }
    const columns = this.#heading ?? (this.#state === "FL" ? floridaColumns(row) : null);
    if (!columns) {
      if (this.#state === "FL") return null;
      throw new Error("the first line must name the columns: number, name, status, expires");
    }
    const number = numberOf(row, columns);
    const holder = row[columns.holder] ?? "";
    if (number === "" || holder === "") return null;
    const parts = [row[columns.status] ?? "", row[columns.secondary] ?? ""].filter((part) => part !== "");
    return {
      number,
      holder,
      active: isActive(parts),
      status: parts.join(", "),
      expiresOn: isoDate(row[columns.expires]),
    };
  }

  #headingOf(row: string[]): Columns | null {
    const names = row.map((field) => field.toLowerCase().replace(/[^a-z0-9]/g, ""));
    const find = (wanted: string[]) => names.findIndex((name) => wanted.includes(name));
    const [number, holder] = [find(headings.number), find(headings.holder)];
    if (number < 0 || holder < 0) return null;
    const rank = this.#state === "FL" ? names.findIndex((name) => ["rank", "classcode"].includes(name)) : -1;
    const [status, secondary, expires] = [find(headings.status), find(headings.secondary), find(headings.expires)];
    return { number, holder, rank, status, secondary, expires, whole: -1 };
  }
}

/** Florida writes letters and number together in one column, which may be empty, and separately in two others. */
function numberOf(row: string[], columns: Columns): string {
  const whole = cleanLicenseNumber(row[columns.whole] ?? "");
  if (/^[A-Z]{2}\d+$/.test(whole)) return whole.slice(0, 2) + whole.slice(2).padStart(7, "0");
  const number = cleanLicenseNumber(row[columns.number] ?? "");
  if (columns.rank < 0 || !/^\d+$/.test(number)) return number;
  return cleanLicenseNumber(row[columns.rank] ?? "").slice(0, 2) + number.padStart(7, "0");
}

/**
 * A license is active if a status says so and none says the opposite; a file without a status lists only active ones.
 */
function isActive(parts: string[]): boolean {
  const text = parts.join(" ").toLowerCase();
  if (/\b(in-?active|void|null|suspen\w*|revok\w*|expired|delinquent|deceased|probation|surrender\w*)\b/.test(text)) {
    return false;
  }
  return text === "" || /\b(active|current|licensed|good standing)\b/.test(text) || /^[ac]( a)?$/.test(text);
}

/** `MM/DD/YYYY`, `YYYYMMDD` or an ISO date as an ISO date; null for anything else. */
function isoDate(text = ""): string | null {
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (american) return calendarDay(american[3], american[1], american[2]);
  const plain = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text);
  return plain ? calendarDay(plain[1], plain[2], plain[3]) : null;
}

function calendarDay(year = "", month = "", day = ""): string | null {
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso;
}
