import { Popover } from "radix-ui";
import { useState } from "react";
import { useNotifications } from "../../agent/notifications.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { NotificationPanel } from "./NotificationPanel.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The number of unread notifications, and on a click what they are. */
export function NotificationBell() {
  const t = useTexts(catalogs);
  const [open, setOpen] = useState(false);
  const list = useNotifications();
  const unread = list.data?.pages[0]?.unread ?? 0;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="relative grid size-11 flex-none place-items-center rounded-s text-ink-2 hover:bg-fill">
        <Icon name="bell" />
        <span className="sr-only">{unread === 0 ? t("unread.none") : t("unread", { count: unread })}</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0.5 right-0 min-w-[18px] rounded-full bg-hot px-1 text-center text-2xs leading-[18px] font-bold text-on-night"
          >
            {unread > 99 ? "99+" : unread}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          aria-label={t("title")}
          className="z-30 flex max-h-[min(34rem,calc(100dvh-5rem))] w-[min(25rem,calc(100vw-1.5rem))] flex-col overflow-hidden rounded-l border border-line bg-card shadow-2 data-[state=open]:animate-rise"
        >
          <NotificationPanel list={list} unread={unread} onLeave={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
