import type { DashboardAdvice } from "@llave/contract/agent/dashboard";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { Bar } from "./charts/Bar.tsx";
import { ChartCard } from "./charts/ChartCard.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** How long renters waited for the first answer, by who gave it. */
export function FirstAnswers({ answers }: { answers: DashboardAdvice["firstAnswers"] | undefined }) {
  const t = useTexts(catalogs);
  const longest = Math.max(1, ...(answers ?? []).map(({ seconds }) => seconds ?? 0));
  return (
    <ChartCard
      title={t("answers.title")}
      summary={answers && answers.length > 0 && t("answers.summary")}
      table={
        answers && {
          name: "first-answers",
          columns: [t("answers.by"), t("response.seconds"), t("funnel.conversations")],
          rows: answers.map(({ by, seconds, conversations }) => [t(`answers.${by}`), seconds ?? "", conversations]),
        }
      }
    >
      {answers?.length === 0 && <p className="text-muted">{t("answers.empty")}</p>}
      <ul className="grid gap-3.5">
        {answers?.map(({ by, seconds, conversations }) => (
          <li key={by}>
            <p className="flex justify-between gap-3">
              <span className="font-semibold">{t(`answers.${by}`)}</span>
              <span className="text-muted">
                {seconds !== null && `${waitText(seconds)} · `}
                {t("answers.count", { count: conversations })}
              </span>
            </p>
            <Bar percent={((seconds ?? 0) / longest) * 100} />
          </li>
        ))}
      </ul>
    </ChartCard>
  );
}

/** A wait in its largest unit: 1 s, 38 s, 6 min, 3 h. The units read the same in both languages. */
function waitText(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, seconds)} s`;
  return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
