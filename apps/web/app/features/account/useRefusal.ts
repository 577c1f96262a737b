import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { refusalOf } from "../../data/refusal.ts";
import { isSignedOutError } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { useSessionExpired } from "../../session/useSessionExpired.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };

/**
 * Shows why the server refused: as a toast, and beside each affected field. A wrong current password is shown at its
 * field. If the session has ended, it leads to the sign-in page.
 */
export function useRefusal<Values extends FieldValues>(form?: UseFormReturn<Values>) {
  const t = useTexts(catalogs);
  const onSignedOut = useSessionExpired();
  return (error: unknown) => {
    if (isSignedOutError(error)) return onSignedOut();
    const refusal = refusalOf(error);
    const message = refusal.error ?? t("refused.fallback");
    toasts.add({ title: t("refused.title"), description: message, tone: "destructive" });
    const fields = refusal.code === "wrong_password" ? { currentPassword: message } : (refusal.fields ?? {});
    for (const [field, text] of Object.entries(fields)) {
      form?.setError(field as Path<Values>, { type: "server", message: text }, { shouldFocus: true });
    }
  };
}
