import { useTexts } from "../language/LanguageProvider.tsx";
import { toasts } from "../notifications/toasts.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** Puts an address on the clipboard and says so. */
export function useCopyLink(): (url: string) => Promise<void> {
  const t = useTexts(catalogues);
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      toasts.add({ title: t("copy.done") });
    } catch {
      // Browsers refuse the clipboard on pages without https, or when asked not to: the link is shown instead.
      toasts.add({ title: t("copy.failed"), description: t("copy.manually"), detail: url, tone: "destructive" });
    }
  };
}
