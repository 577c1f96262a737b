import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { paths } from "../../paths.ts";
import { endSession } from "../../session/currentSession.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { invitationLookup } from "../../session/useInvitation.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The two actions for an invitation: use it for the signed-in account, or sign out of that account. */
export function useAcceptance(token: string) {
  const t = useTexts(catalogs);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);
  const { busy: isAccepting, runOnce } = useAction((failure) => {
    toastFailure(failure, { title: t("failed.title"), fallback: t("failed.text") });
    // The page itself then says why it doesn't work (anymore).
    void queryClient.resetQueries({ queryKey: [invitationLookup] });
  });

  const accept = () =>
    runOnce(async () => {
      await request("POST", "/api/auth/accept-invitation", { token });
      toasts.add({ title: t("accepted.title"), description: t("accepted.text") });
      await queryClient.resetQueries({ queryKey: ["/api/access/status"] });
      await navigate(paths.onboarding);
    });

  /** Signs out and continues with the form for the invited address. */
  const leave = async (hasAccount: boolean) => {
    setIsLeaving(true);
    await endSession();
    queryClient.clear();
    // A full page load: nothing of the previous account stays in memory.
    location.assign(`${hasAccount ? paths.login : paths.signUp}?invite=${encodeURIComponent(token)}`);
  };

  return { busy: isLeaving ? "leave" : isAccepting ? "accept" : undefined, accept, leave } as const;
}
