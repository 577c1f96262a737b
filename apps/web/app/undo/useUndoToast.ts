import { useTexts } from "../language/LanguageProvider.tsx";
import { type ToastContent, toasts, undoMs } from "../notifications/toasts.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The action of a toast that undoes what it tells. */
export function useUndoAction(): (run: () => void) => NonNullable<ToastContent["action"]> {
  const t = useTexts(catalogs);
  return (run) => ({ label: t("undo"), instead: t("undo.instead"), run });
}

/** Says what was done, and offers to undo it. */
export function useUndoToast(): (said: Pick<ToastContent, "title" | "description">, undo: () => void) => void {
  const undoAction = useUndoAction();
  return (said, undo) => void toasts.add({ ...said, duration: undoMs, action: undoAction(undo) });
}
