import { useTexts } from "../language/LanguageProvider.tsx";
import { type ToastContent, toasts, undoMs } from "../notifications/toasts.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Says what was done, and offers to undo it. */
export function useUndoToast(): (said: Pick<ToastContent, "title" | "description">, undo: () => void) => void {
  const t = useTexts(catalogs);
  return (said, undo) =>
    void toasts.add({
      ...said,
      duration: undoMs,
      action: { label: t("undo"), instead: t("undo.instead"), run: undo },
    });
}
