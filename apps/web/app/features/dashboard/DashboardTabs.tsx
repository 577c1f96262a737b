import type { Language } from "@llave/ui/language";
import { formatNumber } from "@llave/ui/translate";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useDashboardFigures } from "../../agent/queries.ts";
import { useMediaQuery } from "../../components/hooks/useMediaQuery.ts";
import { Icon } from "../../components/Icon.tsx";
import { goAlongTabs } from "../../components/page/tabKeys.ts";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { standsAtBottom } from "../../notifications/standsAtBottom.ts";
import { paths } from "../../paths.ts";
import { StatCards } from "./StatCards.tsx";
import { type DashboardTab, dashboardTabs, tabCount, tabOf } from "./tabs.ts";
import { catalogs } from "./texts/catalogs.ts";
import { WelcomeBanner } from "./WelcomeBanner.tsx";

const panelId = "dashboard-view";

/**
 * The dashboard's views as tabs (a bar at the bottom on phones) and the open view; the figures are above two of them. On
 * phones they follow the Overview: who waits and the first steps come first there.
 */
export function DashboardTabs({ children }: { children: ReactNode }) {
  const t = useTexts(catalogs);
  const { pathname } = useLocation();
  const open = tabOf(pathname) ?? dashboardTabs[0];
  // Other pages of that tab, such as the follow-ups, have no figures.
  const overview = pathname.replace(/\/$/, "") === paths.dashboard;
  const onPhone = useMediaQuery("(width < 40rem)");
  return (
    <div className="pb-[calc(4.5rem+env(safe-area-inset-bottom))] phone:pb-14">
      {overview && !onPhone && <Standing />}
      {open?.path === paths.analytics && <StatCards folded />}
      <div
        role="tablist"
        aria-label={t("tabs.label")}
        onKeyDown={goAlongTabs}
        {...standsAtBottom}
        className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] phone:static phone:mt-2 phone:flex phone:gap-7 phone:border-t-0 phone:border-b phone:bg-transparent phone:pb-0"
      >
        {dashboardTabs.map((tab) => (
          <Tab key={tab.key} tab={tab} selected={tab.key === open?.key} />
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`tab-${open?.key}`}>
        {children}
      </div>
      {overview && onPhone && <Standing />}
    </div>
  );
}

/** How the agent is doing; there is nothing to act on here. */
function Standing() {
  return (
    <>
      <WelcomeBanner />
      <StatCards folded={false} />
    </>
  );
}

function Tab({ tab, selected }: { tab: DashboardTab; selected: boolean }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const count = tabCount(tab, useDashboardFigures().data);
  return (
    <Link
      id={`tab-${tab.key}`}
      role="tab"
      to={tab.path}
      tabIndex={selected ? 0 : -1}
      aria-selected={selected}
      aria-controls={panelId}
      className={`relative ${tab.inHeaderOnPhones ? "hidden phone:flex" : "flex"} h-14 min-w-0 flex-col items-center justify-center gap-0.5 border-t-2 border-transparent text-[0.6875rem] leading-4 font-semibold text-muted hover:text-ink aria-selected:border-orange-dot aria-selected:text-ink phone:-mb-px phone:h-11 phone:flex-row phone:gap-[7px] phone:border-t-0 phone:border-b-2 phone:text-base phone:aria-selected:border-ink`}
    >
      <Icon name={tab.icon} className="phone:hidden" />
      <span className="max-w-full truncate px-0.5 phone:px-0">{t(`tabs.${tab.key}`)}</span>
      {count !== undefined && (
        <span className="rounded-full whitespace-nowrap bg-fill-2 px-1.5 text-center text-2xs leading-4 font-semibold text-ink-2 max-phone:absolute max-phone:top-1 max-phone:left-[calc(50%+6px)] phone:min-w-[22px] phone:text-xs phone:leading-5">
          {shortCount(count, language)}
        </span>
      )}
    </Link>
  );
}

/** Large counts as "12K", so that a tab keeps its width. */
function shortCount(count: number, language: Language): string {
  const shorten = count >= 10_000 ? ({ notation: "compact", maximumFractionDigits: 0 } as const) : {};
  return formatNumber(language, count, shorten);
}
