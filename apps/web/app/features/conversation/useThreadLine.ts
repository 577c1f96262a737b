import type { ConversationDetail } from "@llave/contract/conversations/inbox";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** A conversation's channel and language: "Web chat, from “Instagram” · Spanish"; empty until it is loaded. */
export function useThreadLine(conversation: ConversationDetail | undefined): string {
  const t = useTexts(catalogs);
  if (!conversation) return "";
  const { reach, linkName, language } = conversation;
  const where =
    reach.channel === "web"
      ? linkName
        ? t("thread.via", { link: linkName })
        : t("thread.web")
      : t(`thread.${reach.channel}`);
  const languageName = t(`language.${language}`);
  return `${where} · ${languageName}`;
}
