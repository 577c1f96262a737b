/** Where a layout's columns are, counted from 0. */
export interface Columns {
  number: number;
  /** Letters before the number, such as SL; -1 if the number already includes them. */
  rank: number;
  holder: number;
  status: number;
  secondary: number;
  expires: number;
  /** Letters and number in one column; -1 if the file has no such column. */
  whole: number;
}

/**
 * The real-estate files of Florida's DBPR have no header row. Files for a region or county (`RE_rgn7.csv`) start with
 * the board, 25, and have 23 columns: board, license type, name, DBA, rank, address (3), city, state, zip, county code,
 * county, number, primary status, secondary status, original date, effective date, expiration, alternate number,
 * self-proprietor, employer, employer's number. See docs/operations.md.
 */
const regional: Columns = { number: 13, rank: 4, holder: 2, status: 14, secondary: 15, expires: 18, whole: 19 };

/** The file for the whole state (`REALESTATE2501LICENSE_1.csv`) leaves out the board and the county's code. */
const statewide: Columns = { number: 11, rank: 3, holder: 1, status: 12, secondary: 13, expires: 16, whole: 17 };

/** Which of Florida's layouts a row has, by its first column; null for neither. */
export function floridaColumns(row: readonly string[]): Columns | null {
  const first = row[0]?.replace("\uFEFF", "") ?? "";
  if (first === "25" && row.length > regional.whole) return regional;
  return /^25\d\d\b/.test(first) && row.length > statewide.whole ? statewide : null;
}
