import { Link } from "react-router";
import { useAnalytics } from "../../agent/queries.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

/** How much is unread, leading to what waits for the agent. */
export function UnreadBell() {
  const t = useTexts(catalogues);
  const unread = useAnalytics().data?.unreadNotifications ?? 0;
  return (
    <Link
      to={paths.dashboard}
      className="relative grid size-11 flex-none place-items-center rounded-s text-ink-2 hover:bg-fill"
    >
      <Icon name="bell" />
      <span className="sr-only">{t("unread", { count: unread })}</span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-[18px] rounded-full bg-hot px-1 text-center text-2xs leading-[18px] font-bold text-on-night"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      )}
    </Link>
  );
}
