import type { ThreadMessage } from "@llave/contract/conversations/conversation";
import type { SlotName } from "@llave/contract/conversations/understood";
import { formatDate } from "@llave/ui/translate";
import { useProfile } from "../../../agent/queries.ts";
import { Avatar } from "../../../components/Avatar.tsx";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { slotLabel, slotText } from "../../../wording/slots.ts";
import { DeliveryLine } from "../../channels/DeliveryLine.tsx";
import { MediaLinks } from "../../channels/MediaLinks.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { Grounds } from "./Grounds.tsx";
import { messageElementId } from "./useAskedMessage.ts";
import { useVerdict } from "./useVerdict.ts";
import { WhyReply } from "./WhyReply.tsx";

const bubbles = {
  renter: "rounded-bl-[4px] bg-fill",
  assistant: "rounded-br-[4px] bg-assistant",
  agent: "rounded-br-[4px] bg-ink text-on-night",
} as const;

interface MessageBubbleProps {
  message: ThreadMessage;
  /** What to call the renter. */
  name: string;
  conversationId: string;
  /** True for the message that a search led to. */
  marked: boolean;
}

/** One message: who wrote it, when, in which language, and what an answer is based on. */
export function MessageBubble({ message, name, conversationId, marked }: MessageBubbleProps) {
  const verdict = useVerdict(conversationId, message.id);
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const { author } = message;
  const incoming = author === "renter";
  const time = formatDate(language, message.timestamp, { hour: "numeric", minute: "2-digit" });
  return (
    <li
      id={messageElementId(message.id)}
      tabIndex={-1}
      className={`max-w-[92%] outline-none phone:max-w-[88%] ${incoming ? "" : "justify-self-end"}`}
    >
      <span className="sr-only">{t("author.by", { author: incoming ? name : t(`author.${author}`) })}</span>
      <div className={`flex items-end gap-2.5 ${incoming ? "" : "flex-row-reverse"}`}>
        <Author author={author} name={name} />
        <p
          lang={message.language}
          className={`min-w-0 rounded-[14px] px-[13px] py-[9px] text-md whitespace-pre-line [overflow-wrap:anywhere] ${bubbles[author]} ${marked ? "outline-2 outline-offset-2 outline-orange" : ""}`}
        >
          {message.content}
        </p>
      </div>
      <div className={incoming ? "phone:pl-[38px]" : "text-right phone:pr-[38px]"}>
        <p className="mt-1 text-xs text-muted">
          {!incoming && `${t(signature(message))} · `}
          <time dateTime={message.timestamp}>{time}</time>
        </p>
        {message.delivery && <DeliveryLine delivery={message.delivery} />}
        <MediaLinks conversationId={conversationId} media={message.media} />
        <Grounds of="message" grounds={message.grounds} />
        <WhyReply message={message} pending={verdict.busy} onVerdict={verdict.set} />
        {verdict.failed && (
          <p role="alert" className="mt-1 text-sm font-semibold text-danger">
            {t("why.wrong.failed")}
          </p>
        )}
      </div>
    </li>
  );
}

/** Who wrote or approved a message. */
function signature({ author, reviewed }: ThreadMessage) {
  if (author === "assistant") return reviewed ? (`author.assistant.${reviewed}` as const) : "author.assistant";
  return reviewed === "approved" ? "author.agent.approved" : "author.agent";
}

function Author({ author, name }: { author: ThreadMessage["author"]; name: string }) {
  const agent = useProfile().data;
  const place = "size-7 text-2xs max-phone:hidden";
  if (author === "renter") return <Avatar name={name} className={place} />;
  if (author === "agent")
    return <Avatar name={agent?.name ?? ""} photo={agent?.profileImage} tone="agent" className={place} />;
  return (
    <span
      aria-hidden="true"
      className={`grid flex-none place-items-center rounded-full bg-card font-semibold text-ink-2 inset-ring inset-ring-line-2 ${place}`}
    >
      AI
    </span>
  );
}

interface CorrectionLineProps {
  slot: SlotName;
  before: unknown;
  after: unknown;
}

/** What the renter changed with the message above. */
export function CorrectionLine({ slot, before, after }: CorrectionLineProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <li className="inline-flex items-start gap-1.5 justify-self-center text-center text-sm text-muted">
      <Icon name="undo" small className="mt-0.5" />
      {t("thread.corrected", {
        slot: slotLabel(slot, language),
        before: slotText(slot, before, language),
        after: slotText(slot, after, language),
      })}
    </li>
  );
}
