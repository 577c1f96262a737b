import { byteOrderMark, csvLine } from "@llave/contract/csv/csv";

/** A table as the text of a CSV file. */
export function csvText(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return byteOrderMark + [columns, ...rows].map((fields) => csvLine(fields.map(String))).join("");
}

/** Saves a text as a file on the person's computer. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
