import { useState } from "react";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Mails the visitor their own invitation again, once per page. */
export function ResendInvitation() {
  const t = useTexts(catalogs);
  const [isDone, setIsDone] = useState(false);
  const { busy, runOnce } = useAction((failure) =>
    toastFailure(failure, { title: t("resend.failed.title"), fallback: t("resend.failed.text") }),
  );
  const resend = () =>
    runOnce(async () => {
      const response = await request("POST", "/api/waitlist/own/invitation");
      const { sent }: { sent: boolean } = await response.json();
      setIsDone(true);
      const result = sent ? "sent" : "lately";
      toasts.add({ title: t(`resend.${result}.title`), description: t(`resend.${result}.text`) });
    });
  return (
    <button
      type="button"
      aria-disabled={busy || isDone}
      className={`${button("accent", "huge")} max-phone:w-full`}
      onClick={() => !isDone && void resend()}
    >
      <Icon name={isDone ? "check" : "mail"} />
      {t(isDone ? "resend.done" : busy ? "resend.busy" : "resend")}
    </button>
  );
}
