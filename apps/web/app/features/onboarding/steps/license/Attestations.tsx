import { isLicenseState, licenseRules } from "@llave/contract/agent/licenses";
import { attestationNames } from "@llave/contract/agent/onboardingChoices";
import { Icon } from "../../../../components/Icon.tsx";
import { useOnboardingTexts } from "../../useTexts.ts";
import type { Wizard } from "../../wizard/useWizard.ts";

export const attestationsId = "attestations";

/** The four statements, all required. Unchecking one requires a new confirmation. */
export function Attestations({ wizard, showMissing }: { wizard: Wizard; showMissing: boolean }) {
  const t = useOnboardingTexts();
  const { attestations, licenseState } = wizard.draft;
  const count = attestationNames.filter((name) => !attestations[name]).length;
  const wrong = showMissing && count > 0;
  const text = (name: (typeof attestationNames)[number]) => {
    if (name !== "licensed") return t(`attest.${name}`);
    return isLicenseState(licenseState)
      ? t("attest.licensed", { state: licenseRules[licenseState].name })
      : t("attest.licensed.none");
  };
  return (
    <fieldset id={attestationsId} aria-describedby={wrong ? `${attestationsId}-error` : undefined}>
      <legend className="text-lg font-semibold">{t("license.attest")}</legend>
      <div className="mt-3 divide-y divide-line overflow-hidden rounded-l border border-line bg-card">
        {attestationNames.map((name) => (
          <label
            key={name}
            className={`flex min-h-13 cursor-pointer items-start gap-3.5 px-4 py-3.5 has-focus-visible:bg-hover ${wrong && !attestations[name] ? "bg-danger-wash" : ""}`}
          >
            <span className="relative grid size-6 flex-none place-items-center">
              <input
                type="checkbox"
                required
                checked={attestations[name]}
                aria-invalid={wrong && !attestations[name] ? true : undefined}
                onChange={(event) =>
                  wizard.change({
                    attestations: { ...attestations, [name]: event.target.checked },
                    licenseVerified: false,
                  })
                }
                className="peer size-full appearance-none rounded-s border-[1.5px] border-field bg-card outline-none checked:border-ink checked:bg-ink focus-visible:ring-4 focus-visible:ring-focus/30"
              />
              <Icon name="check" small className="pointer-events-none absolute hidden text-mint peer-checked:block" />
            </span>
            <span className="text-md">
              {text(name)}
              {name === "licensed" && wizard.saidLicensed && attestations.licensed && (
                <span className="block text-base text-muted">{t("attest.said")}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {wrong && (
        <p id={`${attestationsId}-error`} className="mt-2 flex items-start gap-1.5 text-base text-danger">
          <Icon name="alert" small className="mt-[3px]" />
          {t("attest.missing", { count })}
        </p>
      )}
    </fieldset>
  );
}
