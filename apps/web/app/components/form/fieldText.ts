import type { FieldError } from "react-hook-form";

/** The error beside a field: the server's own text wins; the page phrases the schema's rules. */
export function fieldText(error: FieldError | undefined, own: string): string | undefined {
  if (!error) return undefined;
  return error.type === "server" ? error.message : own;
}
