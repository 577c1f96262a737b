import {
  exampleOf,
  fieldOfLicenseProblem,
  isLicenseState,
  type LicenseProblem,
  licenseProblemText,
} from "@llave/contract/agent/licenses";
import type { Language } from "@llave/ui/language";

export interface LicenseErrors {
  licenseNumber?: string;
  licenseState?: string;
}

/** The errors, by field. */
export function errorsOf(problem: LicenseProblem, state: string, language: Language): LicenseErrors {
  return { [fieldOfLicenseProblem(problem)]: licenseProblemText(problem, state, language) };
}

/** What a state's numbers look like; nothing if no state is chosen. */
export function exampleFor(state: string, language: Language): string | null {
  return isLicenseState(state) ? exampleOf(state, language) : null;
}
