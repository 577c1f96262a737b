import { Icon, type IconName } from "../../../components/Icon.tsx";
import { GreetingPreview } from "../preview/GreetingPreview.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import { NextButton, StepFrame } from "../wizard/StepFrame.tsx";
import type { StepProps } from "./stepProps.ts";

const needs: { key: "need1" | "need2" | "need3"; icon: IconName }[] = [
  { key: "need1", icon: "shield" },
  { key: "need2", icon: "phone" },
  { key: "need3", icon: "home" },
];

/** Step 1: what to have ready, and how a renter will meet the agent. */
export function WelcomeStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
  const [firstName = ""] = wizard.draft.name.split(" ");
  return (
    <StepFrame
      wizard={wizard}
      onBack={onBack}
      title={t("welcome.title")}
      lead={t("welcome.lead", { name: firstName })}
      aside={<GreetingPreview draft={wizard.draft} title={t("welcome.aside")} />}
      next={<NextButton onClick={() => wizard.next()} />}
    >
      <section>
        <h2 className="text-lg font-semibold">{t("welcome.you")}</h2>
        <ul className="mt-3 divide-y divide-line rounded-l border border-line bg-card">
          {needs.map(({ key, icon }) => (
            <li key={key} className="flex items-start gap-4 px-4 py-4 phone:px-5">
              <span className="grid size-10 flex-none place-items-center rounded-m bg-orange-wash text-orange-ink">
                <Icon name={icon} />
              </span>
              <div>
                <p className="text-lg font-semibold">{t(`welcome.${key}`)}</p>
                <p className="text-md text-ink-2">{t(`welcome.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </StepFrame>
  );
}
