import type { ConversationChannel } from "@llave/contract/channels/delivery";
import { TextCost } from "../../components/TextCost.tsx";
import { WindowLeft } from "./WindowLeft.tsx";

interface ComposerNoteProps {
  reach: ConversationChannel;
  text: string;
  /** Classes for its margins. */
  className: string;
}

/** Below a text being written: what it costs by text, or how long WhatsApp still accepts it. */
export function ComposerNote({ reach, text, className }: ComposerNoteProps) {
  if (reach.channel === "whatsapp" && reach.windowEndsAt) {
    return (
      <p role="timer" className={`${className} text-xs text-muted`}>
        <WindowLeft until={reach.windowEndsAt} />
      </p>
    );
  }
  return reach.channel === "sms" ? <TextCost text={text} className={`${className} text-xs`} /> : null;
}
