import { type OnboardingPlan, planLimits, popularPlan, trialDays, trialMonths } from "@llave/contract/account/plans";
import { brand } from "@llave/ui/brand";
import { formatCents, formatMoney } from "@llave/ui/translate";
import { Choice } from "../../../components/form/Choice.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { OnEveryPlan } from "../../../components/publicPage/OnEveryPlan.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { GreetingPreview } from "../preview/GreetingPreview.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import { NextButton, StepFrame } from "../wizard/StepFrame.tsx";
import type { StepProps } from "./stepProps.ts";

const plans = ["trial", "solo", "team"] as const satisfies OnboardingPlan[];

/** Step 7: the first plan. */
export function PlanStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
  const { draft } = wizard;
  return (
    <StepFrame
      wizard={wizard}
      onBack={onBack}
      title={t("plan.title")}
      lead={t("plan.lead")}
      aside={<GreetingPreview draft={draft} title={t("preview.live")} />}
      next={<NextButton onClick={() => wizard.next()} />}
    >
      {wizard.extendedTrial && (
        <p className="flex items-start gap-3 rounded-m border border-mint-line bg-mint-wash px-4 py-3 text-md text-mint-ink">
          <Icon name="calendar" className="mt-px" />
          {t("plan.extended")}
        </p>
      )}
      <fieldset>
        <legend className="sr-only">{t("plan.title")}</legend>
        <div className="grid gap-3.5">
          {plans.map((plan) => (
            <Choice
              key={plan}
              type="radio"
              name="plan"
              checked={draft.plan === plan}
              onChange={() => wizard.change({ plan })}
              title={t(`plan.${plan}`)}
              end={<PlanEnd plan={plan} extended={wizard.extendedTrial} />}
            >
              <PlanFeatures plan={plan} />
            </Choice>
          ))}
        </div>
      </fieldset>
      <PlanNotes />
    </StepFrame>
  );
}

/** What holds for all plans, and who to ask for a larger one. */
export function PlanNotes() {
  const t = useOnboardingTexts();
  return (
    <div className="grid gap-1.5 text-base text-muted">
      <p>
        {t("plan.all")} <OnEveryPlan />
      </p>
      <p>
        {t("plan.more")}{" "}
        <a href={`mailto:${brand.salesMail}`} className="font-semibold text-ink underline underline-offset-4">
          {brand.salesMail}
        </a>
      </p>
    </div>
  );
}

function PlanEnd({ plan, extended }: { plan: OnboardingPlan; extended: boolean }) {
  const t = useOnboardingTexts();
  const { language } = useLanguage();
  const price = formatMoney(language, planLimits(plan).monthly ?? 0);
  const trial = extended ? t("plan.months", { count: trialMonths.earlyAccess }) : t("plan.days", { count: trialDays });
  return (
    <>
      {plan === popularPlan && (
        <span className="rounded-s bg-orange-wash px-2 py-0.5 text-xs font-semibold text-orange-ink">
          {t("plan.popular")}
        </span>
      )}
      <span className="ml-auto text-base text-ink-2">
        <strong className="text-xl font-semibold text-ink">{price}</strong> {plan === "trial" ? trial : t("plan.month")}
      </span>
    </>
  );
}

function PlanFeatures({ plan }: { plan: OnboardingPlan }) {
  const features = useFeatures(plan);
  return (
    <span className="mt-2.5 grid gap-x-5 gap-y-1.5 text-base text-ink-2 phone:grid-cols-2">
      {features.map((feature) => (
        <span key={feature} className="flex items-start gap-2">
          <Icon name="check" small className="mt-[3px] flex-none text-mint-ink" />
          {feature}
        </span>
      ))}
    </span>
  );
}

/** A plan's contents, with its figures; the texts of the specification's section 9. */
function useFeatures(plan: OnboardingPlan): string[] {
  const t = useOnboardingTexts();
  const { language } = useLanguage();
  const { smartLinks, conversations, overage, seats } = planLimits(plan);
  const price = formatCents(language, overage ?? 0);
  const links = t("plan.links", { count: smartLinks ?? 0 });
  if (plan === "trial") return [links, t("plan.live", { count: conversations ?? 0 }), t("plan.noCard")];
  const common = [links, t("plan.conversations", { count: conversations ?? 0 })];
  if (plan === "solo") return [...common, t("plan.channels"), t("plan.matching"), t("plan.overage", { price })];
  return [...common, t("plan.seats", { count: seats ?? 0 }), t("plan.analytics"), t("plan.overage", { price })];
}
