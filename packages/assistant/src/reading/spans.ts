import type { Span } from "./command.ts";

/** True where two parts of a message share a character. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && a.end > b.start;
}
