import { useTexts } from "../language/LanguageProvider.tsx";
import { toasts } from "../notifications/toasts.ts";
import { useSmartLinks } from "./queries.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** Puts the agent's first active SmartLink on the clipboard and says so; null while the agent has none. */
export function useCopySmartLink(): (() => Promise<void>) | null {
  const t = useTexts(catalogues);
  const { data: links } = useSmartLinks();
  const link = links?.find(({ isActive }) => isActive);
  if (!link) return null;
  return async () => {
    try {
      await navigator.clipboard.writeText(link.url);
      toasts.add({ title: t("copy.done") });
    } catch {
      // Browsers refuse the clipboard on pages without https, or when asked not to: the link is shown instead.
      toasts.add({ title: t("copy.failed"), description: t("copy.manually"), detail: link.url, tone: "destructive" });
    }
  };
}
