import { useAnalytics } from "../../agent/queries.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { AiPerformance } from "./AiPerformance.tsx";
import { LeadSources } from "./LeadSources.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** Where leads come from and how well the assistant does. */
export function AnalyticsView() {
  const t = useTexts(catalogues);
  const { data } = useAnalytics();
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <h1 className="pt-4 pb-3 display text-xl">{t("title")}</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 table:grid-cols-2">
        <LeadSources sources={data?.leadSources} />
        <AiPerformance figures={data} />
      </div>
    </>
  );
}
