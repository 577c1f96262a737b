import { mostCounted } from "@llave/contract/dashboard";
import type { Language } from "@llave/ui/language";
import { formatNumber } from "@llave/ui/translate";

/** A count that the server stops at {@link mostCounted}: "42", "999+". */
export function countText(count: number, language: Language): string {
  return count < mostCounted ? formatNumber(language, count) : `${formatNumber(language, mostCounted - 1)}+`;
}
