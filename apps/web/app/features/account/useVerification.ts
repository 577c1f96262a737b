import { useState } from "react";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { catalogs } from "./texts/catalogs.ts";
import { useAccountAction } from "./useAccountAction.ts";

/** Mails the link with which an account's owner confirms its address. */
export function useVerification(email: string) {
  const t = useTexts(catalogs);
  const { busy, runOnce } = useAccountAction();
  const [isSent, setIsSent] = useState(false);
  const state = isSent ? "sent" : busy ? "busy" : "ready";
  const send = async () => {
    if (isSent) return;
    await runOnce(async () => {
      await request("POST", "/api/account/email/verify");
      setIsSent(true);
      toasts.add({ title: t("verify.sent.title"), description: t("verify.sent.text", { email }) });
    });
  };
  return {
    state,
    send,
    label: t(state === "sent" ? "verify.again" : state === "busy" ? "verify.busy" : "verify.send"),
  };
}
