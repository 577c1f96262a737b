import type { DashboardAnalytics, DashboardTrends } from "@llave/contract/agent/dashboard";
import { defaultTargets } from "../../agent/targets.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Bar } from "./charts/Bar.tsx";
import { ChartCard } from "./charts/ChartCard.tsx";
import { catalogs } from "./texts/catalogs.ts";

const figureNames = ["aiAccuracy", "qualificationRate", "completionRate"] as const;
/** What each figure is a share of. */
const bases = { aiAccuracy: "accuracy", qualificationRate: "qualification", completionRate: "completion" } as const;

interface AiPerformanceProps {
  figures: DashboardAnalytics | undefined;
  trends: DashboardTrends | undefined;
}

/** How well the assistant does; a gray target if there is too little data. */
export function AiPerformance({ figures, trends }: AiPerformanceProps) {
  const t = useTexts(catalogs);
  const table = figures && {
    name: "ai-performance",
    columns: [t("ai.name"), t("ai.value")],
    rows: figureNames.map((name) => [
      t(`ai.${name}`),
      figures[name] === undefined ? `${defaultTargets[name]}% (${t("target").toLowerCase()})` : `${figures[name]}%`,
    ]),
  };
  return (
    <ChartCard title={t("ai.title")} table={table}>
      <ul className="grid gap-3.5">
        {figureNames.map((name) => {
          const measured = figures?.[name];
          const value = measured ?? defaultTargets[name];
          const base = trends?.[bases[name]];
          return (
            <li key={name}>
              <p className="flex justify-between gap-3">
                <span className="font-semibold">{t(`ai.${name}`)}</span>
                <span className={measured === undefined ? "text-muted" : "font-semibold"}>
                  {figures ? `${value}%` : "–"}
                </span>
              </p>
              <Bar percent={figures ? value : 0} muted={measured === undefined} />
              {figures && (
                <p className="mt-1 text-sm text-muted">
                  {measured === undefined ? t("target") : base && t(`ai.${name}.base`, { of: base.of })}
                  {measured === undefined &&
                    base &&
                    `: ${t(`ai.${name}.missing`, { of: base.of, needed: base.needed })}`}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </ChartCard>
  );
}
