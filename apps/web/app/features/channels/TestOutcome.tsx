import type { TestMessage } from "@llave/contract/channels/delivery";
import { formatDate } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { carrierError } from "./carrierError.ts";
import { catalogs } from "./texts/catalogs.ts";

/** WhatsApp took no free text: more than a day has passed since the agent wrote. */
const outsideWindow = 63016;

/** What became of the newest test message. */
export function TestOutcome({ test, number }: { test: TestMessage | null; number: string | null }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  if (!test) return null;
  const { status, errorCode, sentAt } = test;
  const when = formatDate(language, sentAt, { dateStyle: "medium", timeStyle: "short" });
  return (
    <p role="status" className={`mt-2 text-base ${status === "failed" ? "font-semibold text-danger" : "text-muted"}`}>
      {(status === "sending" || status === "sent") && t("test.sent", { when })}
      {(status === "delivered" || status === "read") && t("test.arrived", { when })}
      {status === "failed" &&
        (errorCode === outsideWindow
          ? t("test.window", { number: number ?? "" })
          : `${t("test.failed", { when })} ${errorCode === null ? "" : carrierError(t, errorCode)}`.trim())}
    </p>
  );
}
