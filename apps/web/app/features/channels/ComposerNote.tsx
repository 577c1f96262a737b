import type { ConversationChannel } from "@llave/contract/delivery";
import { textSize } from "@llave/contract/textSegments";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";
import { WindowLeft } from "./WindowLeft.tsx";

interface ComposerNoteProps {
  reach: ConversationChannel;
  text: string;
  /** Its distance from what is around it. */
  className: string;
}

/** Below a text being written: what it costs by text, or how long WhatsApp still accepts it. */
export function ComposerNote({ reach, text, className }: ComposerNoteProps) {
  const t = useTexts(catalogs);
  if (reach.channel === "whatsapp" && reach.windowEndsAt) {
    return (
      <p role="timer" className={`${className} text-xs text-muted`}>
        <WindowLeft until={reach.windowEndsAt} />
      </p>
    );
  }
  const { segments, isUnicode } = textSize(text.trim());
  if (reach.channel !== "sms" || segments === 0) return null;
  return (
    <p className={`${className} text-xs text-muted`}>
      {segments === 1 ? t("size.one") : t("size.other", { count: segments })} {isUnicode && t("size.unicode")}
    </p>
  );
}
