import type { ConversationDetail } from "@llave/contract/inbox";
import { useEffect, useRef, useState } from "react";
import { useMarkRead } from "../../agent/notifications.ts";
import { useNow } from "../../components/useNow.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { ComposerNote } from "../channels/ComposerNote.tsx";
import { TemplatePicker } from "../channels/TemplatePicker.tsx";
import { Composer } from "./Composer.tsx";
import { ControlBar, ControlNote } from "./ControlBar.tsx";
import { Drafts } from "./Drafts.tsx";
import { useConversation } from "./queries.ts";
import { Thread } from "./Thread.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { useOutgoing } from "./useOutgoing.ts";

const catalogues = { en, es };

interface ConversationPanelProps {
  conversationId: string;
  /** What to call the renter. */
  name: string;
}

/** A conversation to read and answer: who answers it, the thread, what waits for the agent, and the composer. */
export function ConversationPanel({ conversationId, name }: ConversationPanelProps) {
  const t = useTexts(catalogues);
  const { data: conversation } = useConversation(conversationId);
  const { outgoing, send, retry, discard } = useOutgoing(conversationId);
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  useReadWhileOpen(conversation);
  const now = useNow();
  const windowEnd = conversation?.reach.windowEndsAt;
  const windowClosed = typeof windowEnd === "string" && Date.parse(windowEnd) < now;
  const use = (words: string) => {
    setText(words);
    field.current?.focus();
  };
  return (
    <section
      aria-labelledby="conversation"
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-l border border-line bg-card"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-3 py-2 phone:px-5 phone:py-3">
        <div className="min-w-0 max-phone:sr-only">
          <h2 id="conversation" className="text-lg font-semibold">
            {t("thread.title")}
          </h2>
          <p className="truncate text-sm text-muted">
            {conversation?.linkName ? t("thread.via", { link: conversation.linkName }) : t("thread.web")}
          </p>
        </div>
        {conversation && <ControlBar conversation={conversation} />}
      </header>
      {conversation && <ControlNote conversation={conversation} name={name} />}
      <Thread
        conversationId={conversationId}
        name={name}
        events={conversation?.events ?? []}
        outgoing={outgoing}
        onRetry={retry}
        onDiscard={discard}
        end={conversation && !conversation.optedOut && <Drafts conversation={conversation} onUse={use} />}
      />
      {conversation && !conversation.optedOut && windowClosed && <TemplatePicker conversationId={conversationId} />}
      {conversation && !conversation.optedOut && !windowClosed && (
        <Composer
          name={name}
          text={text}
          silences={conversation.control !== "agent"}
          field={field}
          onChange={setText}
          onSend={send}
        />
      )}
      {conversation && !conversation.optedOut && !windowClosed && (
        <ComposerNote reach={conversation.reach} text={text} />
      )}
    </section>
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
