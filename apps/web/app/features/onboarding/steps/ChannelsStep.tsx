import { phoneDigits } from "@llave/contract/agent/onboardingChoices";
import { WhoAnswersChoices } from "../../../agent/setup/AssistantChoices.tsx";
import { Channels } from "../../../agent/setup/Channels.tsx";
import { ChoiceGroup } from "../../../components/form/Choice.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useConnected, useSendsEmail } from "../../channels/queries.ts";
import { Bubble, ChatFrame } from "../preview/ChatFrame.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import { NextButton, StepFrame } from "../wizard/StepFrame.tsx";
import type { Wizard } from "../wizard/useWizard.ts";
import type { StepProps } from "./stepProps.ts";

const phoneStep = 3;

/** Step 4: the channels, and how much the assistant does on its own. */
export function ChannelsStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
  const connected = useConnected();
  const emailOn = useSendsEmail();
  const { draft } = wizard;
  return (
    <StepFrame
      wizard={wizard}
      onBack={onBack}
      title={t("channels.title")}
      lead={t("channels.lead")}
      aside={<ShowingExample draft={draft} />}
      next={<NextButton onClick={() => wizard.next()} />}
    >
      <ChoiceGroup legend={t("channels.legend")}>
        <Channels
          on={draft}
          hasPhone={phoneDigits(draft.phone) !== ""}
          connected={connected}
          emailOn={emailOn}
          change={wizard.change}
          addPhone={(text) => (
            <button
              type="button"
              onClick={() => wizard.go(phoneStep)}
              className="py-1 font-semibold underline underline-offset-4"
            >
              {text}
            </button>
          )}
        />
      </ChoiceGroup>
      <WhoAnswersChoices chosen={draft} onChange={wizard.change} />
    </StepFrame>
  );
}

/** How each level handles the same question; an example, not the assistant itself. */
function ShowingExample({ draft }: { draft: Wizard["draft"] }) {
  const t = useOnboardingTexts();
  const [name = ""] = draft.name.split(" ");
  const { aiMode, muted, brandColor, photo } = draft;
  const nobody = muted && aiMode === "minimal";
  return (
    <section aria-label={t("channels.aside")}>
      <h2 className="mb-3.5 flex justify-between gap-3 text-base font-semibold">
        {t("channels.aside")}
        <span className="font-normal text-muted">{t("channels.example")}</span>
      </h2>
      <ChatFrame name={draft.name} photo={photo} brandColor={brandColor}>
        <div className="flex flex-col gap-3 px-5 py-5">
          <Bubble by="renter" brandColor={brandColor}>
            {t("channels.renter")}
          </Bubble>
          <Bubble by="assistant">{t(nobody ? "channels.reply.nobody" : `channels.reply.${aiMode}`, { name })}</Bubble>
        </div>
      </ChatFrame>
      <p className="mt-4 flex items-center gap-2.5 rounded-m bg-ink px-4 py-3 text-md text-on-night">
        <Icon name={aiMode === "full" ? "calendar" : aiMode === "balanced" ? "pen" : "chat"} />
        {t(nobody ? "channels.you.nobody" : `channels.you.${aiMode}`)}
      </p>
    </section>
  );
}
