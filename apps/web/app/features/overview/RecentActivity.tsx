import type { RecentConversation } from "@llave/contract/conversations/conversation";
import { useId } from "react";
import { Link } from "react-router";
import { useCopySmartLink } from "../../agent/useCopySmartLink.ts";
import { Avatar } from "../../components/Avatar.tsx";
import { button } from "../../components/button.ts";
import { useNow } from "../../components/hooks/useNow.ts";
import { Icon } from "../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { elapsedText } from "../../wording/elapsed.ts";
import { useRecentConversations } from "./queries.ts";
import { catalogs } from "./texts/catalogs.ts";

/** Specification, section 9. */
const maxShown = 5;

/** Up to five most recently active conversations; each opens on a click. */
export function RecentActivity() {
  const t = useTexts(catalogs);
  const id = useId();
  const { data, isLoadingError, refetch } = useRecentConversations();
  return (
    <section aria-labelledby={id} className="rounded-l border border-line bg-card">
      <header className="flex items-center justify-between gap-3 border-b border-line px-5 py-4">
        <h2 id={id} className="text-lg font-semibold">
          {t("recent.title")}
        </h2>
        {data?.length !== 0 && (
          <Link to={`${paths.leads}?sort=recent`} className="reach text-sm font-semibold underline underline-offset-4">
            {t("recent.all")}
          </Link>
        )}
      </header>
      {isLoadingError && <Failed onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton />}
      {data?.length === 0 && <Nothing />}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.slice(0, maxShown).map((conversation) => (
            <Activity key={conversation.id} conversation={conversation} />
          ))}
        </ul>
      )}
    </section>
  );
}

const statusColors = {
  active: "bg-fill text-ink-2",
  waiting: "bg-orange-wash text-orange-ink",
  completed: "bg-mint-wash text-mint-ink inset-ring inset-ring-mint-line",
  stopped: "bg-cold-wash text-cold",
} as const;

function Activity({ conversation }: { conversation: RecentConversation }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const name = conversation.leadName || t("anonymous");
  // Someone who waits has the same time here as in the queue above.
  const since = conversation.waitingSince ?? conversation.updatedAt;
  return (
    <li className="relative flex animate-rise items-center gap-3.5 px-5 py-3 hover:bg-hover">
      <Avatar name={name} className="size-9 text-sm" />
      <div className="min-w-0 flex-1">
        <Link
          to={
            conversation.leadId
              ? paths.thread(conversation.leadId, conversation.id)
              : paths.conversation(conversation.id)
          }
          className="block truncate font-semibold after:absolute after:inset-0"
        >
          {name}
        </Link>
        <p className="truncate text-sm text-ink-2">{conversation.lastMessage}</p>
      </div>
      <div className="grid flex-none justify-items-end gap-1 phone:grid-cols-[auto_5rem] phone:items-center phone:gap-3">
        <span
          className={`order-2 rounded-full px-2 py-0.5 text-xs font-semibold phone:order-none ${statusColors[conversation.status]}`}
        >
          {t(`status.${conversation.status}`)}
        </span>
        <time dateTime={since} className="text-right text-sm text-muted">
          {elapsedText(since, useNow(), language)}
        </time>
      </div>
    </li>
  );
}

/** Before the first renter: how to get one. */
function Nothing() {
  const t = useTexts(catalogs);
  const copy = useCopySmartLink();
  return (
    <div className="grid justify-items-start gap-4 px-5 py-7">
      <p className="text-ink-2">{t("recent.empty")}</p>
      <div className="flex flex-wrap gap-2.5">
        {copy && (
          <button type="button" className={button("accent", "medium")} onClick={() => void copy()}>
            <Icon name="link" small />
            {t("recent.copy")}
          </button>
        )}
        <Link to={paths.newProperty} className={button("line", "medium")}>
          <Icon name="plus" small />
          {t("recent.property")}
        </Link>
      </div>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts(catalogs);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 px-5 py-6 text-danger">
      <span className="flex-1">{t("recent.failed")}</span>
      <button type="button" className={button("line", "small")} onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}

function Skeleton() {
  return (
    <ul aria-hidden="true" className="animate-appear divide-y divide-line">
      {["a", "b", "c", "d"].map((row) => (
        <li key={row} className="flex animate-pulse items-center gap-3.5 px-5 py-3">
          <span className="size-9 rounded-full bg-fill-2" />
          <span className="grid flex-1 gap-2">
            <span className="h-2.5 w-1/4 rounded-full bg-fill-2" />
            <span className="h-2 w-3/5 rounded-full bg-fill-2" />
          </span>
        </li>
      ))}
    </ul>
  );
}
