import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";
import { marketDay } from "../../../../wording/elapsed.ts";

/** The time of today's events, the day of earlier ones. */
export function momentText(at: string, now: number, language: Language): string {
  const today = marketDay(at) === marketDay(now);
  const shown = today
    ? ({ hour: "numeric", minute: "2-digit" } as const)
    : ({ month: "short", day: "numeric" } as const);
  return formatDate(language, at, shown);
}
