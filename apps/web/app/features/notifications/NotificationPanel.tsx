import type { Notification } from "@llave/contract/notifications/notifications";
import type { Translate } from "@llave/ui/translate";
import { Link } from "react-router";
import { useMarkRead, type useNotifications } from "../../agent/notifications.ts";
import { button } from "../../components/button.ts";
import { useNow } from "../../components/hooks/useNow.ts";
import { Icon, type IconName } from "../../components/Icon.tsx";
import { NextPageButton } from "../../components/NextPageButton.tsx";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { elapsedText } from "../../wording/elapsed.ts";
import { showingMoment } from "../../wording/showings.ts";
import { catalogs } from "./texts/catalogs.ts";
import type { en } from "./texts/en.ts";

interface NotificationPanelProps {
  list: ReturnType<typeof useNotifications>;
  unread: number;
  onLeave: () => void;
}

/** The agent's notifications, newest first; each leads to where to act on it. */
export function NotificationPanel({ list, unread, onLeave }: NotificationPanelProps) {
  const t = useTexts(catalogs);
  const markRead = useMarkRead();
  const notifications = list.data?.pages.flatMap((page) => page.notifications) ?? [];
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        {unread > 0 && (
          <button type="button" className={button("quiet", "small")} onClick={() => markRead({ all: true })}>
            {t("readAll")}
          </button>
        )}
      </div>
      <div className="min-h-0 overflow-y-auto [scrollbar-width:thin]">
        {list.isLoadingError && (
          <p role="alert" className="grid justify-items-center gap-3 p-8 text-muted">
            {t("failed")}
            <button type="button" className={button("line", "small")} onClick={() => void list.refetch()}>
              {t("retry")}
            </button>
          </p>
        )}
        {list.data && notifications.length === 0 && (
          <p className="px-6 py-10 text-center text-balance text-muted">{t("empty")}</p>
        )}
        <ul>
          {notifications.map((notification) => (
            <Row
              key={notification.id}
              notification={notification}
              onOpen={() => {
                if (!notification.read) markRead({ ids: [notification.id] });
                onLeave();
              }}
            />
          ))}
        </ul>
        {list.hasNextPage && (
          <p className="p-3 text-center">
            <NextPageButton list={list} className={button("line", "small")}>
              {t("older")}
            </NextPageButton>
          </p>
        )}
      </div>
    </>
  );
}

const icons: Record<Notification["kind"], IconName> = {
  hot_lead: "chart",
  finished_lead: "phone",
  person_wanted: "users",
  emergency: "alert",
  draft: "pen",
  message: "chat",
  showing: "calendar",
  quota: "chart",
};

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  const { kind, read, lastMessage, showingAt } = notification;
  const urgent = kind === "emergency";
  return (
    <li className="border-b border-line last:border-0">
      <Link
        to={placeOf(notification)}
        onClick={onOpen}
        className="flex gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span
          className={`mt-0.5 grid size-8 flex-none place-items-center rounded-full ${urgent ? "bg-danger-wash text-danger" : "bg-fill-2 text-ink-2"}`}
        >
          <Icon name={icons[kind]} small />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <b className={read ? "font-medium" : "font-semibold"}>{titleOf(notification, t)}</b>
            <time dateTime={notification.createdAt} className="text-sm whitespace-nowrap text-muted">
              {elapsedText(notification.createdAt, now, language)}
            </time>
          </span>
          <span className="flex items-center gap-3">
            <span className="min-w-0 flex-1 truncate text-sm text-muted">
              {showingAt ? showingMoment(language, showingAt) : lastMessage}
            </span>
            {!read && <span className="size-2 flex-none rounded-full bg-orange-dot" />}
          </span>
          {!read && <span className="sr-only">{t("unread.one")}</span>}
        </span>
      </Link>
    </li>
  );
}

/** Where to act on it: news about no renter is about the plan's quota. */
function placeOf({ conversationId, leadId }: Notification): string {
  if (conversationId !== null) return paths.conversation(conversationId);
  return leadId === null ? paths.settings.plan : paths.lead(leadId);
}

function titleOf(notification: Notification, t: Translate<keyof typeof en>): string {
  const { leadName, score, used, included } = notification;
  return t(keyOf(notification), {
    name: leadName ?? t("anonymous"),
    score: score ?? 0,
    used: used ?? 0,
    included: included ?? 0,
  });
}

function keyOf({ kind, step, settled }: Notification): keyof typeof en {
  if (kind === "draft" && settled) return "draft.settled";
  if (kind === "showing" && step !== null && step !== "confirmed") return `showing.${step}`;
  return `kind.${kind}`;
}
