import { assistantLanguages, tones } from "@llave/contract/onboardingChoices";
import { Choice, ChoiceGroup } from "../../../components/Choice.tsx";
import { GreetingPreview } from "../preview/GreetingPreview.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import type { StepProps } from "../wizard/OnboardingWizard.tsx";
import { NextButton, StepFrame } from "../wizard/StepFrame.tsx";

/** Step 5: how the assistant sounds, heard at once beside it. */
export function VoiceStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
  const { draft } = wizard;
  return (
    <StepFrame
      wizard={wizard}
      onBack={onBack}
      title={t("voice.title")}
      lead={t("voice.lead")}
      aside={<GreetingPreview draft={draft} title={t("preview.live")} />}
      next={<NextButton onClick={() => wizard.next()} />}
    >
      <ChoiceGroup legend={t("voice.tone")}>
        <div className="grid gap-3 phone:grid-cols-2">
          {tones.map((tone) => (
            <Choice
              key={tone}
              type="radio"
              name="tone"
              checked={draft.tone === tone}
              onChange={() => wizard.change({ tone })}
              title={t(`tone.${tone}`)}
              text={t(`tone.${tone}.text`)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend={t("voice.language")}>
        <div className="grid gap-3">
          {assistantLanguages.toReversed().map((language) => (
            <Choice
              key={language}
              type="radio"
              name="language"
              checked={draft.language === language}
              onChange={() => wizard.change({ language })}
              title={t(`language.${language}`)}
              text={t(`language.${language}.text`)}
            />
          ))}
        </div>
      </ChoiceGroup>
    </StepFrame>
  );
}
