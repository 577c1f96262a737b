import { useTexts } from "../language/LanguageProvider.tsx";
import { toasts } from "../notifications/toasts.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Copies an address to the clipboard and confirms it. */
export function useCopyLink(): (url: string) => Promise<void> {
  const t = useTexts(catalogs);
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.add({ title: t("copy.done") });
    } catch {
      // Browsers refuse the clipboard without https or permission: the link is shown instead.
      toasts.add({ title: t("copy.failed"), description: t("copy.manually"), detail: url, tone: "destructive" });
    }
  };
}
