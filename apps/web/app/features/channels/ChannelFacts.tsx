import type { ChannelState } from "@llave/contract/channels/channels";
import { formatDate } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { carrierError } from "./carrierError.ts";
import { catalogs } from "./texts/catalogs.ts";

interface ChannelFactsProps {
  state: Pick<ChannelState, "lastReceivedAt" | "lastDeliveredAt" | "lastError">;
}

/** When a channel last worked, and what went wrong since. */
export function ChannelFacts({ state }: ChannelFactsProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const when = (at: string) => formatDate(language, at, { dateStyle: "medium", timeStyle: "short" });
  const { lastReceivedAt, lastDeliveredAt, lastError } = state;
  return (
    <>
      {lastReceivedAt && <p className="mt-1 text-base text-muted">{t("received", { when: when(lastReceivedAt) })}</p>}
      {lastDeliveredAt && (
        <p className="mt-1 text-base text-muted">{t("delivered", { when: when(lastDeliveredAt) })}</p>
      )}
      {lastError !== null && (
        <p role="status" className="mt-2 text-base font-semibold text-danger">
          {carrierError(t, lastError)}
        </p>
      )}
    </>
  );
}
