import type { CompleteOnboardingRequest, OnboardingDraft } from "@llave/contract/agent/onboarding";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { request } from "../../../data/request.ts";
import { toasts } from "../../../notifications/toasts.ts";
import { toastFailure, useAction } from "../../../session/useAction.ts";
import { useOnboardingTexts } from "../useTexts.ts";

/**
 * Completes the setup and continues to a page of the dashboard; a failure says why and loses nothing.
 * @param fixListing leads to the first listing, whose wording was refused
 */
export function useComplete(draft: OnboardingDraft, fixListing: () => void) {
  const t = useOnboardingTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { busy, runOnce } = useAction((failure) => {
    toastFailure(failure, { title: t("done.failed"), fallback: t("done.failed.text") });
    if (failure.code === "listing_wording") fixListing();
  });

  const complete = (path: string) =>
    runOnce(async () => {
      await request("POST", "/api/auth/complete-agent-onboarding", payloadOf(draft));
      localStorage.setItem("isFirstLogin", "true");
      sessionStorage.setItem("onboardingCompleted", "true");
      toasts.add({ title: t("done.welcome"), description: t("done.welcome.text") });
      queryClient.removeQueries();
      await navigate(path);
    });
  return { complete: (path: string) => void complete(path), busy };
}

/** The fields of the specification's section 7. */
function payloadOf(draft: OnboardingDraft): CompleteOnboardingRequest {
  return {
    name: draft.name,
    email: draft.email,
    phone: draft.phone,
    licenseNumber: draft.licenseNumber,
    licenseState: draft.licenseState,
    brokerage: draft.brokerage,
    selectedPlan: draft.plan,
    tone: draft.tone,
    brandColor: draft.brandColor,
    language: draft.language,
    aiMode: draft.aiMode,
    photo: draft.photo,
    whatsappEnabled: draft.whatsappEnabled,
    smsEnabled: draft.smsEnabled,
    firstListingUrl: draft.listings[0]?.url ?? "",
    attestations: draft.attestations,
  };
}
