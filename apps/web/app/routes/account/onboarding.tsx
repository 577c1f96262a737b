import { OnboardingWaiting } from "../../features/onboarding/wizard/OnboardingWaiting.tsx";
import { OnboardingWizard } from "../../features/onboarding/wizard/OnboardingWizard.tsx";
import { useOnboardingAccess } from "../../features/onboarding/wizard/useOnboardingAccess.ts";

/** The server's HTML contains no agent data: the page fetches the draft once it knows who is there. */
export default function OnboardingRoute() {
  const access = useOnboardingAccess();
  if (access.state === "granted") return <OnboardingWizard onboarding={access.onboarding} />;
  return <OnboardingWaiting retry={access.state === "failed" ? access.retry : undefined} />;
}
