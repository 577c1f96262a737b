import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import type { DecidedDraft } from "../../../undo/pendingDecision.ts";
import { catalogs } from "../texts/catalogs.ts";
import type { Outgoing } from "./useOutgoing.ts";

/** A message that was approved and can still be taken back. */
export function PendingBubble({ content, edited, language }: Pick<DecidedDraft, "content" | "edited" | "language">) {
  const t = useTexts(catalogs);
  return (
    <li className="max-w-[92%] justify-self-end phone:max-w-[88%]">
      <p
        lang={edited === undefined ? language : undefined}
        className="rounded-[14px] rounded-br-[4px] border-[1.5px] border-ink bg-card px-[13px] py-[9px] text-md whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {edited ?? content}
      </p>
      <p className="mt-1 text-right text-xs text-muted">{t("outgoing.pending")}</p>
    </li>
  );
}

interface OutgoingBubbleProps {
  message: Outgoing;
  onRetry: (message: Outgoing) => void;
  onDiscard: (key: string) => void;
}

/** An agent's message that isn't stored yet: sending, or not sent, with what can be done about it. */
export function OutgoingBubble({ message, onRetry, onDiscard }: OutgoingBubbleProps) {
  const t = useTexts(catalogs);
  const failed = message.state === "failed";
  return (
    <li className="max-w-[92%] justify-self-end phone:max-w-[88%]">
      <p className="rounded-[14px] rounded-br-[4px] bg-ink px-[13px] py-[9px] text-md whitespace-pre-line [overflow-wrap:anywhere] text-on-night">
        {message.text}
      </p>
      {failed ? (
        <p
          role="alert"
          className="mt-1 flex flex-wrap items-center justify-end gap-x-2 text-sm font-semibold text-danger"
        >
          <Icon name="alert" small />
          {message.reason || t("outgoing.failed")}
          <button
            type="button"
            className="touch rounded-s px-1.5 underline underline-offset-4"
            onClick={() => onRetry(message)}
          >
            {t("outgoing.retry")}
          </button>
          <button
            type="button"
            className="touch rounded-s px-1.5 underline underline-offset-4"
            onClick={() => onDiscard(message.key)}
          >
            {t("outgoing.discard")}
          </button>
        </p>
      ) : (
        <p className="mt-1 text-right text-xs text-muted">{t("outgoing.sending")}</p>
      )}
    </li>
  );
}
