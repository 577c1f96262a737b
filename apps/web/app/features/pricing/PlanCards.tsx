import {
  annualTotal,
  type PricingFeature,
  type PricingPlanId,
  popularPricingPlan,
  pricingFeatures,
  pricingPlanIds,
  pricingPlans,
} from "@llave/contract/account/plans";
import { formatMoney } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { shownWhen } from "./Billing.tsx";
import { catalogs } from "./texts/catalogs.ts";

const shapes: Record<PricingPlanId, string> = {
  starter: "table:rounded-r-none table:border-r-0",
  professional: "",
  enterprise: "table:rounded-l-none table:border-l-0",
};

/** The three plans, the popular one in front of the others. */
export function PlanCards() {
  return (
    <div className="grid items-stretch gap-4 table:grid-cols-[1fr_1.12fr_1fr] table:gap-0">
      {pricingPlanIds.map((plan) => (
        <PlanCard key={plan} plan={plan} />
      ))}
    </div>
  );
}

function PlanCard({ plan }: { plan: PricingPlanId }) {
  const t = useTexts(catalogs);
  const popular = plan === popularPricingPlan;
  const look = popular
    ? "bg-night text-on-night table:px-11 table:py-12"
    : `border border-line bg-card table:my-7 table:px-9 table:py-10 ${shapes[plan]}`;
  return (
    <article aria-labelledby={`plan-${plan}`} className={`flex flex-col rounded-xl px-6 py-8 ${look}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h2 id={`plan-${plan}`} className="title-card">
          {t(`plan.${plan}`)}
        </h2>
        {popular && <PopularTag />}
      </div>
      <p className={`mt-2 text-lg ${popular ? "text-on-night-2" : "text-ink-2"}`}>{t(`plan.${plan}.for`)}</p>
      <Price plan={plan} popular={popular} />
      <PlanButton plan={plan} popular={popular} />
      <FeatureList plan={plan} popular={popular} />
    </article>
  );
}

/** Marks the most popular plan. */
export function PopularTag() {
  const t = useTexts(catalogs);
  return (
    <span className="inline-flex h-7.5 items-center rounded-full bg-orange px-3.5 font-body text-base leading-none font-bold tracking-normal whitespace-nowrap text-ink">
      {t("popular")}
    </span>
  );
}

function Price({ plan, popular }: { plan: PricingPlanId; popular: boolean }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { monthly, annualPerMonth } = pricingPlans[plan];
  const quiet = popular ? "text-on-night-2" : "text-muted";
  return (
    <>
      <p className="mt-7 mb-2 flex items-end gap-2">
        <span
          className={`font-display leading-[.9] font-bold tracking-[-.045em] ${popular ? "text-[5.25rem] text-orange wide:text-[6rem]" : "text-[4.75rem]"}`}
        >
          <Amount dollars={monthly} className={shownWhen.monthly} />
          <Amount dollars={annualPerMonth} className={shownWhen.annual} />
        </span>
        <span className={`pb-0.5 text-lg ${quiet}`}>{t("aMonth")}</span>
      </p>
      <p className={`text-md ${quiet}`}>
        <span className={shownWhen.monthly}>{t("billedMonthly")}</span>
        <span className={shownWhen.annual}>
          {t("billedAnnually", { total: formatMoney(language, annualTotal(plan)) })}
        </span>
      </p>
    </>
  );
}

/** A price with a small raised dollar sign. */
function Amount({ dollars, className }: { dollars: number; className: string }) {
  return (
    <span className={className}>
      <span className="mr-1 align-super text-[.45em]">$</span>
      {dollars}
    </span>
  );
}

function PlanButton({ plan, popular }: { plan: PricingPlanId; popular: boolean }) {
  const t = useTexts(catalogs);
  const sales = plan === "enterprise";
  return (
    <Link
      to={sales ? paths.contact : paths.signUp}
      className={`${button(popular ? "accent" : "line", "huge")} mt-6 mb-7 w-full`}
    >
      {t(sales ? "sales" : "trial")}
    </Link>
  );
}

function FeatureList({ plan, popular }: { plan: PricingPlanId; popular: boolean }) {
  const t = useTexts(catalogs);
  const { assistants, leadsPerMonth } = pricingPlans[plan];
  const at = pricingPlanIds.indexOf(plan);
  const smaller = pricingPlanIds[at - 1];
  const bigger = pricingPlanIds[at + 1];
  return (
    <ul className="grid gap-3">
      <Feature popular={popular}>
        {assistants === null ? t("assistants.unlimited") : t("assistants", { count: assistants })}
      </Feature>
      <Feature popular={popular}>
        {leadsPerMonth === null ? t("leads.unlimited") : t("leads", { count: leadsPerMonth })}
      </Feature>
      {smaller && <Feature popular={popular}>{t("everythingIn", { plan: t(`plan.${smaller}`) })}</Feature>}
      {featuresFrom(plan).map((feature) => (
        <Feature key={feature} popular={popular}>
          {t(`feature.${feature}`)}
        </Feature>
      ))}
      {bigger &&
        featuresFrom(bigger).map((feature) => (
          <Feature key={feature} popular={popular} missing>
            {t(`feature.${feature}`)}
          </Feature>
        ))}
    </ul>
  );
}

/** The features that a plan adds. */
function featuresFrom(plan: PricingPlanId): PricingFeature[] {
  const all = Object.keys(pricingFeatures) as PricingFeature[];
  return all.filter((feature) => pricingFeatures[feature] === plan);
}

interface FeatureProps {
  popular: boolean;
  missing?: boolean;
  children: ReactNode;
}

function Feature({ popular, missing = false, children }: FeatureProps) {
  const t = useTexts(catalogs);
  const quiet = popular ? "text-[#a3aac6]" : "text-muted";
  const tick = popular ? "text-mint" : "text-live";
  return (
    <li className={`flex gap-3 text-lg ${missing ? quiet : ""}`}>
      <Icon name={missing ? "minus" : "check"} className={`mt-0.5 ${missing ? quiet : tick}`} />
      <span>
        {missing && <span className="sr-only">{t("notIncluded")}: </span>}
        {children}
      </span>
    </li>
  );
}
