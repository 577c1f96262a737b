import type { ConversationChannel } from "@llave/contract/delivery";
import { textSize } from "@llave/contract/textSegments";
import { formatDate } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** Below the composer: the cost of a text, or how long WhatsApp still accepts it. */
export function ComposerNote({ reach, text }: { reach: ConversationChannel; text: string }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  if (reach.channel === "whatsapp" && reach.windowEndsAt) {
    const when = formatDate(language, reach.windowEndsAt, { dateStyle: "short", timeStyle: "short" });
    return <p className="px-4 pb-3 text-xs text-muted">{t("window.open", { when })}</p>;
  }
  const { segments, isUnicode } = textSize(text.trim());
  if (reach.channel !== "sms" || segments === 0) return null;
  return (
    <p className="px-4 pb-3 text-xs text-muted">
      {segments === 1 ? t("size.one") : t("size.other", { count: segments })} {isUnicode && t("size.unicode")}
    </p>
  );
}
