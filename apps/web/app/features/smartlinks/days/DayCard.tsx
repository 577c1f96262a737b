import type { SmartLinkDay } from "@llave/contract/chat/smartlink";
import { formatDate, formatNumber } from "@llave/ui/translate";
import { type ReactNode, useState } from "react";
import { Card } from "../../../components/Card.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { ListAlert } from "../../../components/states/ListAlert.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { useLinkDays } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { type DayCount, dayCounts } from "./chartLine.ts";
import { DayChart } from "./DayChart.tsx";

const periods = [7, 30, 90] as const;

/** A link's counts day by day, as a chart or a table. */
export function DayCard({ linkId }: { linkId: string }) {
  const t = useTexts(catalogs);
  const [period, setPeriod] = useState<(typeof periods)[number]>(30);
  const [count, setCount] = useState<DayCount>("views");
  const [asTable, setAsTable] = useState(false);
  const { data: days, isLoadingError, refetch } = useLinkDays(linkId, period);
  return (
    <Card
      title={t("chart.title")}
      end={
        <button
          type="button"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-s px-2 text-sm font-semibold hover:bg-fill phone:min-h-8"
        >
          <Icon name={asTable ? "chart" : "table"} small />
          {t(asTable ? "chart.chart" : "chart.table")}
        </button>
      }
    >
      <div className="mt-3 flex flex-wrap gap-2">
        {!asTable && (
          <Choices label={t("chart.figure")}>
            {dayCounts.map((name) => (
              <Choice key={name} chosen={name === count} text={t(name)} onChoose={() => setCount(name)} />
            ))}
          </Choices>
        )}
        <Choices label={t("chart.period")}>
          {periods.map((days) => (
            <Choice
              key={days}
              chosen={days === period}
              text={t("chart.days", { count: days })}
              onChoose={() => setPeriod(days)}
            />
          ))}
        </Choices>
      </div>
      {isLoadingError && (
        <div className="mt-4">
          <ListAlert title={t("load.title")} text={t("load.text")} retry={t("retry")} onRetry={() => void refetch()} />
        </div>
      )}
      {!days && !isLoadingError && <div className="mt-4 h-56 animate-pulse rounded-m bg-fill" aria-hidden="true" />}
      {days && (asTable ? <DayTable days={days} /> : <DayChart days={days} count={count} />)}
    </Card>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset aria-label={label} className="flex rounded-[10px] bg-fill-2 p-0.5">
      {children}
    </fieldset>
  );
}

function Choice(props: { chosen: boolean; text: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={props.chosen}
      onClick={props.onChoose}
      className="inline-flex h-7 items-center rounded-[8px] px-2.5 text-sm font-semibold text-ink-2 max-phone:h-11 aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1"
    >
      {props.text}
    </button>
  );
}

const cell = "border-b border-line px-1.5 py-2 text-right phone:px-3";

/** The same counts as numbers, newest day first. */
function DayTable({ days }: { days: readonly SmartLinkDay[] }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="mt-4 max-h-80 overflow-auto" tabIndex={0} aria-label={t("chart.table")}>
      <table className="w-full border-collapse">
        <thead className="sticky top-0 bg-card text-sm text-muted">
          <tr>
            <th className={`${cell} text-left font-medium`}>{t("chart.day")}</th>
            <th className={`${cell} font-medium`}>{t("views")}</th>
            <th className={`${cell} font-medium`}>{t("chart.scans")}</th>
            <th className={`${cell} font-medium`}>{t("conversations")}</th>
            <th className={`${cell} font-medium`}>{t("leads")}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day}>
              <th scope="row" className={`${cell} text-left font-normal whitespace-nowrap`}>
                {formatDate(language, `${day.day}T12:00:00Z`, { day: "numeric", month: "short" })}
              </th>
              {[day.views, day.scans, day.conversations, day.leads].map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change position
                <td key={index} className={cell}>
                  {formatNumber(language, value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
