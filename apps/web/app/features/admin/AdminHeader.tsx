import type { MeResponse } from "@llave/contract/account/auth";
import { Link } from "react-router";
import { useDashboardFigures } from "../../agent/queries.ts";
import { Avatar } from "../../components/Avatar.tsx";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { LanguageToggle } from "../../components/page/LanguageToggle.tsx";
import { Logo } from "../../components/page/Logo.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { signOut } from "../../session/currentSession.ts";
import { catalogs } from "./texts/catalogs.ts";

/** The administration's header: the language, who is signed in, and signing out. */
export function AdminHeader({ me }: { me: MeResponse }) {
  const t = useTexts(catalogs);
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-card">
      <div className="measure flex h-[60px] items-center gap-3 phone:h-16">
        <Link to={paths.home} className="-ml-1 grid h-11 min-w-11 place-items-center rounded-s px-1">
          <Logo compactOnPhone />
        </Link>
        <Link to={paths.admin} className="reach rounded-full bg-fill px-2.5 py-1 text-xs font-semibold text-ink-2">
          {t("admin")}
        </Link>
        <div className="ml-auto flex min-w-0 items-center gap-2 phone:gap-3">
          {me.accessLevel === "early_access" && <OwnDashboard />}
          <LanguageToggle />
          <span className="hidden h-9 w-px bg-line phone:block" />
          {me.accessLevel === "early_access" && (
            <Link
              to={paths.account}
              className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-m px-1.5 hover:bg-fill"
            >
              <Avatar name={me.user.name} tone="agent" />
              <span className="sr-only">{t("account")}</span>
              <span className="hidden min-w-0 phone:block">
                <b className="block truncate text-base leading-[18px] font-semibold">{me.user.name}</b>
                <span className="block text-xs text-muted">{t("admin")}</span>
              </span>
            </Link>
          )}
          <button
            type="button"
            aria-label={t("signOut")}
            title={t("signOut")}
            onClick={signOut}
            className="grid size-11 flex-none place-items-center rounded-m text-ink-2 hover:bg-fill"
          >
            <Icon name="signOut" />
          </button>
        </div>
      </div>
    </header>
  );
}

/** Leads to the agent's side, for an administrator who is also an agent. */
function OwnDashboard() {
  const t = useTexts(catalogs);
  const { data } = useDashboardFigures();
  if (!data?.onboarded) return null;
  return (
    <Link to={paths.dashboard} className={button("line", "small")}>
      {t("dashboard")}
    </Link>
  );
}
