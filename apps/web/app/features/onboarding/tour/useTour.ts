import type { OnboardingDraft, PreviewResponse } from "@llave/contract/agent/onboarding";
import { maxPreviewMessages } from "@llave/contract/agent/onboardingChoices";
import { useState } from "react";
import { useAction } from "../../../session/useAction.ts";
import { askPreview, useGreeting, usePreviewChoices } from "../preview/usePreview.ts";

export type Tour = ReturnType<typeof useTour>;

/** The tour's conversation. Only this page has it: every call sends all of the renter's messages. */
export function useTour(draft: OnboardingDraft) {
  const choices = usePreviewChoices(draft);
  const greeting = useGreeting(draft);
  const [messages, setMessages] = useState<string[]>([]);
  const [answer, setAnswer] = useState<PreviewResponse | null>(null);
  const [failed, setFailed] = useState(false);
  const { busy, run } = useAction(() => {
    // A message that wasn't answered can be sent again.
    setMessages((all) => all.slice(0, -1));
    setFailed(true);
  });
  const full = messages.length >= maxPreviewMessages;
  return {
    greeting,
    messages,
    replies: answer?.replies ?? [],
    lead: answer?.lead ?? null,
    isComplete: answer?.isComplete ?? false,
    writing: busy,
    failed,
    full,
    /** Sends a renter's message; false if it can't be sent now. */
    say(text: string): boolean {
      const message = text.trim();
      if (message === "" || busy || full) return false;
      const all = [...messages, message];
      setMessages(all);
      setFailed(false);
      void run(async () => setAnswer(await askPreview({ ...choices, messages: all })));
      return true;
    },
    startOver() {
      setMessages([]);
      setAnswer(null);
      setFailed(false);
    },
  };
}
