import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toastRefusal, useAction } from "../../session/useAction.ts";
import { catalogs } from "./texts/catalogs.ts";

/**
 * Runs a change of the account. A refusal is shown as a toast, and beside each affected field; a wrong current password
 * at its field.
 */
export function useAccountAction<Values extends FieldValues>(form?: UseFormReturn<Values>) {
  const t = useTexts(catalogs);
  return useAction((refusal) => {
    const fallback = t("refused.fallback");
    toastRefusal(refusal, { title: t("refused.title"), fallback });
    const fields =
      refusal.code === "wrong_password" ? { currentPassword: refusal.error ?? fallback } : (refusal.fields ?? {});
    for (const [field, text] of Object.entries(fields)) {
      form?.setError(field as Path<Values>, { type: "server", message: text }, { shouldFocus: true });
    }
  });
}
