import type { FreeTime, Language } from "@llave/assistant";
import { locales } from "@llave/contract/locale";
import { dateFormat, plainDate } from "@llave/contract/text/dateText";

/** An offered time the way a renter would say it, so that a tap on it is understood like a typed message. */
export function timeLabel({ date, time }: Pick<FreeTime, "date" | "time">, language: Language): string {
  return dayAndTime(new Date(`${date}T${time}:00Z`), language, "UTC");
}

/** A time on the market's clock: "Monday, November 23 at 11 AM". */
export function dayAndTime(moment: Date, language: Language, timeZone: string): string {
  const day = dayName(moment, language, timeZone);
  const time = timeName(moment, language, timeZone);
  if (language === "en") return `${day} at ${time}`;
  return `${day} a ${/^1\b/.test(time) ? "la" : "las"} ${time}`;
}

/** "Monday, November 23", "lunes 23 de noviembre". */
export function dayName(moment: Date, language: Language, timeZone: string): string {
  const format = { timeZone, weekday: "long", day: "numeric", month: "long" } as const;
  return plainDate(dateFormat(locales[language], format).format(moment)).replace(
    language === "es" ? ", " : "",
    language === "es" ? " " : "",
  );
}

/** "11 AM", "11:30 a. m.": in the assistant's format. */
export function timeName(moment: Date, language: Language, timeZone: string): string {
  const format = dateFormat(locales[language], { timeZone, hour: "numeric", minute: "2-digit" });
  return plainDate(format.format(moment)).replace(/:00(?= )/, "");
}
