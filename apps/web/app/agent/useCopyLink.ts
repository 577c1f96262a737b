import { copyText } from "@llave/ui/copyText";
import { useTexts } from "../language/LanguageProvider.tsx";
import { toasts } from "../notifications/toasts.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Copies a link, or another text with its own confirmation, to the clipboard; false if the browser refuses. */
export function useCopyLink(): (text: string, confirmation?: string) => Promise<boolean> {
  const t = useTexts(catalogs);
  return async (text, confirmation = t("copy.done")) => {
    const copied = await copyText(text);
    if (copied) toasts.add({ title: confirmation });
    // The text is shown instead, for copying by hand.
    else toasts.add({ title: t("copy.failed"), description: t("copy.manually"), detail: text, tone: "destructive" });
    return copied;
  };
}
