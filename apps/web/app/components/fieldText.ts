import type { FieldError } from "react-hook-form";

/** What stands beside a field that is wrong: the server's own text wins, a schema's rule is worded by the page. */
export function fieldText(error: FieldError | undefined, own: string): string | undefined {
  if (!error) return undefined;
  return error.type === "server" ? error.message : own;
}
