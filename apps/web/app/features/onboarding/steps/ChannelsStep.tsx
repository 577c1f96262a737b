import { aiModes, phoneDigits } from "@llave/contract/onboardingChoices";
import { Choice, ChoiceGroup } from "../../../components/Choice.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { Bubble, ChatFrame } from "../preview/ChatFrame.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import type { StepProps } from "../wizard/OnboardingWizard.tsx";
import { NextButton, StepFrame } from "../wizard/StepFrame.tsx";
import type { Wizard } from "../wizard/useWizard.ts";

const phoneStep = 3;

/** Step 4: the channels, and how much the assistant does by itself. */
export function ChannelsStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
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
        <Channels wizard={wizard} />
      </ChoiceGroup>
      <ChoiceGroup legend={t("ai.legend")}>
        <div className="grid gap-3">
          {aiModes.map((mode) => (
            <Choice
              key={mode}
              type="radio"
              name="aiMode"
              checked={draft.aiMode === mode}
              onChange={() => wizard.change({ aiMode: mode })}
              title={t(`ai.${mode}`)}
              text={t(`ai.${mode}.text`)}
              end={
                <>
                  <span className="text-base text-muted">{t(`ai.${mode}.short`)}</span>
                  {mode === "balanced" && (
                    <span className="rounded-s bg-mint-wash px-2 py-0.5 text-xs font-semibold text-mint-ink">
                      {t("ai.recommended")}
                    </span>
                  )}
                </>
              }
            />
          ))}
        </div>
      </ChoiceGroup>
    </StepFrame>
  );
}

const phoneChannels = [
  { id: "whatsapp", field: "whatsappEnabled" },
  { id: "sms", field: "smsEnabled" },
] as const;

/** WhatsApp and SMS need a phone to be switched on; e-mail is always on. */
function Channels({ wizard }: { wizard: Wizard }) {
  const t = useOnboardingTexts();
  const { draft } = wizard;
  const hasPhone = phoneDigits(draft.phone) !== "";
  const turn = ({ id, field }: (typeof phoneChannels)[number], on: boolean) => {
    if (!on || hasPhone) return wizard.change({ [field]: on });
    const channel = t(`channel.${id}`);
    toasts.add({
      title: t("phoneRequired.title"),
      description: t("phoneRequired.text", { channel }),
      tone: "destructive",
    });
  };
  return (
    <div className="grid gap-3">
      {phoneChannels.map((channel) => (
        <Choice
          key={channel.id}
          type="checkbox"
          checked={draft[channel.field]}
          onChange={(event) => turn(channel, event.target.checked)}
          title={t(`channel.${channel.id}`)}
          text={t(`channel.${channel.id}.text`)}
        />
      ))}
      <Choice
        type="checkbox"
        checked
        disabled
        readOnly
        title={t("channel.email")}
        text={t("channel.email.text")}
        end={<span className="text-base text-muted">{t("channel.always")}</span>}
      />
      {!hasPhone && (draft.whatsappEnabled || draft.smsEnabled) && (
        <div
          role="status"
          className="flex items-start gap-3 rounded-m border border-orange-line bg-orange-wash px-4 py-3 text-md text-orange-ink"
        >
          <Icon name="alert" className="mt-px" />
          <p>
            {t("channels.noPhone")}{" "}
            <button
              type="button"
              onClick={() => wizard.go(phoneStep)}
              className="py-1 font-semibold underline underline-offset-4"
            >
              {t("channels.addPhone")}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}

/** What each level makes of the same question; an example, not the assistant itself. */
function ShowingExample({ draft }: { draft: Wizard["draft"] }) {
  const t = useOnboardingTexts();
  const [name = ""] = draft.name.split(" ");
  const { aiMode, brandColor, photo } = draft;
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
          <Bubble by="assistant">{t(`channels.reply.${aiMode}`, { name })}</Bubble>
        </div>
      </ChatFrame>
      <p className="mt-4 flex items-center gap-2.5 rounded-m bg-ink px-4 py-3 text-md text-on-night">
        <Icon name={aiMode === "full" ? "calendar" : aiMode === "balanced" ? "pen" : "chat"} />
        {t(`channels.you.${aiMode}`)}
      </p>
    </section>
  );
}
