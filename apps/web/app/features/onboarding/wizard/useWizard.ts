import type { OnboardingState } from "@llave/contract/agent/onboarding";
import { onboardingSteps } from "@llave/contract/agent/onboardingChoices";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useDraft } from "./useDraft.ts";

/** The step that can't be left before the license is confirmed. */
const licenseStep = 2;

export type Wizard = ReturnType<typeof useWizard>;

/**
 * The setup's state: the entered values, and the step, which is part of the address, so that the browser's back and
 * forward buttons move between steps and a reload stays on the same step.
 */
export function useWizard(initial: OnboardingState) {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get("step") ?? initial.step);
  const [hasLicensePhoto, setHasLicensePhoto] = useState(initial.hasLicensePhoto);
  const [confirmed, setConfirmed] = useState(initial.draft.licenseVerified);
  const step = stepFor(asked, confirmed);
  const { draft, change, save, tryChange, saveState } = useDraft(initial, step);

  useEffect(() => setConfirmed(draft.licenseVerified), [draft.licenseVerified]);
  useEffect(() => {
    if (!search.has("step")) setSearch({ step: String(step) }, { replace: true });
  }, [search, setSearch, step]);

  /** Goes to a step with what has been entered, including `changes`, and saves both. */
  const go = (next: number, changes: Partial<typeof draft> = {}) => {
    const changed = { ...draft, ...changes };
    change(changes);
    if (changes.licenseVerified !== undefined) setConfirmed(changes.licenseVerified);
    setSearch({ step: String(next) });
    void save(changed, next);
  };
  return {
    step,
    draft,
    change,
    saveState,
    tryChange,
    go,
    next: (changes?: Partial<typeof draft>) => go(Math.min(step + 1, onboardingSteps), changes),
    back: () => go(Math.max(step - 1, 1)),
    extendedTrial: initial.extendedTrial,
    saidLicensed: initial.saidLicensed,
    hasLicensePhoto,
    setHasLicensePhoto,
  };
}

/** The nearest step that may be shown. */
function stepFor(asked: number, licenseConfirmed: boolean): number {
  const most = licenseConfirmed ? onboardingSteps : licenseStep;
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), most) : 1;
}
