import type { DashboardAnalytics, TrendDay } from "@llave/contract/agent/dashboard";
import type { Language } from "@llave/ui/language";
import { formatMoney, formatNumber, type Translate } from "@llave/ui/translate";
import { useAnalytics, useDashboardFigures, useTrends } from "../../agent/queries.ts";
import { Sparkline } from "../../components/charts/Sparkline.tsx";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { viewsForConversion } from "../../wording/conversion.ts";
import { catalogs } from "./texts/catalogs.ts";
import type { en } from "./texts/en.ts";

interface Stat {
  key: "activeLeads" | "revenue" | "views" | "conversion";
  value: string;
  /** The whole that the value is a part of, shown where another count on the screen includes it. */
  whole?: string;
  /** Shown instead of a figure that has no data yet. */
  words?: string;
  /** The second figure, separate from its text so that growth can be colored. */
  change?: { text: string; color: string };
  note: string;
  /** Its trend over the last 30 days. */
  course: readonly number[];
}

/**
 * The four headline figures. The Overview shows them as cards; above Analytics they are one line, which phones leave
 * out.
 */
export function StatCards({ folded }: { folded: boolean }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const figures = useAnalytics();
  const { data: trends } = useTrends();
  const leads = useDashboardFigures().data?.leads;
  const { data } = figures;
  const stats = data ? statsOf(data, trends?.days ?? [], language, t) : skeletons;
  if (data) sayWhatIsMissing(stats, data, t);
  // The Leads tab counts all of them.
  const [active] = stats;
  if (active && data && leads !== undefined && leads > data.activeLeads) {
    active.whole = t("stats.activeLeads.of", { count: leads });
  }
  const grid = folded
    ? "mt-4 hidden overflow-hidden rounded-m border border-line bg-card phone:grid phone:grid-cols-2 wide:grid-cols-4"
    : "mt-4 grid grid-cols-2 gap-px overflow-hidden rounded-l border border-line bg-line wide:grid-cols-4 wide:gap-4 wide:overflow-visible wide:rounded-none wide:border-0 wide:bg-transparent";
  if (figures.isLoadingError) {
    // Analytics has its own.
    if (folded) return null;
    return (
      <div className="mt-4">
        <PartFailed name={t("stats.label")} of={[figures]} />
      </div>
    );
  }
  return (
    <dl aria-label={t("stats.label")} aria-busy={!data} className={grid}>
      {stats.map((stat) => (folded ? <Line key={stat.key} stat={stat} /> : <Card key={stat.key} stat={stat} />))}
    </dl>
  );
}

const skeletons: Stat[] = (["activeLeads", "revenue", "views", "conversion"] as const).map((key) => ({
  key,
  value: "",
  note: "",
  course: [],
}));

type Texts = Translate<keyof typeof en>;

function statsOf(data: DashboardAnalytics, days: readonly TrendDay[], language: Language, t: Texts): Stat[] {
  const count = (value: number) => formatNumber(language, value);
  return [
    {
      key: "activeLeads",
      value: count(data.activeLeads),
      change: growthOf(data.leadsGrowth, language),
      note: t("stats.thisMonth"),
      course: running(days, "leads"),
    },
    {
      key: "revenue",
      value: formatMoney(language, data.revenue30d),
      change: growthOf(data.revenueGrowth, language),
      note: t("stats.vsLastMonth"),
      course: running(days, "revenue"),
    },
    {
      key: "views",
      value: count(data.smartLinkViews),
      note: t("stats.viewsToday", { count: data.viewsToday }),
      course: days.map(({ views }) => views),
    },
    {
      key: "conversion",
      value: percentText(data.conversionRate, language),
      note: t("stats.industry"),
      course: running(days, "qualified"),
    },
  ];
}

/** Text for figures that have no data yet, each until its own first event. */
function sayWhatIsMissing(stats: Stat[], data: DashboardAnalytics, t: Texts): void {
  const begun = {
    activeLeads: data.activeLeads > 0 || data.leadsGrowth !== 0,
    revenue: data.revenue30d > 0 || data.revenueGrowth !== 0,
    views: data.smartLinkViews > 0,
    conversion: data.smartLinkViews >= viewsForConversion,
  };
  for (const stat of stats) {
    if (!begun[stat.key]) stat.words = t(`stats.${stat.key}.none`, { count: viewsForConversion });
  }
}

/** A count's growth, day by day. */
function running(days: readonly TrendDay[], name: "leads" | "revenue" | "qualified"): number[] {
  let sum = 0;
  return days.map((day) => {
    sum += day[name];
    return sum;
  });
}

function growthOf(percent: number, language: Language): { text: string; color: string } {
  const sign = { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 } as const;
  return {
    text: formatNumber(language, percent / 100, sign),
    color: percent > 0 ? "text-mint-ink" : percent < 0 ? "text-danger" : "",
  };
}

function percentText(percent: number, language: Language): string {
  return formatNumber(language, percent / 100, { style: "percent", maximumFractionDigits: 1 });
}

function Card({ stat }: { stat: Stat }) {
  const t = useTexts(catalogs);
  return (
    <div className="relative bg-card px-4 py-3.5 wide:rounded-l wide:border wide:border-line wide:px-[18px]">
      <dt className="text-sm text-ink-2 phone:text-base">{t(`stats.${stat.key}`)}</dt>
      {stat.words !== undefined && <dd className="mt-1 text-base leading-5 font-semibold">{stat.words}</dd>}
      <dd className={stat.words === undefined ? "" : "hidden"}>
        <span className="mt-0.5 inline-block text-[1.375rem] leading-8 font-semibold wide:text-[1.6875rem]">
          {stat.value || <span className="inline-block h-5 w-16 animate-pulse rounded-s bg-fill-2" />}
        </span>
        {stat.whole !== undefined && <span className="ml-1.5 text-base text-muted">{stat.whole}</span>}
        <Note stat={stat} />
        {stat.course.some((value) => value > 0) && (
          <Sparkline
            values={stat.course}
            className="pointer-events-none absolute right-4 bottom-4 hidden h-9 w-[92px] table:block"
          />
        )}
      </dd>
    </div>
  );
}

function Line({ stat }: { stat: Stat }) {
  const t = useTexts(catalogs);
  return (
    <div className="flex min-h-11 items-center gap-2 border-line px-4 not-last:border-r max-wide:nth-[-n+2]:border-b max-wide:even:border-r-0">
      <dt className="text-sm text-ink-2">{t(`stats.${stat.key}`)}</dt>
      {stat.words !== undefined && <dd className="min-w-0 truncate text-sm font-semibold">{stat.words}</dd>}
      <dd
        className={`min-w-0 flex-1 items-center justify-between gap-2 ${stat.words === undefined ? "flex" : "hidden"}`}
      >
        <b className="text-md font-semibold">
          {stat.value || <span className="inline-block h-3 w-10 animate-pulse rounded-full bg-fill-2" />}
        </b>
        <Note stat={stat} />
      </dd>
    </div>
  );
}

function Note({ stat }: { stat: Stat }) {
  return (
    <span className="block min-h-[18px] text-sm text-muted phone:truncate">
      {stat.change && <b className={`font-semibold ${stat.change.color}`}>{stat.change.text}</b>} {stat.note}
    </span>
  );
}
