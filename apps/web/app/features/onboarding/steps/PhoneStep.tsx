import { formatPhone, phoneDigits } from "@llave/contract/agent/onboardingChoices";
import { useState } from "react";
import { button } from "../../../components/button.ts";
import { TextField } from "../../../components/form/TextField.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import { NextButton, StepFrame } from "../wizard/StepFrame.tsx";
import type { StepProps } from "./stepProps.ts";

const fieldId = "agent-phone";
const wholeNumber = 10;

/** Step 3: the agent's phone, which can be skipped. */
export function PhoneStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
  const [pressed, setPressed] = useState(false);
  const { phone } = wizard.draft;
  const count = phoneDigits(phone).length;
  const usable = count === 0 || count === wholeNumber;
  const next = () => {
    setPressed(true);
    if (usable) wizard.next();
    else document.getElementById(fieldId)?.focus();
  };
  return (
    <StepFrame
      wizard={wizard}
      onBack={onBack}
      title={t("phone.title")}
      lead={t("phone.lead")}
      aside={<AlertExample />}
      next={<NextButton onClick={next} />}
    >
      <TextField
        id={fieldId}
        label={t("phone.label")}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(305) 555-0142"
        value={phone}
        onChange={(event) => wizard.change({ phone: formatPhone(event.target.value) })}
        hint={t("phone.hint")}
        error={pressed && !usable ? t("phone.short") : undefined}
      />
      <button
        type="button"
        onClick={() => wizard.go(4, usable ? {} : { phone: "" })}
        className={`${button("quiet", "large")} justify-self-start underline underline-offset-4`}
      >
        {t("phone.skip")}
      </button>
    </StepFrame>
  );
}

/** How a hot lead reaches the agent. */
function AlertExample() {
  const t = useOnboardingTexts();
  return (
    <section aria-label={t("phone.aside")}>
      <h2 className="mb-3.5 text-base font-semibold">{t("phone.aside")}</h2>
      <div className="rounded-[28px] border border-line bg-night p-5 pb-7 text-on-night shadow-2 phone:p-7 phone:pb-10">
        <p className="text-center text-sm text-on-night-2">9:41</p>
        <div className="mt-6 flex items-start gap-3 rounded-l bg-card p-4 text-ink">
          <span className="grid size-9 flex-none place-items-center rounded-m bg-orange">
            <Icon name="bell" />
          </span>
          <div>
            <p className="text-sm font-semibold">{t("phone.aside.from")}</p>
            <p className="mt-0.5 text-md">{t("phone.aside.text")}</p>
          </div>
        </div>
        <p className="mt-5 text-center text-sm text-on-night-2">{t("phone.aside.note")}</p>
      </div>
    </section>
  );
}
