import { onboardingSteps } from "@llave/contract/agent/onboardingChoices";
import { LanguageToggle } from "../../../components/page/LanguageToggle.tsx";
import { Logo } from "../../../components/page/Logo.tsx";
import { useOnboardingTexts } from "../useTexts.ts";

/** The position in the setup: its name, the step's number and the progress bar. */
export function WizardHeader({ step }: { step: number }) {
  const t = useOnboardingTexts();
  return (
    <header className="sticky top-0 z-20 bg-card">
      <div className="measure flex h-15 items-center gap-3 phone:h-16 phone:gap-4">
        <Logo compactOnPhone />
        <p className="text-lg font-semibold phone:border-l phone:border-line-2 phone:pl-4 phone:text-base">
          {t("header")}
        </p>
        <span className="ml-auto rounded-full bg-fill px-3 py-1 text-sm whitespace-nowrap text-ink-2">
          {t("badge", { step, steps: onboardingSteps })}
        </span>
        <LanguageToggle />
      </div>
      <div
        role="progressbar"
        aria-label={t("progress")}
        aria-valuemin={1}
        aria-valuemax={onboardingSteps}
        aria-valuenow={step}
        className="h-[3px] bg-line"
      >
        <div
          className="h-full bg-orange transition-[width] duration-[400ms]"
          style={{ width: `${(step / onboardingSteps) * 100}%` }}
        />
      </div>
    </header>
  );
}
