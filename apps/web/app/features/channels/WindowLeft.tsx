import { hourMs, minuteMs } from "@llave/contract/calendar";
import { useNow } from "../../components/hooks/useNow.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** How long WhatsApp still takes free text, in words that stay current. */
export function WindowLeft({ until }: { until: string }) {
  const t = useTexts(catalogs);
  const left = Date.parse(until) - useNow();
  const hours = Math.floor(left / hourMs);
  const minutes = Math.floor((left % hourMs) / minuteMs);
  if (left < minuteMs) return t("window.lastMinute");
  return hours > 0 ? t("window.hours", { hours, minutes }) : t("window.minutes", { minutes });
}
