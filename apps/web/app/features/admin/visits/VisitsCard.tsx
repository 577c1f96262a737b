import { type VisitFigures, visitPeriods } from "@llave/contract/site/pageViews";
import { formatNumber } from "@llave/ui/translate";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { Card } from "../../../components/Card.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { DayChart } from "./DayChart.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { OriginTable, PageTable, ReferrerTable } from "./VisitTables.tsx";

/** How many people the public site brought to the waitlist, and from where. */
export function VisitsCard() {
  const t = useTexts(catalogs);
  const [days, setDays] = useState<number>(30);
  const { data, isError, refetch } = useQuery<VisitFigures>({
    queryKey: [`/api/admin/visits?days=${days}`],
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <Card title={t("title")} end={<Period days={days} onChange={setDays} />}>
      {isError && (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-3 text-md text-danger">
          {t("failed")}
          <button type="button" className={button("line", "small")} onClick={() => void refetch()}>
            {t("retry")}
          </button>
        </p>
      )}
      {!data && !isError && <div className="mt-4 h-40 animate-pulse rounded-m bg-fill-2" />}
      {data && <Figures figures={data} />}
    </Card>
  );
}

function Period({ days, onChange }: { days: number; onChange(days: number): void }) {
  const t = useTexts(catalogs);
  return (
    <select
      aria-label={t("period")}
      value={days}
      onChange={(event) => onChange(Number(event.target.value))}
      className="h-11 rounded-[10px] border border-field bg-card px-3 text-base font-medium phone:h-9"
    >
      {visitPeriods.map((period) => (
        <option key={period} value={period}>
          {t("days", { days: period })}
        </option>
      ))}
    </select>
  );
}

function Figures({ figures }: { figures: VisitFigures }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <>
      <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        {(["visits", "views", "signUps"] as const).map((figure) => (
          <div key={figure} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{t(figure)}</dt>
            <dd className="text-[1.375rem] leading-8 font-semibold">{formatNumber(language, figures[figure])}</dd>
          </div>
        ))}
      </dl>
      {figures.views === 0 && figures.signUps === 0 ? (
        <p className="mt-4 text-md text-muted">{t("empty")}</p>
      ) : (
        <>
          <DayChart figures={figures} />
          <div className="mt-5 grid gap-x-8 gap-y-6 wide:grid-cols-2">
            <OriginTable kind="source" rows={figures.bySource} />
            <OriginTable kind="campaign" rows={figures.byCampaign} />
            <ReferrerTable rows={figures.byReferrer} />
            <PageTable rows={figures.byPath} />
          </div>
        </>
      )}
      <p className="mt-4 max-w-[90ch] text-sm text-muted">{t("note")}</p>
    </>
  );
}
