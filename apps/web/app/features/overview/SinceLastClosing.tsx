import type { Language } from "@llave/ui/language";
import { formatDate, type Translate } from "@llave/ui/translate";
import { useId } from "react";
import { useNow } from "../../components/hooks/useNow.ts";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { countText } from "../../wording/counts.ts";
import { dayDistance } from "../../wording/elapsed.ts";
import { useSinceClosing } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";
import type { en } from "./texts/en.ts";

/** What the assistant took in since the agent last closed; nothing if the agent has no hours. */
export function SinceLastClosing() {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  const id = useId();
  const since = useSinceClosing();
  const { data } = since;
  if (!data?.since) return <PartFailed name={t("since.title")} of={[since]} />;
  return (
    <section aria-labelledby={id} className="rounded-l border border-line bg-card px-5 py-4">
      <h2 id={id} className="text-lg font-semibold">
        {title(data.since, now, language, t)}
      </h2>
      <dl className="mt-3 flex flex-wrap justify-between gap-x-5 gap-y-2">
        {(["leads", "qualified", "showings"] as const).map((figure) => (
          <div key={figure} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{t(`since.${figure}`, { count: data[figure] })}</dt>
            <dd className="text-xl font-semibold tabular-nums">{countText(data[figure], language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function title(since: string, now: number, language: Language, t: Translate<keyof typeof en>): string {
  const time = formatDate(language, since, clockOf(since));
  const days = dayDistance(since, now);
  if (days > 1) return t("since.day", { time, day: formatDate(language, since, { weekday: "long" }) });
  return t(days === 1 ? "since.yesterday" : "since.today", { time });
}

/** "6 PM", and "6:30 PM" only if there are minutes. */
function clockOf(iso: string): Intl.DateTimeFormatOptions {
  return new Date(iso).getUTCMinutes() === 0 ? { hour: "numeric" } : { hour: "numeric", minute: "2-digit" };
}
