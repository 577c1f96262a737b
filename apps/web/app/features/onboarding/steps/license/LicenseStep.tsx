import { fieldOfLicenseProblem, licenseProblem } from "@llave/contract/agent/licenses";
import { attestationNames } from "@llave/contract/agent/onboardingChoices";
import { useState } from "react";
import { button } from "../../../../components/button.ts";
import { TextField } from "../../../../components/form/TextField.tsx";
import { Icon } from "../../../../components/Icon.tsx";
import { useLanguage } from "../../../../language/LanguageProvider.tsx";
import { toasts } from "../../../../notifications/toasts.ts";
import { useOnboardingTexts } from "../../useTexts.ts";
import { NextButton, StepFrame } from "../../wizard/StepFrame.tsx";
import type { Wizard } from "../../wizard/useWizard.ts";
import type { StepProps } from "../stepProps.ts";
import { Attestations, attestationsId } from "./Attestations.tsx";
import { LicenseAside } from "./LicenseAside.tsx";
import { LicenseFields, licenseFieldIds } from "./LicenseFields.tsx";
import { errorsOf } from "./licenseWords.ts";

/** Step 2: the license, attested by the agent. Confirming it leads on; Next is there once it is confirmed. */
export function LicenseStep({ wizard, onBack }: StepProps) {
  const t = useOnboardingTexts();
  const { draft } = wizard;
  const { problemText, unchecked, confirm } = useConfirmation(wizard);
  const confirmed = draft.licenseVerified;
  return (
    <StepFrame
      wizard={wizard}
      onBack={onBack}
      title={t("license.title")}
      lead={<Lead />}
      aside={<LicenseAside wizard={wizard} />}
      // Until it is confirmed, Confirm is the one way on.
      next={confirmed && <NextButton onClick={() => wizard.next()} />}
    >
      <LicenseFields wizard={wizard} errors={problemText} />
      <TextField
        label={t("license.brokerage")}
        optional
        autoComplete="organization"
        maxLength={200}
        value={draft.brokerage}
        onChange={(event) => wizard.change({ brokerage: event.target.value })}
        hint={t(draft.licenseState === "FL" ? "license.brokerage.florida" : "license.brokerage.hint")}
        error={undefined}
      />
      <Attestations wizard={wizard} showMissing={unchecked} />
      <div>
        {!confirmed && (
          <button type="submit" onClick={confirm} className={`${button("accent", "huge")} w-full`}>
            <Icon name="shield" />
            {t("license.confirm")}
          </button>
        )}
        <p className="mt-2.5 flex items-start justify-center gap-1.5 text-base text-muted">
          {confirmed && <Icon name="check" small className="mt-[3px] text-mint-ink" />}
          {t(confirmed ? "license.confirmed" : "license.first")}
        </p>
      </div>
    </StepFrame>
  );
}

function Lead() {
  const t = useOnboardingTexts();
  const explain = () => toasts.add({ title: t("license.why"), description: t("license.why.text"), duration: 12_000 });
  return (
    <p>
      {t("license.lead")}{" "}
      <button type="button" onClick={explain} className="py-1 font-semibold text-ink underline underline-offset-4">
        {t("license.why")}
      </button>
    </p>
  );
}

/** Confirming: shows everything missing and goes to the first of it, or records the attestation and continues. */
function useConfirmation(wizard: Wizard) {
  const t = useOnboardingTexts();
  const { language } = useLanguage();
  const [pressed, setPressed] = useState(false);
  const { licenseNumber, licenseState, attestations } = wizard.draft;
  const problem = licenseProblem(licenseNumber, licenseState);
  const complete = attestationNames.every((name) => attestations[name]);

  const confirm = () => {
    setPressed(true);
    if (problem) return document.getElementById(licenseFieldIds[fieldOfLicenseProblem(problem)])?.focus();
    if (!complete) return document.querySelector<HTMLElement>(`#${attestationsId} input:not(:checked)`)?.focus();
    toasts.add({ title: t("license.recorded"), description: t("license.recorded.text") });
    wizard.next({ licenseVerified: true });
  };
  const problemText = pressed && problem ? errorsOf(problem, licenseState, language) : {};
  return { problemText, unchecked: pressed, confirm };
}
