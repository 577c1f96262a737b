import type { DashboardAnalytics } from "@llave/contract/agent/dashboard";
import { addedByAgent, importedByAgent } from "@llave/contract/leads/leads";
import { formatNumber } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { Bar } from "./charts/Bar.tsx";
import { ChartCard } from "./charts/ChartCard.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Where the period's leads came from: name, count and share. */
export function LeadSources({ sources }: { sources: DashboardAnalytics["leadSources"] | undefined }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const nameOf = (name: string) => {
    if (name === addedByAgent) return t("sources.added");
    if (name === importedByAgent) return t("sources.imported");
    if (name === "Direct") return t("sources.direct");
    return name === "Other" ? t("sources.other") : name;
  };
  const table = sources && {
    name: "lead-sources",
    columns: [t("sources.name"), t("sources.count"), t("sources.share")],
    rows: sources.map(({ name, count, percentage }) => [nameOf(name), count, `${percentage}%`]),
  };
  return (
    <ChartCard title={t("sources.title")} table={table}>
      {sources?.length === 0 && <p className="text-muted">{t("sources.empty")}</p>}
      <ul className="grid gap-3.5">
        {sources?.map(({ name, count, percentage }) => (
          <li key={name}>
            <p className="flex justify-between gap-3">
              <span className="min-w-0 truncate font-semibold">{nameOf(name)}</span>
              <span className="text-muted">
                {formatNumber(language, count)} · {percentage}%
              </span>
            </p>
            <Bar percent={percentage} />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
