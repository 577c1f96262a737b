import { useSearchParams } from "react-router";
import { useAdvice, useAnalytics, useTrends } from "../../agent/queries.ts";
import { useCopySmartLink } from "../../agent/useCopySmartLink.ts";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { PageHead } from "../../components/page/PageHead.tsx";
import { ListAlert } from "../../components/states/ListAlert.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { AiPerformance } from "./AiPerformance.tsx";
import { FirstAnswers } from "./FirstAnswers.tsx";
import { Funnel } from "./Funnel.tsx";
import { LeadSources } from "./LeadSources.tsx";
import { LinkConversion } from "./LinkConversion.tsx";
import { PeriodPicker } from "./PeriodPicker.tsx";
import { periodQuery, readPeriod } from "./period.ts";
import { Hours, Languages, ResponseTime } from "./TimeCharts.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { UnansweredQuestions } from "./UnansweredQuestions.tsx";

const stacked = "grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden table:grid-rows-[auto_1fr]";

/** What to change first; then how renters become tenants, where they come from, and how well the assistant does. */
export function AnalyticsView() {
  const t = useTexts(catalogs);
  const [search, setSearch] = useSearchParams();
  const period = readPeriod(search);
  const query = periodQuery(period);
  const figures = useAnalytics(query);
  const trends = useTrends(query);
  const advice = useAdvice(query);
  return (
    <>
      <PageHead title={t("pageTitle")} description={t("pageDescription")} />
      <div className="flex flex-wrap items-center justify-between gap-3 pt-5 pb-4">
        <h1 className="display text-xl">{t("title")}</h1>
        <PeriodPicker
          period={period}
          shown={{ from: trends.data?.from ?? "", to: trends.data?.to ?? "" }}
          onChange={(next) => setSearch(periodQuery(next), { replace: true, preventScrollReset: true })}
        />
      </div>
      {(figures.isLoadingError || trends.isLoadingError || advice.isLoadingError) && (
        <div className="mb-4">
          <ListAlert
            title={t("failed")}
            retry={t("retry")}
            onRetry={() => void Promise.all([figures.refetch(), trends.refetch(), advice.refetch()])}
          />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 table:grid-cols-2">
        {trends.data?.days.every(({ views, leads }) => views + leads === 0) && <NothingYet />}
        {!advice.isLoadingError && (
          <div className={stacked}>
            <UnansweredQuestions advice={advice.data} />
            <FirstAnswers answers={advice.data?.firstAnswers} />
          </div>
        )}
        <div className={stacked}>
          {!advice.isLoadingError && <LinkConversion links={advice.data?.links} />}
          {!trends.isLoadingError && <Hours trends={trends.data} showingsEnd={advice.data?.showingsEnd ?? null} />}
        </div>
        {!trends.isLoadingError && <Funnel trends={trends.data} />}
        <div className={stacked}>
          {!figures.isLoadingError && <LeadSources sources={figures.data?.leadSources} />}
          {!trends.isLoadingError && <Languages trends={trends.data} />}
        </div>
        <div className={stacked}>
          {!figures.isLoadingError && !trends.isLoadingError && (
            <AiPerformance figures={figures.data} trends={trends.data} />
          )}
          {!trends.isLoadingError && <ResponseTime trends={trends.data} />}
        </div>
      </div>
    </>
  );
}

/** What would fill the charts, shown if there is no data yet. */
function NothingYet() {
  const t = useTexts(catalogs);
  const copy = useCopySmartLink();
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-l border border-line bg-card px-5 py-4 table:col-span-2">
      <div>
        <h2 className="text-lg font-semibold">{t("empty.title")}</h2>
        <p className="mt-0.5 text-ink-2">{t("empty.text")}</p>
      </div>
      {copy && (
        <button type="button" className={button("accent", "medium")} onClick={() => void copy()}>
          <Icon name="link" small />
          {t("empty.copy")}
        </button>
      )}
    </section>
  );
}
