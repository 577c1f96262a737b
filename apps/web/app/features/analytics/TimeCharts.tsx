import type { DashboardTrends } from "@llave/contract/agent/dashboard";
import type { Language } from "@llave/ui/language";
import { formatDate, formatNumber } from "@llave/ui/translate";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { Bar } from "./charts/Bar.tsx";
import { ChartCard } from "./charts/ChartCard.tsx";
import { Columns } from "./charts/Columns.tsx";
import { bestHour, rateOf } from "./hourRates.ts";
import { catalogs } from "./texts/catalogs.ts";
import type { en } from "./texts/en.ts";

type Props = { trends: DashboardTrends | undefined };

const dayText = (day: string, language: Language) =>
  formatDate(language, `${day}T12:00:00Z`, { month: "short", day: "numeric" });

/** How long a renter waited for the first answer, day by day. */
export function ResponseTime({ trends }: Props) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const days = trends?.days ?? [];
  const waits = days.map(({ responseSeconds }) => responseSeconds);
  const measured = days.filter(({ responseSeconds }) => responseSeconds !== null);
  const longest = Math.max(0, ...waits.map((wait) => wait ?? 0));
  const middle = days[Math.floor(days.length / 2)];
  const day = (entry: { day: string } | undefined) => (entry ? dayText(entry.day, language) : "");
  return (
    <ChartCard
      title={t("response.title")}
      summary={trends && summaryOf(trends.response, t)}
      table={
        trends && {
          name: "response-time",
          columns: [t("day"), t("response.seconds")],
          rows: measured.map((entry) => [entry.day, entry.responseSeconds ?? 0]),
          nameOf: (day) => dayText(day, language),
        }
      }
    >
      {measured.length === 0 ? (
        <p className="text-muted">{trends ? t("response.empty") : ""}</p>
      ) : (
        <Columns
          values={waits}
          labels={[day(days[0]), day(middle), day(days.at(-1))]}
          top={t("response.longest", { seconds: longest })}
        />
      )}
    </ChartCard>
  );
}

function summaryOf(
  { seconds, of, needed }: DashboardTrends["response"],
  t: ReturnType<typeof useTexts<typeof en>>,
): string {
  if (seconds === null) return t("response.missing", { of, needed });
  return t("response.mean", { seconds, of });
}

/** The languages renters write in. */
export function Languages({ trends }: Props) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const counts = trends?.languages ?? { en: 0, es: 0 };
  const all = counts.en + counts.es;
  const shareOf = (count: number) => (all === 0 ? 0 : Math.round((count / all) * 100));
  const lines = (["en", "es"] as const).map((key) => ({ key, count: counts[key], share: shareOf(counts[key]) }));
  return (
    <ChartCard
      title={t("languages.title")}
      table={
        trends && {
          name: "languages",
          columns: [t("languages.name"), t("sources.count"), t("sources.share")],
          rows: (all === 0 ? [] : lines).map(({ key, count, share }) => [t(`languages.${key}`), count, `${share}%`]),
        }
      }
    >
      {trends && all === 0 && <p className="text-muted">{t("sources.empty")}</p>}
      {all > 0 && (
        <ul className="grid gap-3.5">
          {lines.map(({ key, count, share }) => (
            <li key={key}>
              <p className="flex justify-between gap-3">
                <span className="font-semibold">{t(`languages.${key}`)}</span>
                <span className="text-muted">
                  {formatNumber(language, count)} · {share}%
                </span>
              </p>
              <Bar percent={share} />
            </li>
          ))}
        </ul>
      )}
    </ChartCard>
  );
}

/** From this share of leads after the last showing on, in percent, the chart suggests other hours. */
const manyAfterHours = 25;

/**
 * The hours of the day when leads come in, and how many of an hour's conversations become leads: when it pays to have
 * the phone at hand, and to show homes.
 */
export function Hours({ trends, showingsEnd }: Props & { showingsEnd: number | null }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const hours = trends?.hours ?? [];
  const talks = trends?.conversationHours ?? [];
  const best = bestHour(talks);
  const most = Math.max(0, ...hours);
  const after = showingsEnd === null ? 0 : shareAfter(hours, showingsEnd);
  const hourText = (hour: number) =>
    formatDate(language, new Date(Date.UTC(2026, 0, 1, hour)), { hour: "numeric", timeZone: "UTC" });
  return (
    <ChartCard
      title={t("hours.title")}
      summary={
        trends && most > 0 && t("hours.busiest", { hour: together(hourText(hours.indexOf(most))), of: trends.hoursOf })
      }
      table={
        trends && {
          name: "hours",
          columns: [t("hours.hour"), t("sources.count"), t("hours.conversations"), t("hours.rate")],
          rows: (most === 0 && talks.every(({ conversations }) => conversations === 0) ? [] : hours).map(
            (count, hour) => {
              const counts = talks[hour] ?? { conversations: 0, leads: 0 };
              const rate = rateOf(counts);
              return [hourText(hour), count, counts.conversations, rate === null ? "" : `${rate}%`];
            },
          ),
        }
      }
    >
      {most === 0 ? (
        <p className="text-muted">{trends ? t("sources.empty") : ""}</p>
      ) : (
        <Columns
          values={hours}
          labels={[hourText(0), hourText(12), hourText(23)]}
          top={t("hours.top", { count: most })}
        />
      )}
      {best && (
        <p className="mt-4 border-t border-line pt-4">
          {t("hours.best", { hour: together(hourText(best.hour)), rate: best.rate, of: best.of })}
        </p>
      )}
      {showingsEnd !== null && after >= manyAfterHours && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="min-w-0 flex-1 basis-56">{t("hours.after", { share: after, hour: hourText(showingsEnd) })}</p>
          <Link to={paths.settings.availability} className={button("line", "small")}>
            {t("hours.change")}
          </Link>
        </div>
      )}
    </ChartCard>
  );
}

/** The share of leads that came in from an hour on, in whole percent. */
function shareAfter(hours: readonly number[], hour: number): number {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const all = sum(hours);
  return all === 0 ? 0 : Math.round((sum(hours.slice(hour)) / all) * 100);
}

/** Keeps "3 p. m." on one line. */
function together(text: string): string {
  return text.replaceAll(" ", "\u00a0");
}
