import type { OnboardingDraft, PreviewRequest, PreviewResponse } from "@llave/contract/agent/onboarding";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "../../../data/request.ts";
import { useLanguage } from "../../../language/LanguageProvider.tsx";

/** The choices so far that define the assistant. */
export function usePreviewChoices(draft: OnboardingDraft): Omit<PreviewRequest, "messages"> {
  const { language: pageLanguage } = useLanguage();
  const { name, brokerage, tone, language, aiMode, muted } = draft;
  return { name, brokerage, tone, language, aiMode, muted, pageLanguage };
}

/** The agent's own assistant answers the renter's messages; nothing is stored. */
export async function askPreview(asked: PreviewRequest): Promise<PreviewResponse> {
  return (await request("POST", "/api/onboarding/preview", asked)).json();
}

/** The assistant's greeting; the previous one stays until the next has loaded. */
export function useGreeting(draft: OnboardingDraft): string {
  const asked = { ...usePreviewChoices(draft), messages: [] };
  const { data } = useQuery({
    queryKey: ["/api/onboarding/preview", asked],
    queryFn: () => askPreview(asked),
    placeholderData: keepPreviousData,
  });
  return data?.greeting ?? "";
}
