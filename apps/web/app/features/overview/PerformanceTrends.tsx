import { formatNumber } from "@llave/ui/translate";
import { useId } from "react";
import { useAnalytics } from "../../agent/queries.ts";
import { defaultTargets } from "../../agent/targets.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** Conversion, response time and satisfaction; a target in grey where too little happened to tell. */
export function PerformanceTrends() {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const id = useId();
  const { data } = useAnalytics();
  const conversion =
    data && formatNumber(language, data.conversionRate / 100, { style: "percent", maximumFractionDigits: 1 });
  const satisfaction = data?.satisfaction ?? defaultTargets.satisfaction;
  return (
    <section aria-labelledby={id} className="rounded-l border border-line bg-card">
      <header className="flex items-center justify-between gap-3 border-b border-line px-5 py-4">
        <h2 id={id} className="text-lg font-semibold">
          {t("trends.title")}
        </h2>
        <span className="text-sm text-muted">{t("trends.period")}</span>
      </header>
      <dl className="divide-y divide-line">
        <Trend label={t("trends.conversion")} value={conversion} measured />
        <Trend
          label={t("trends.response")}
          value={data && (data.avgResponseTime ?? defaultTargets.avgResponseTime)}
          measured={data?.avgResponseTime !== undefined}
        />
        <Trend
          label={t("trends.satisfaction")}
          value={data && `${satisfaction.toFixed(1)}/5.0`}
          measured={data?.satisfaction !== undefined}
        />
      </dl>
    </section>
  );
}

function Trend({ label, value, measured }: { label: string; value: string | undefined; measured: boolean }) {
  const t = useTexts(catalogues);
  return (
    <div className="px-5 py-3.5">
      <dt className="text-base text-ink-2">{label}</dt>
      <dd>
        <span className={`block text-xl font-semibold ${measured ? "" : "text-muted"}`}>
          {value ?? <span className="inline-block h-4 w-14 animate-pulse rounded-s bg-fill-2" />}
        </span>
        {value && !measured && <span className="block text-sm text-muted">{t("target")}</span>}
      </dd>
    </div>
  );
}
