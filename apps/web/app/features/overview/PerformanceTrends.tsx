import type { DashboardTrends } from "@llave/contract/agent/dashboard";
import { formatNumber } from "@llave/ui/translate";
import { type ReactNode, useId } from "react";
import { useAnalytics, useTrends } from "../../agent/queries.ts";
import { defaultTargets } from "../../agent/targets.ts";
import { MiniBars } from "../../components/charts/MiniBars.tsx";
import { Progress } from "../../components/charts/Progress.tsx";
import { Sparkline } from "../../components/charts/Sparkline.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { viewsForConversion } from "../../wording/conversion.ts";
import { conversionSteps, responseSteps } from "./series.ts";
import { catalogs } from "./texts/catalogs.ts";

const chart = "h-10 w-[104px] flex-none";
/** Specification, section 9. Percent. */
const industryConversion = 2.3;

/** Conversion, response time and satisfaction; a gray target if there is too little data. */
export function PerformanceTrends() {
  const t = useTexts(catalogs);
  const id = useId();
  const course = useTrends();
  const figures = useAnalytics();
  const trends = course.data;
  if (course.isLoadingError || figures.isLoadingError) {
    return <PartFailed name={t("trends.title")} of={[course, figures]} />;
  }
  return (
    <section aria-labelledby={id} className="rounded-l border border-line bg-card">
      <header className="flex items-center justify-between gap-3 border-b border-line px-5 py-4">
        <h2 id={id} className="text-lg font-semibold">
          {t("trends.title")}
        </h2>
        <span className="text-sm text-muted">{t("trends.period")}</span>
      </header>
      <dl className="divide-y divide-line">
        <Conversion trends={trends} />
        <ResponseTime trends={trends} />
        <Satisfaction trends={trends} />
      </dl>
    </section>
  );
}

function Conversion({ trends }: { trends: DashboardTrends | undefined }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { data } = useAnalytics();
  const format = { style: "percent", maximumFractionDigits: 1 } as const;
  const sum = (name: "views" | "qualified") => trends?.days.reduce((total, day) => total + day[name], 0) ?? 0;
  const few = t("trends.conversion.few", { count: viewsForConversion });
  const rate = data && formatNumber(language, data.conversionRate / 100, format);
  return (
    <Trend
      label={t("trends.conversion")}
      value={trends && sum("views") < viewsForConversion ? few : rate}
      note={
        trends &&
        t("trends.conversion.base", {
          leads: sum("qualified"),
          views: t("trends.conversion.views", { count: sum("views") }),
        })
      }
    >
      {trends && <Sparkline values={conversionSteps(trends.days)} level={industryConversion} className={chart} />}
    </Trend>
  );
}

function ResponseTime({ trends }: { trends: DashboardTrends | undefined }) {
  const t = useTexts(catalogs);
  const { data } = useAnalytics();
  const measured = data?.avgResponseTime;
  const missing = trends && t("trends.missing.answers", { of: trends.response.of, needed: trends.response.needed });
  return (
    <Trend
      label={t("trends.response")}
      value={data && (measured ?? defaultTargets.avgResponseTime)}
      target={data !== undefined && measured === undefined}
      note={measured === undefined ? missing : t("trends.response.base")}
    >
      {trends && measured !== undefined && <MiniBars values={responseSteps(trends.days)} className={chart} />}
      {trends && measured === undefined && (
        <Progress done={trends.response.of} of={trends.response.needed} className="w-[104px] flex-none" />
      )}
    </Trend>
  );
}

function Satisfaction({ trends }: { trends: DashboardTrends | undefined }) {
  const t = useTexts(catalogs);
  const { data } = useAnalytics();
  const measured = data?.satisfaction;
  const ratings = trends?.satisfaction;
  const missing = ratings && t("trends.missing.ratings", { of: ratings.of, needed: ratings.needed });
  const wishes = ratings?.reasons.map(({ reason, count }) => t(`trends.wish.${reason}`, { count }));
  return (
    <Trend
      label={t("trends.satisfaction")}
      value={data && `${(measured ?? defaultTargets.satisfaction).toFixed(1)}/5.0`}
      target={data !== undefined && measured === undefined}
      note={measured === undefined ? missing : t("trends.satisfaction.base", { count: ratings?.of ?? 0 })}
      more={wishes && wishes.length > 0 ? t("trends.wishes", { reasons: wishes.join(", ") }) : undefined}
    >
      {ratings && <Progress done={ratings.of} of={ratings.needed} className="w-[104px] flex-none" />}
    </Trend>
  );
}

interface TrendProps {
  label: string;
  /** Undefined until it is known. */
  value: string | undefined;
  /** True if the value is the product's target because there is too little data. */
  target?: boolean;
  note: string | undefined;
  /** A second line below the note. */
  more?: string | undefined;
  children: ReactNode;
}

function Trend({ label, value, target = false, note, more, children }: TrendProps) {
  const t = useTexts(catalogs);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3.5">
      <dt className="text-base text-ink-2">{label}</dt>
      <dd className="col-start-1">
        <span className={`block text-xl font-semibold ${target ? "text-muted" : ""}`}>
          {value ?? <span className="inline-block h-4 w-14 animate-pulse rounded-s bg-fill-2" />}
        </span>
        <span className="block min-h-[18px] text-sm text-muted">
          {target && `${t("target")}: `}
          {note}
        </span>
        {more && <span className="block text-sm text-muted">{more}</span>}
      </dd>
      <dd aria-hidden="true" className="col-start-2 row-span-2 row-start-1">
        {children}
      </dd>
    </div>
  );
}
