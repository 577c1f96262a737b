import {
  cleanLicenseNumber,
  defaultLicenseState,
  isLicenseState,
  licensePortal,
  licenseProblem,
  licenseRules,
  licenseStates,
} from "@llave/contract/agent/licenses";
import { useState } from "react";
import { button } from "../../../../components/button.ts";
import { TextField } from "../../../../components/form/TextField.tsx";
import { Icon } from "../../../../components/Icon.tsx";
import { HttpError, request } from "../../../../data/request.ts";
import { useLanguage } from "../../../../language/LanguageProvider.tsx";
import { useOnboardingTexts } from "../../useTexts.ts";
import type { Wizard } from "../../wizard/useWizard.ts";
import { afterPress } from "../afterPress.ts";
import { errorsOf, exampleFor, type LicenseErrors } from "./licenseWords.ts";

/** Where the focus goes when something is wrong. */
export const licenseFieldIds = { licenseNumber: "license-number", licenseState: "license-state" } as const;

interface LicenseFieldsProps {
  wizard: Wizard;
  /** The errors after Confirm was clicked. */
  errors: LicenseErrors;
}

/** State, number and a link to the state's own search. A change requires a new confirmation. */
export function LicenseFields({ wizard, errors }: LicenseFieldsProps) {
  const t = useOnboardingTexts();
  const { language } = useLanguage();
  const [left, setLeft] = useState(false);
  const { licenseNumber, licenseState } = wizard.draft;
  const problem = left && licenseNumber !== "" ? licenseProblem(licenseNumber, licenseState) : null;
  const early = problem ? errorsOf(problem, licenseState, language) : {};
  const error = errors.licenseNumber ?? early.licenseNumber;
  const example = exampleFor(licenseState, language);
  return (
    <div>
      <div className="grid gap-5 phone:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <StateField wizard={wizard} error={errors.licenseState} />
        <TextField
          id={licenseFieldIds.licenseNumber}
          label={t("license.number")}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={licenseNumber}
          onChange={(event) =>
            wizard.change({ licenseNumber: cleanLicenseNumber(event.target.value), licenseVerified: false })
          }
          onBlur={() => afterPress(() => setLeft(true))}
          {...(example && !error && { hint: t("license.number.hint", { example }) })}
          error={error}
        />
      </div>
      <PortalLink wizard={wizard} />
    </div>
  );
}

function StateField({ wizard, error }: { wizard: Wizard; error: string | undefined }) {
  const t = useOnboardingTexts();
  const id = licenseFieldIds.licenseState;
  return (
    <div>
      <label htmlFor={id} className="text-md font-semibold">
        {t("license.state")}
      </label>
      <select
        id={id}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        value={wizard.draft.licenseState}
        onChange={(event) => wizard.change({ licenseState: event.target.value, licenseVerified: false })}
        className={`mt-2 h-14 w-full rounded-m border-[1.5px] bg-card pl-4 text-lg outline-none focus-visible:border-focus focus-visible:ring-4 focus-visible:ring-focus/20 ${error ? "border-danger" : "border-field"}`}
      >
        <option value="">{t("license.state.none")}</option>
        {licenseStates.map((state) => (
          <option key={state} value={state}>
            {`${licenseRules[state].name} (${state})`}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className="mt-2 flex items-start gap-1.5 text-base text-danger">
          <Icon name="alert" small className="mt-[3px]" />
          {error}
        </p>
      )}
    </div>
  );
}

/** Opens the state's public search in a new tab and records that someone went there. */
function PortalLink({ wizard: { draft } }: { wizard: Wizard }) {
  const t = useOnboardingTexts();
  const state = isLicenseState(draft.licenseState) ? draft.licenseState : defaultLicenseState;
  return (
    <a
      href={licensePortal(draft.licenseState)}
      target="_blank"
      rel="noreferrer"
      onClick={() => void noteClick(draft)}
      className={`${button("line", "large")} mt-4 max-phone:w-full`}
    >
      <Icon name="external" small />
      <span className="truncate">{t("license.portal", { state: licenseRules[state].name })}</span>
      <span className="sr-only">({t("license.portal.new")})</span>
    </a>
  );
}

/** No one waits for it, and a failure goes only to the console. */
async function noteClick(draft: Wizard["draft"]): Promise<void> {
  const { userId: agentId, email: agentEmail, licenseState, licenseNumber } = draft;
  try {
    const click = { agentId, agentEmail, licenseState, licenseNumber };
    await request("POST", "/api/admin/track-license-verification-click", click);
  } catch (error) {
    if (!(error instanceof HttpError || error instanceof TypeError)) throw error;
    console.warn("the click on the licensing portal was not noted", error.message);
  }
}
