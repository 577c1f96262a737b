import type { Wizard } from "../wizard/useWizard.ts";

/** The props of every step. */
export interface StepProps {
  wizard: Wizard;
  onBack(): void;
}
