import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";

/** A time as a showing's line says it: "Mon, Nov 23, 11:00 AM". */
export function showingMoment(language: Language, at: string): string {
  const day = { weekday: "short", month: "short", day: "numeric" } as const;
  return formatDate(language, at, { ...day, hour: "numeric", minute: "2-digit" });
}
