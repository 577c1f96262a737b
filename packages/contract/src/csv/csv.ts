/** Makes spreadsheets read UTF-8; they also want CR LF (RFC 4180). */
export const byteOrderMark = "\ufeff";

/** One line of a CSV file with its end. */
export function csvLine(fields: readonly string[]): string {
  return `${fields.map(csvField).join(",")}\r\n`;
}

/** A signed number, such as a phone number: a spreadsheet reads it and runs nothing. */
const signedNumber = /^[+-]\d+(\.\d+)?$/;

/**
 * A field that a spreadsheet never executes: text that would start a formula gets an apostrophe (OWASP, "CSV
 * injection"), and everything that could end the field is quoted.
 */
export function csvField(text: string): string {
  const harmless =
    !signedNumber.test(text) && /^\s*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /[",;\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
