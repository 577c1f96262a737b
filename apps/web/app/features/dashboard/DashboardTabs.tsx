import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useDashboardFigures } from "../../agent/queries.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { paths } from "../../paths.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };
/** The views of the dashboard. The first is also what the dashboard opens with. */
const tabs = [{ key: "leads", path: paths.leads, figure: "leads" }] as const;
const panelId = "dashboard-view";

/** The dashboard's views as tabs, and the one that is open. */
export function DashboardTabs({ children }: { children: ReactNode }) {
  const t = useTexts(catalogues);
  const { pathname } = useLocation();
  const { data: figures } = useDashboardFigures();
  const open = tabs.find(({ path }) => path === pathname) ?? tabs[0];
  return (
    <>
      <div role="tablist" aria-label={t("tabs.label")} className="hidden gap-7 border-b border-line pt-4 phone:flex">
        {tabs.map(({ key, path, figure }) => (
          <Link
            key={key}
            id={`tab-${key}`}
            role="tab"
            to={path}
            aria-selected={key === open.key}
            aria-controls={panelId}
            className="-mb-px inline-flex h-11 items-center gap-[7px] border-b-2 border-transparent text-base font-semibold text-muted hover:text-ink aria-selected:border-ink aria-selected:text-ink"
          >
            {t(`tabs.${key}`)}
            {figures && (
              <span className="min-w-[22px] rounded-full bg-fill-2 px-1.5 text-center text-xs leading-5 font-semibold text-ink-2">
                {figures[figure]}
              </span>
            )}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={panelId} aria-labelledby={`tab-${open.key}`}>
        {children}
      </div>
    </>
  );
}
