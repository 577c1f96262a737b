import { controlKinds } from "@llave/contract/conversations/controlKinds";
import type { ThreadMessage } from "@llave/contract/conversations/conversation";
import type { ReactNode } from "react";
import { button } from "../../../components/button.ts";
import { useNow } from "../../../components/hooks/useNow.ts";
import { NextPageButton } from "../../../components/NextPageButton.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { usePendingDecision } from "../../../undo/pendingDecision.ts";
import { dayHeading } from "../../../wording/elapsed.ts";
import { useThread } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { CorrectionLine, MessageBubble } from "./Message.tsx";
import { OutgoingBubble, PendingBubble } from "./OutgoingBubble.tsx";
import { type ThreadEvent, type ThreadItem, threadItems } from "./threadItems.ts";
import { useAskedMessage } from "./useAskedMessage.ts";
import type { Outgoing } from "./useOutgoing.ts";

interface ThreadProps {
  conversationId: string;
  /** What to call the renter. */
  name: string;
  events: readonly ThreadEvent[];
  outgoing: readonly Outgoing[];
  onRetry: (message: Outgoing) => void;
  onDiscard: (key: string) => void;
}

/** The conversation as it continues: new messages appear at the end, and a button loads older ones. */
export function Thread({ conversationId, name, events, outgoing, onRetry, onDiscard }: ThreadProps) {
  const t = useTexts(catalogs);
  const thread = useThread(conversationId);
  const pending = usePendingDecision();
  const messages = thread.data ? oldestFirst(thread.data.pages) : null;
  const asked = useAskedMessage(conversationId, messages, thread);
  if (thread.isLoadingError) {
    return (
      <Note>
        <span role="alert">{t("failed.thread")}</span>
        <button type="button" className={button("line", "small")} onClick={() => void thread.refetch()}>
          {t("retry")}
        </button>
      </Note>
    );
  }
  return (
    // Reversed, so that the browser keeps the newest message in view as more arrive.
    <section
      aria-label={t("thread.messages")}
      /* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto [scrollbar-width:thin] -outline-offset-2"
    >
      <div className="px-4 pt-[18px] pb-5 phone:px-5">
        {messages && (
          <>
            <Beginning thread={thread} />
            <div role="log" aria-label={t("thread.title")}>
              <ol className="grid gap-3.5">
                {threadItems(messages, events).map((item) => (
                  <Item key={item.key} item={item} name={name} conversationId={conversationId} asked={asked} />
                ))}
                {pending?.kind === "send" && pending.draft?.conversationId === conversationId && (
                  <PendingBubble {...pending.draft} />
                )}
                {outgoing.map((message) => (
                  <OutgoingBubble key={message.key} message={message} onRetry={onRetry} onDiscard={onDiscard} />
                ))}
              </ol>
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** Pages come newest first, each oldest first within itself. */
function oldestFirst(pages: readonly { messages: ThreadMessage[] }[]): ThreadMessage[] {
  return pages.toReversed().flatMap((page) => page.messages);
}

function Beginning({ thread }: { thread: ReturnType<typeof useThread> }) {
  const t = useTexts(catalogs);
  if (!thread.hasNextPage) return <p className="sr-only">{t("thread.start")}</p>;
  return (
    <p className="mb-4 text-center">
      <NextPageButton list={thread} className={button("line", "small")}>
        {t(thread.isFetchingNextPage ? "thread.earlier.busy" : "thread.earlier")}
      </NextPageButton>
    </p>
  );
}

interface ItemProps {
  item: ThreadItem;
  name: string;
  conversationId: string;
  /** The message that the address names. */
  asked: string | null;
}

function Item({ item, name, conversationId, asked }: ItemProps) {
  const { language } = useLanguage();
  const now = useNow();
  if (item.kind === "message")
    return (
      <MessageBubble
        message={item.message}
        name={name}
        conversationId={conversationId}
        marked={item.message.id === asked}
      />
    );
  if (item.kind === "correction") return <CorrectionLine {...item} />;
  if (item.kind === "event") return <EventLine event={item.event} />;
  return (
    <li className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {dayHeading(item.timestamp, now, language)}
    </li>
  );
}

const eventKinds = [...controlKinds, "opted_out", "opted_in", "redacted"] as const;

/** A line without a bubble; kinds that tell the agent nothing have none. */
function EventLine({ event }: { event: ThreadEvent }) {
  const t = useTexts(catalogs);
  const kind = eventKinds.find((name) => name === event.kind);
  if (!kind) return null;
  return <li className="justify-self-center text-center text-sm text-muted">{t(`event.${kind}`)}</li>;
}

function Note({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-content-center justify-items-center gap-3 p-8 text-muted">{children}</div>;
}
