import type { Wizard } from "../wizard/useWizard.ts";

/** What every step gets. */
export interface StepProps {
  wizard: Wizard;
  onBack(): void;
}
