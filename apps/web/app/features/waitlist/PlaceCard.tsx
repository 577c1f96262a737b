import type { OwnPlace } from "@llave/contract/site/waitlist";
import type { ReactNode } from "react";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { ReferralLink } from "./ReferralLink.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Position, wait, referrals and the link that moves you up. */
export function PlaceCard({ place, example }: { place: OwnPlace; example: boolean }) {
  const t = useTexts(catalogs);
  const { position, estimatedDays, referrals } = place;
  return (
    <section
      aria-label={example ? t("example") : t("title")}
      className={`rounded-[20px] border bg-card ${example ? "border-dashed border-field" : "border-line"}`}
    >
      {example && (
        <p className="border-b border-dashed border-field px-5 py-3 phone:px-6">
          <span className="rounded-full bg-orange-wash px-3 py-1 text-sm font-semibold text-orange-ink">
            {t("example")}
          </span>
        </p>
      )}
      <dl className="grid phone:grid-cols-3">
        {position !== null && (
          <Figure label={t("position")} value={<span className="text-[3rem] leading-none">#{position}</span>} />
        )}
        {position !== null && <Wait days={estimatedDays} />}
        <Figure label={t("referrals")} value={String(referrals)} />
      </dl>
      <div className="border-t border-line px-5 py-5 phone:px-6">
        <h2 className="display text-xl">{t("referral.title")}</h2>
        <div className="mt-1">
          <ReferralLink link={place.referralLink} />
        </div>
      </div>
    </section>
  );
}

/** The estimated wait, or that too few people were invited to estimate it. */
function Wait({ days }: { days: number | null }) {
  const t = useTexts(catalogs);
  if (days !== null) return <Figure label={t("days")} value={t("days.value", { count: days })} />;
  return (
    <Figure
      label={t("days")}
      value={
        <>
          <span className="text-lg text-ink-2">{t("days.unknown")}</span>
          <span className="mt-1 block font-body text-sm font-normal tracking-normal text-muted">
            {t("days.unknown.text")}
          </span>
        </>
      }
    />
  );
}

function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line px-5 py-4 not-first:border-t phone:block phone:px-6 phone:py-6 phone:not-first:border-t-0 phone:not-first:border-l">
      <dt className="text-md text-muted">{label}</dt>
      <dd className="display text-[1.75rem] leading-tight phone:mt-2">{value}</dd>
    </div>
  );
}
