import { useTexts } from "../language/LanguageProvider.tsx";
import { toasts } from "../notifications/toasts.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Copies a link, or another text with its own confirmation, to the clipboard; false if the browser refuses. */
export function useCopyLink(): (text: string, confirmation?: string) => Promise<boolean> {
  const t = useTexts(catalogs);
  return async (text, confirmation = t("copy.done")) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.add({ title: confirmation });
      return true;
    } catch {
      // Browsers refuse the clipboard without https or permission: the link is shown instead.
      toasts.add({ title: t("copy.failed"), description: t("copy.manually"), detail: text, tone: "destructive" });
      return false;
    }
  };
}
