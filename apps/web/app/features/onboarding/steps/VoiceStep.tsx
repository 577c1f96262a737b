import { LanguageChoices, ToneChoices } from "../../../agent/setup/AssistantChoices.tsx";
import { GreetingPreview } from "../preview/GreetingPreview.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import { NextButton, StepFrame } from "../wizard/StepFrame.tsx";
import type { StepProps } from "./stepProps.ts";

/** Step 5: how the assistant sounds, with a live example beside it. */
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
      <ToneChoices chosen={draft.tone} onChoose={(tone) => wizard.change({ tone })} />
      <LanguageChoices chosen={draft.language} onChoose={(language) => wizard.change({ language })} />
    </StepFrame>
  );
}
