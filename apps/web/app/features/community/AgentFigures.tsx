import type { CommunityAgent } from "@llave/contract/site/community";
import { formatNumber } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Rating, deals, response time and experience. A figure without data says so, or isn't shown. */
export function AgentFigures({ agent }: { agent: CommunityAgent }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { rating, deals, responseTime, experience } = agent;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      <Figure label={t("rating")}>
        {rating === null ? (
          <span className="text-base font-medium text-muted">{t("rating.none")}</span>
        ) : (
          <>
            <Icon name="star" small className="fill-orange! text-orange-ink" />
            {formatNumber(language, rating, { minimumFractionDigits: 1 })}
          </>
        )}
      </Figure>
      {deals !== null && <Figure label={t("deals")}>{formatNumber(language, deals)}</Figure>}
      {responseTime !== null && <Figure label={t("responseTime")}>{t("minutes", { count: responseTime })}</Figure>}
      {experience !== null && <Figure label={t("experience")}>{t("years", { count: experience })}</Figure>}
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex items-center gap-1.5 text-lg font-semibold">{children}</dd>
    </div>
  );
}
