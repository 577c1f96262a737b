import { record } from "./record.ts";
import { scripts } from "./script.ts";

/** Both recordings as the data file holds them. */
export function recordingsText(): string {
  return `${JSON.stringify({ en: record(scripts.en), es: record(scripts.es) }, null, 2)}\n`;
}
