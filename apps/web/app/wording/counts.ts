import { maxCounted } from "@llave/contract/agent/dashboard";
import type { Language } from "@llave/ui/language";
import { formatNumber } from "@llave/ui/translate";

/** A count that the server caps at {@link maxCounted}: "42", "999+". */
export function countText(count: number, language: Language): string {
  return count < maxCounted ? formatNumber(language, count) : `${formatNumber(language, maxCounted - 1)}+`;
}
