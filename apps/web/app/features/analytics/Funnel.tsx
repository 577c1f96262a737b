import type { DashboardTrends } from "@llave/contract/agent/dashboard";
import { formatNumber } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { Bar } from "./charts/Bar.tsx";
import { ChartCard } from "./charts/ChartCard.tsx";
import { funnelOf } from "./funnelSteps.ts";
import { catalogs } from "./texts/catalogs.ts";

/** From a view to a lease. Each step's share is of the step before, with its base beside it. */
export function Funnel({ trends }: { trends: DashboardTrends | undefined }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const steps = trends ? funnelOf(trends.days) : [];
  const most = Math.max(1, ...steps.map(({ count }) => count));
  const number = (value: number) => formatNumber(language, value);
  const table = trends && {
    name: "funnel",
    columns: [t("funnel.step"), t("count"), t("funnel.share")],
    rows: steps.map((step) => [t(`funnel.${step.key}`), step.count, step.share === null ? "" : `${step.share}%`]),
  };
  return (
    <ChartCard title={t("funnel.title")} summary={t("funnel.text")} table={table} className="table:col-span-2">
      <ol className="grid gap-3.5">
        {steps.map((step) => (
          <li
            key={step.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 table:grid-cols-[160px_minmax(0,1fr)_220px] table:items-center"
          >
            <span className="font-semibold">{t(`funnel.${step.key}`)}</span>
            <span className="order-3 max-table:col-span-2 table:order-none table:-mt-1.5">
              <Bar percent={(step.count / most) * 100} />
            </span>
            <span className="flex items-baseline justify-end gap-2.5">
              {step.share !== null && (
                <span className="text-sm text-muted">
                  {t("funnel.of", {
                    share: step.share,
                    base: number(step.base),
                    step: t(`funnel.${step.before}`).toLowerCase(),
                  })}
                </span>
              )}
              <b className="min-w-8 text-right font-semibold">{number(step.count)}</b>
            </span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
