import type { PreviewResponse } from "@llave/contract/agent/onboarding";
import { Icon } from "../../../components/Icon.tsx";
import { ScoreChip } from "../../../components/score/ScoreChip.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { slotLabel, slotText } from "../../../wording/slots.ts";
import { useOnboardingTexts } from "../useTexts.ts";

/** What the assistant understood about the tour's renter, as the agent sees it on the dashboard. */
export function TourLead({ lead, isComplete }: { lead: PreviewResponse["lead"]; isComplete: boolean }) {
  const t = useOnboardingTexts();
  const { language } = useLanguage();
  return (
    <section aria-labelledby="tour-lead" className="rounded-l border border-line bg-card">
      <div className="flex items-center justify-between gap-3 border-b border-line px-5 py-3.5">
        <h2 id="tour-lead" className="text-lg font-semibold">
          {t("tour.you")}
        </h2>
        {lead && <ScoreChip score={lead.score} status={lead.status} />}
      </div>
      {lead && lead.facts.length > 0 ? (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2.5 px-5 py-4 text-md">
          {lead.facts.map(({ slot, value }) => (
            <div key={slot} className="contents">
              <dt className="text-muted">{slotLabel(slot, language)}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{slotText(slot, value, language)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="px-5 py-6 text-md text-muted">{t("tour.you.empty")}</p>
      )}
      {isComplete && (
        <p role="status" className="flex items-start gap-2.5 border-t border-line px-5 py-3.5 text-md text-mint-ink">
          <Icon name="check" className="mt-px" />
          {t("tour.done")}
        </p>
      )}
    </section>
  );
}
