import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { catalogs } from "./texts/catalogs.ts";

/**
 * Runs a change of the account. A failure is shown as a toast, and beside each affected field; a wrong current password
 * at its field.
 */
export function useAccountAction<Values extends FieldValues>(form?: UseFormReturn<Values>) {
  const t = useTexts(catalogs);
  return useAction((failure) => {
    const fallback = t("refused.fallback");
    toastFailure(failure, { title: t("refused.title"), fallback });
    const fields =
      failure.code === "wrong_password" ? { currentPassword: failure.error ?? fallback } : (failure.fields ?? {});
    for (const [field, text] of Object.entries(fields)) {
      form?.setError(field as Path<Values>, { type: "server", message: text }, { shouldFocus: true });
    }
  });
}
