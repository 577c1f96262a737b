import type { CompleteOnboardingRequest, OnboardingDraft } from "@llave/contract/onboarding";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { refusalOf } from "../../../data/refusal.ts";
import { request } from "../../../data/request.ts";
import { toasts } from "../../../notifications/toasts.ts";
import { useOnboardingTexts } from "../useTexts.ts";

/**
 * Completes the setup and continues to a page of the dashboard; a refusal says why and loses nothing.
 * @param mendListing leads to the first listing, whose wording was refused
 */
export function useComplete(draft: OnboardingDraft, mendListing: () => void) {
  const t = useOnboardingTexts();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);

  const complete = async (path: string) => {
    if (busy) return;
    setBusy(true);
    try {
      await request("POST", "/api/auth/complete-agent-onboarding", payloadOf(draft));
    } catch (error) {
      setBusy(false);
      const refusal = refusalOf(error);
      const description = refusal.error ?? t("done.failed.text");
      toasts.add({ title: t("done.failed"), description, tone: "destructive" });
      if (refusal.code === "listing_wording") mendListing();
      return;
    }
    localStorage.setItem("isFirstLogin", "true");
    sessionStorage.setItem("onboardingCompleted", "true");
    toasts.add({ title: t("done.welcome"), description: t("done.welcome.text") });
    queryClient.clear();
    await navigate(path);
  };
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
    muted: draft.muted,
    photo: draft.photo,
    whatsappEnabled: draft.whatsappEnabled,
    smsEnabled: draft.smsEnabled,
    firstListingUrl: draft.listings[0]?.url ?? "",
    attestations: draft.attestations,
  };
}
