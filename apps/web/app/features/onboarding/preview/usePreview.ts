import type { OnboardingDraft, PreviewRequest, PreviewResponse } from "@llave/contract/onboarding";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "../../../data/request.ts";
import { useLanguage } from "../../../language/LanguageProvider.tsx";

/** What the assistant is made of, as chosen so far. */
export function usePreviewChoices(draft: OnboardingDraft): Omit<PreviewRequest, "messages"> {
  const { language: pageLanguage } = useLanguage();
  const { name, brokerage, tone, language, aiMode } = draft;
  return { name, brokerage, tone, language, aiMode, pageLanguage };
}

/** Has the agent's own assistant answer the renter's messages; nothing is stored. */
export async function askPreview(asked: PreviewRequest): Promise<PreviewResponse> {
  return (await request("POST", "/api/onboarding/preview", asked)).json();
}

/** What the assistant greets with; the greeting before stays until the next is there. */
export function useGreeting(draft: OnboardingDraft): string {
  const asked = { ...usePreviewChoices(draft), messages: [] };
  const { data } = useQuery({
    queryKey: ["/api/onboarding/preview", asked],
    queryFn: () => askPreview(asked),
    placeholderData: keepPreviousData,
  });
  return data?.greeting ?? "";
}
