import type { AgentProfile } from "@llave/contract/agent/agent";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useCopySmartLink } from "../../agent/useCopySmartLink.ts";
import { Avatar } from "../../components/Avatar.tsx";
import { button } from "../../components/button.ts";
import { useMediaQuery } from "../../components/hooks/useMediaQuery.ts";
import { Icon } from "../../components/Icon.tsx";
import { LanguageToggle } from "../../components/page/LanguageToggle.tsx";
import { Logo } from "../../components/page/Logo.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { AccountMenu } from "./AccountMenu.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface DashboardHeaderProps {
  profile: AgentProfile;
  /** The search for leads and properties: a field, or a button if there is no room. */
  search: { field: ReactNode; button: ReactNode };
  /** The unread notifications. */
  notifications: ReactNode;
}

/** The dashboard's header: search, the link to share, the language, unread notifications, and the account. */
export function DashboardHeader({ profile, search, notifications }: DashboardHeaderProps) {
  const t = useTexts(catalogs);
  const copy = useCopySmartLink();
  const wide = useMediaQuery("(width >= 73.75rem)");
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-card">
      <div className="work-measure flex h-[60px] items-center gap-1 phone:h-16 phone:gap-3">
        <Link to={paths.dashboard} className="-ml-1 grid h-11 min-w-11 place-items-center rounded-s px-1">
          <Logo compactOnPhone />
        </Link>
        {wide && search.field}
        <div className="ml-auto hidden items-center gap-3 phone:flex">
          {copy && (
            <button type="button" className={button("line", "small")} onClick={copy}>
              <Icon name="link" small />
              {t("copy")}
            </button>
          )}
          <LanguageToggle />
        </div>
        <div className="flex max-phone:order-last">
          <Link
            to={paths.analytics}
            aria-label={t("tabs.analytics")}
            title={t("tabs.analytics")}
            className="grid size-11 place-items-center rounded-s text-ink-2 hover:bg-fill phone:hidden"
          >
            <Icon name="chart" />
          </Link>
          {!wide && search.button}
          {notifications}
        </div>
        <span className="hidden h-9 w-px bg-line phone:block" />
        <AccountMenu copy={copy}>
          <Avatar name={profile.name} photo={profile.profileImage} tone="agent" className="size-9 text-sm" />
          <span className="min-w-0 text-left">
            <b className="block truncate text-md font-semibold phone:text-base phone:leading-[18px]">{profile.name}</b>
            {profile.licenseNumber && (
              <span className="block truncate text-xs text-muted">
                {t("license", { number: profile.licenseNumber })}
              </span>
            )}
          </span>
        </AccountMenu>
      </div>
    </header>
  );
}
