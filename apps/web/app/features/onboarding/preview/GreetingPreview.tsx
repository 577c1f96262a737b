import type { OnboardingDraft } from "@llave/contract/agent/onboarding";
import type { ReactNode } from "react";
import { Icon } from "../../../components/Icon.tsx";
import { useOnboardingTexts } from "../useTexts.ts";
import { Bubble, ChatFrame } from "./ChatFrame.tsx";
import { useGreeting } from "./usePreview.ts";

/** The start of a renter's chat, with the agent's choices so far. The badge waits for a license; the greeting is the assistant's own. */
export function GreetingPreview({
  draft,
  title,
  children,
}: {
  draft: OnboardingDraft;
  title: string;
  children?: ReactNode;
}) {
  const t = useOnboardingTexts();
  const greeting = useGreeting(draft);
  return (
    <section aria-label={title}>
      <h2 className="mb-3.5 text-base font-semibold">{title}</h2>
      <ChatFrame name={draft.name} photo={draft.photo} brandColor={draft.brandColor}>
        <div className="flex min-h-44 flex-col gap-3 px-5 pt-4 pb-5">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
            {draft.licenseNumber !== "" && (
              <span className="inline-flex items-center gap-1.5 rounded-s bg-mint px-2.5 py-1 font-semibold text-mint-ink">
                <Icon name="shield" small />
                {t("license.badge")}
              </span>
            )}
            {draft.brokerage}
          </p>
          {greeting === "" ? (
            <span className="h-16 w-4/5 animate-pulse rounded-[18px] bg-fill" />
          ) : (
            greeting.split("\n").map((line) => (
              <Bubble key={line} by="assistant">
                {line}
              </Bubble>
            ))
          )}
          <p className="mt-auto pt-2 text-center text-xs text-muted">{t("preview.powered")}</p>
        </div>
      </ChatFrame>
      {children}
    </section>
  );
}
