import { useMediaQuery } from "../../../components/hooks/useMediaQuery.ts";
import { TourChat } from "../tour/TourChat.tsx";
import { TourLead } from "../tour/TourLead.tsx";
import { useTour } from "../tour/useTour.ts";
import { useOnboardingTexts } from "../useTexts.ts";
import { NextButton, StepFrame } from "../wizard/StepFrame.tsx";
import type { StepProps } from "./stepProps.ts";

/**
 * Step 8: the agent plays a renter, and their own assistant answers live. In a wide window the chat is beside the step,
 * with the captured details below the title; in a narrow one it comes first.
 */
export function TourStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
  const tour = useTour(wizard.draft);
  const wide = useMediaQuery("(min-width: 73.75rem)");
  const chat = <TourChat tour={tour} draft={wizard.draft} />;
  const lead = <TourLead lead={tour.lead} isComplete={tour.isComplete} />;
  return (
    <StepFrame
      wizard={wizard}
      onBack={onBack}
      title={t("tour.title")}
      lead={t("tour.lead")}
      wideAside
      aside={wide ? chat : lead}
      next={<NextButton onClick={() => wizard.next()} />}
    >
      {wide ? lead : chat}
      {wizard.draft.aiMode === "minimal" && (
        <p className="rounded-m border border-line-2 bg-card px-4 py-3 text-md text-ink-2">{t("tour.minimal")}</p>
      )}
    </StepFrame>
  );
}
