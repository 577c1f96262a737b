/** A table as the text of a CSV file: UTF-8 with a byte-order mark and CR LF, as spreadsheets expect. */
export function csvText(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (fields: readonly (string | number)[]) => `${fields.map(csvField).join(",")}\r\n`;
  return `\ufeff${[columns, ...rows].map(line).join("")}`;
}

/** Text that would start a formula gets an apostrophe; a number, signed or not, doesn't. */
function csvField(value: string | number): string {
  if (typeof value === "number") return String(value);
  const harmless = !/^[+-]\d+(\.\d+)?$/.test(value) && /^\s*[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
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
