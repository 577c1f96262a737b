import type { ThreadMessage } from "@llave/contract/conversation";
import type { LeadDetail } from "@llave/contract/leads";
import type { ReactNode } from "react";
import { button } from "../../../components/button.ts";
import { useNow } from "../../../components/useNow.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { dayHeading } from "../../../wording/elapsed.ts";
import { useThread } from "../queries.ts";
import { CorrectionLine, MessageBubble } from "./Message.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { type ThreadItem, threadItems } from "./threadItems.ts";

const catalogues = { en, es };

/** The conversation as it goes on: new messages appear at the end, older ones are a button away. */
export function Thread({ lead, name }: { lead: LeadDetail; name: string }) {
  const t = useTexts(catalogues);
  return (
    <section
      aria-labelledby="conversation"
      className="flex min-h-0 flex-1 flex-col overflow-hidden rounded-l border border-line bg-card"
    >
      <header className="border-b border-line px-5 py-3">
        <h2 id="conversation" className="text-lg font-semibold">
          {t("thread.title")}
        </h2>
        <p className="truncate text-sm text-muted">
          {lead.linkName ? t("thread.via", { link: lead.linkName }) : t("thread.web")}
        </p>
      </header>
      {lead.conversationId === null ? (
        <Note>{t("thread.none")}</Note>
      ) : (
        <Messages conversationId={lead.conversationId} name={name} />
      )}
    </section>
  );
}

function Messages({ conversationId, name }: { conversationId: string; name: string }) {
  const t = useTexts(catalogues);
  const thread = useThread(conversationId);
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
  const messages = thread.data ? oldestFirst(thread.data.pages) : null;
  if (messages?.length === 0) return <Note>{t("thread.empty")}</Note>;
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
                {threadItems(messages).map((item) => (
                  <Item key={item.key} item={item} name={name} />
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
  const t = useTexts(catalogues);
  if (!thread.hasNextPage) return <p className="sr-only">{t("thread.start")}</p>;
  return (
    <p className="mb-4 text-center">
      <button
        type="button"
        aria-disabled={thread.isFetchingNextPage}
        className={button("line", "small")}
        onClick={() => !thread.isFetchingNextPage && void thread.fetchNextPage()}
      >
        {t(thread.isFetchingNextPage ? "thread.earlier.busy" : "thread.earlier")}
      </button>
    </p>
  );
}

function Item({ item, name }: { item: ThreadItem; name: string }) {
  const { language } = useLanguage();
  const now = useNow();
  if (item.kind === "message") return <MessageBubble message={item.message} name={name} />;
  if (item.kind === "correction") return <CorrectionLine {...item} />;
  return (
    <li className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {dayHeading(item.timestamp, now, language)}
    </li>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-content-center justify-items-center gap-3 p-8 text-muted">{children}</div>;
}
