import type { ErrorCode } from "@llave/contract/errors";
import { ApiError } from "../http/errors.ts";

export interface CsvLine {
  /** Line of the file where the record starts, from 1. */
  line: number;
  fields: string[];
}

/**
 * The records of a CSV file (RFC 4180) as spreadsheets write it: UTF-8 with or without a byte-order mark, or the old
 * Windows encoding; separated by commas, semicolons or tabs. Skips empty lines.
 * @param tooMany the error for more rows than allowed
 * @throws ApiError `csv_unreadable` if it isn't such a file
 */
export function readCsv(bytes: Buffer, maxRows: number, tooMany: ErrorCode): CsvLine[] {
  const text = decoded(bytes);
  if (text.includes("\0")) throw new ApiError("csv_unreadable");
  const lines: CsvLine[] = [];
  for (const line of records(text, separatorOf(text))) {
    if (line.fields.every((field) => field.trim() === "")) continue;
    if (lines.length > maxRows) throw new ApiError(tooMany);
    lines.push(line);
  }
  return lines;
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The separator that occurs most in the header, outside quotes. */
function separatorOf(text: string): string {
  const head =
    text
      .slice(0, 10_000)
      .replace(/"[^"]*"/g, "")
      .split(/\r?\n/, 1)[0] ?? "";
  const counts = [",", ";", "\t"].map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).sign;
}

function* records(text: string, separator: string): Generator<CsvLine> {
  let record: CsvLine = { line: 1, fields: [] };
  let line = 1;
  let at = 0;
  while (at < text.length) {
    const field = readField(text, at, separator);
    record.fields.push(field.value);
    line += field.breaks;
    at = field.end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) record.fields.push("");
      continue;
    }
    at += text.startsWith("\r\n", at) ? 2 : 1;
    line += 1;
    yield record;
    record = { line, fields: [] };
  }
  if (record.fields.length > 0) yield record;
}

/** One field from a position on: its text, its end, and the number of line breaks in it. */
function readField(text: string, start: number, separator: string): { value: string; end: number; breaks: number } {
  if (text[start] !== '"') {
    let end = start;
    while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end++;
    return { value: text.slice(start, end), end, breaks: 0 };
  }
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) throw new ApiError("csv_unreadable");
  const raw = text.slice(start + 1, close);
  let end = close + 1;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end++;
  return { value: raw.replaceAll('""', '"') + text.slice(close + 1, end), end, breaks: raw.split("\n").length - 1 };
}
