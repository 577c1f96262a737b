import type { ConversationDetail } from "@llave/contract/conversations/inbox";
import { type ReactNode, useEffect } from "react";
import { useMarkRead } from "../../agent/notifications.ts";
import { useKeys } from "../../agent/useKeys.ts";
import { useHasPassed } from "../../components/hooks/useHasPassed.ts";
import { PartFailed } from "../../components/states/PartFailed.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { UndoBar } from "../../undo/UndoBar.tsx";
import { ComposerNote } from "../channels/ComposerNote.tsx";
import { TemplatePicker } from "../channels/TemplatePicker.tsx";
import { Composer } from "./composer/Composer.tsx";
import type { Composing } from "./composer/useComposing.ts";
import { ControlNote } from "./control/ControlNote.tsx";
import { DecisionDock } from "./decision/DecisionDock.tsx";
import { useConversation, useShowMessage } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";
import { Thread } from "./thread/Thread.tsx";
import { useOutgoing } from "./thread/useOutgoing.ts";

interface ConversationPanelProps {
  conversationId: string;
  /** What to call the renter. */
  name: string;
  composing: Composing;
  /** Called when the last decision was approved. */
  onDecided: () => void;
  /** Ways to reach the person, for a sheet that covers the page's own. */
  contact?: (close: () => void) => ReactNode;
}

/** A conversation to read and answer: who answers it, the thread, what waits for the agent, and the composer. */
export function ConversationPanel({ conversationId, name, composing, onDecided, contact }: ConversationPanelProps) {
  const t = useTexts(catalogs);
  const detail = useConversation(conversationId);
  const conversation = detail.data;
  const { outgoing, send, retry, discard } = useOutgoing(conversationId);
  const { text, setText, field, compose, focus } = composing;
  const show = useShowMessage(conversationId);
  useKeys({ r: focus });
  useReadWhileOpen(conversation);
  const windowClosed = useHasPassed(conversation?.reach.windowEndsAt);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      {conversation && <ControlNote conversation={conversation} name={name} />}
      <Thread
        conversationId={conversationId}
        name={name}
        events={conversation?.events ?? []}
        outgoing={outgoing}
        onRetry={retry}
        onDiscard={discard}
      />
      <div className="px-4 py-3 empty:hidden">
        <PartFailed name={t("thread.title")} of={[detail]} />
      </div>
      <UndoBar />
      {conversation && !conversation.optedOut && (
        <DecisionDock conversation={conversation} name={name} onLast={onDecided} onKeep={compose} contact={contact} />
      )}
      {conversation && !conversation.optedOut && windowClosed && (
        <TemplatePicker conversationId={conversationId} onSent={show} />
      )}
      {conversation && !conversation.optedOut && !windowClosed && (
        <Composer
          name={name}
          text={text}
          silences={conversation.control !== "agent"}
          field={field}
          language={conversation.language}
          values={{ name: conversation.name, home: conversation.home }}
          onChange={setText}
          onSend={send}
        />
      )}
      {conversation && !conversation.optedOut && !windowClosed && (
        <ComposerNote reach={conversation.reach} text={text} className="px-4 pb-3" />
      )}
    </div>
  );
}

/** What the agent sees here counts as read: on opening, and with everything new while the page is in view. */
function useReadWhileOpen(conversation: ConversationDetail | undefined): void {
  const markRead = useMarkRead();
  const id = conversation?.id;
  const seen = conversation && `${conversation.updatedAt} ${conversation.drafts.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `seen` signals something new to read
  useEffect(() => {
    const read = () => {
      if (id && !document.hidden) markRead({ conversationId: id });
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
  }, [id, seen, markRead]);
}
