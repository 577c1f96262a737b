import { useState } from "react";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { useRefusal } from "./useRefusal.ts";

const catalogs = { en, es };

/** Mails the link with which an account's owner confirms its address. */
export function useVerification(email: string) {
  const t = useTexts(catalogs);
  const showRefusal = useRefusal();
  const [state, setState] = useState<"ready" | "busy" | "sent">("ready");
  const send = async () => {
    if (state !== "ready") return;
    setState("busy");
    try {
      await request("POST", "/api/account/email/verify");
      setState("sent");
      toasts.add({ title: t("verify.sent.title"), description: t("verify.sent.text", { email }) });
    } catch (error) {
      setState("ready");
      showRefusal(error);
    }
  };
  return {
    state,
    send,
    label: t(state === "sent" ? "verify.again" : state === "busy" ? "verify.busy" : "verify.send"),
  };
}
