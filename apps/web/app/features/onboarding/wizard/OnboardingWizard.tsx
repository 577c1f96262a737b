import type { OnboardingState } from "@llave/contract/agent/onboarding";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { PageHead } from "../../../components/page/PageHead.tsx";
import { useSessionRefresh } from "../../../session/useSessionRefresh.ts";
import { ChannelsStep } from "../steps/ChannelsStep.tsx";
import { DoneStep } from "../steps/DoneStep.tsx";
import { LicenseStep } from "../steps/license/LicenseStep.tsx";
import { PersonalStep } from "../steps/PersonalStep.tsx";
import { PhoneStep } from "../steps/PhoneStep.tsx";
import { PlanStep } from "../steps/PlanStep.tsx";
import type { StepProps } from "../steps/stepProps.ts";
import { TourStep } from "../steps/TourStep.tsx";
import { VoiceStep } from "../steps/VoiceStep.tsx";
import { WelcomeStep } from "../steps/WelcomeStep.tsx";
import { type OnboardingText, useOnboardingTexts } from "../useTexts.ts";
import { ExitDialog } from "./ExitDialog.tsx";
import { stepTitleId } from "./StepFrame.tsx";
import { useWizard } from "./useWizard.ts";
import { WizardHeader } from "./WizardHeader.tsx";

/** The nine steps in order, with their titles. */
const steps: { title: OnboardingText; Step: ComponentType<StepProps> }[] = [
  { title: "welcome.title", Step: WelcomeStep },
  { title: "license.title", Step: LicenseStep },
  { title: "phone.title", Step: PhoneStep },
  { title: "channels.title", Step: ChannelsStep },
  { title: "voice.title", Step: VoiceStep },
  { title: "personal.title", Step: PersonalStep },
  { title: "plan.title", Step: PlanStep },
  { title: "tour.title", Step: TourStep },
  { title: "done.title", Step: DoneStep },
];

/** The setup of a new agent, one step at a time. */
export function OnboardingWizard({ onboarding }: { onboarding: OnboardingState }) {
  const t = useOnboardingTexts();
  const wizard = useWizard(onboarding);
  const [leaving, setLeaving] = useState(false);
  useSessionRefresh();
  useStepFocus(wizard.step);
  const shown = steps[wizard.step - 1] ?? steps[0];
  if (!shown) return null;
  const { title, Step } = shown;
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <PageHead title={t("pageTitle", { step: t(title) })} description={t("pageDescription")} />
      <WizardHeader step={wizard.step} />
      <Step wizard={wizard} onBack={() => (wizard.step === 1 ? setLeaving(true) : wizard.back())} />
      <ExitDialog open={leaving} onOpenChange={setLeaving} />
    </div>
  );
}

/** Starts each step at its top with the focus on its title, except the one that the page opened with. */
function useStepFocus(step: number): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    document.getElementById(stepTitleId)?.focus({ preventScroll: true });
  }, [step]);
}
