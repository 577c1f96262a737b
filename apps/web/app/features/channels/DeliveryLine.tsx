import type { Delivery } from "@llave/contract/channels/delivery";
import { formatDate } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

const reasons = [
  "quiet_hours",
  "opted_out",
  "no_consent",
  "daily_limit",
  "window_closed",
  "not_connected",
  "provider_busy",
  "not_delivered",
  "superseded",
  "mail_failed",
  "seen",
  "until_seen",
  "no_contact",
  "no_email",
] as const;

const names = { web: "web", sms: "sms", whatsapp: "whatsapp", email: "email" } as const;

/** True for a time today, which is shown without its day. */
function isToday(time: string): boolean {
  return new Date(time).toDateString() === new Date().toDateString();
}

/** What became of a message to the renter: never a check mark for one that didn't arrive. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { channel, status, reason, dueAt, errorCode, segments } = delivery;
  const known = reasons.find((one) => one === reason);
  const when = dueAt
    ? formatDate(language, dueAt, isToday(dueAt) ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" })
    : "";
  const why = known ? t(`reason.${known}`, { when }) : reason;
  const parts = [
    t(names[channel]),
    t(`delivery.${status}`) + (why ? `: ${why}` : ""),
    ...(errorCode === null ? [] : [String(errorCode)]),
    ...(segments === null ? [] : [segments === 1 ? t("segments.one") : t("segments.other", { count: segments })]),
  ];
  return <p className={`mt-0.5 text-xs ${status === "failed" ? "text-danger" : "text-muted"}`}>{parts.join(" · ")}</p>;
}
