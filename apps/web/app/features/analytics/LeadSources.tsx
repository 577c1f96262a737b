import type { DashboardAnalytics } from "@llave/contract/dashboard";
import { formatNumber } from "@llave/ui/translate";
import { Card } from "../../components/Card.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { Bar } from "./Bar.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** Where the period's leads came from: name, count and share. */
export function LeadSources({ sources }: { sources: DashboardAnalytics["leadSources"] | undefined }) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  return (
    <Card title={t("sources.title")}>
      {sources?.length === 0 && <p className="pt-3 text-muted">{t("sources.empty")}</p>}
      <ul className="mt-3 grid gap-3.5">
        {sources?.map(({ name, count, percentage }) => (
          <li key={name}>
            <p className="flex justify-between gap-3">
              <span className="min-w-0 truncate font-semibold">{name === "Direct" ? t("sources.direct") : name}</span>
              <span className="text-muted">
                {formatNumber(language, count)} · {percentage}%
              </span>
            </p>
            <Bar percent={percentage} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
