import type { DashboardAdvice } from "@llave/contract/agent/dashboard";
import { formatNumber } from "@llave/ui/translate";
import { Link } from "react-router";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { conversionOf, conversionText } from "../../wording/conversion.ts";
import { Bar } from "./charts/Bar.tsx";
import { ChartCard } from "./charts/ChartCard.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Which SmartLinks turn views into leads. */
export function LinkConversion({ links }: { links: DashboardAdvice["links"] | undefined }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const number = (value: number) => formatNumber(language, value);
  const lines = (links ?? []).map((link) => ({
    ...link,
    share: conversionOf(link),
    percent: conversionText(link, language),
  }));
  return (
    <ChartCard
      title={t("links.title")}
      summary={lines.length > 0 && t("links.summary")}
      table={
        links && {
          name: "links",
          columns: [t("links.name"), t("funnel.views"), t("sources.count"), t("sources.share")],
          rows: lines.map(({ name, views, leads, percent }) => [name, views, leads, percent ?? "–"]),
        }
      }
    >
      {links?.length === 0 && <p className="text-muted">{t("links.empty")}</p>}
      <ul className="grid gap-3.5">
        {lines.map(({ id, name, views, leads, share, percent }) => (
          <li key={id}>
            <p className="flex justify-between gap-3">
              <Link to={paths.smartLink(id)} className="min-w-0 truncate font-semibold hover:underline">
                {name}
              </Link>
              <span className="flex-none text-muted">
                {[t("links.of", { leads: number(leads), views: number(views) }), percent].filter(Boolean).join(" · ")}
              </span>
            </p>
            {share !== null && <Bar percent={share * 100} />}
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}
