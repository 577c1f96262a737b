import { type ReactNode, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { useDashboardFigures } from "../../agent/queries.ts";
import { Icon } from "../../components/Icon.tsx";
import { paths } from "../../paths.ts";
import { sectionGroups } from "./sections.ts";
import { useSettingsTexts } from "./useTexts.ts";

/**
 * The settings' navigation, beside the open page. Where there is no room it is above: open on the first page, and on the
 * others behind a button that names the page.
 */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const t = useSettingsTexts();
  // An administrator may have only an account.
  const isAgent = useDashboardFigures().data?.onboarded ?? true;
  const { pathname } = useLocation();
  // The page on which it was opened: it closes on another page.
  const [openAt, setOpenAt] = useState<string>(paths.settings.profile);
  const current = sectionGroups
    .flatMap(({ sections }) => sections as readonly Section[])
    .find(({ path }) => path === pathname);
  const isOpen = openAt === pathname || !isAgent;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 pb-14 bar:grid-cols-[216px_minmax(0,1fr)]">
      <nav aria-label={t("nav")} className="pt-4 bar:sticky bar:top-16 bar:self-start bar:pt-3">
        {isAgent && current && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="settings-pages"
            onClick={() => setOpenAt(isOpen ? "" : pathname)}
            className="flex h-11 w-full items-center gap-2.5 rounded-m border border-line-2 bg-card px-3 text-base font-semibold bar:hidden"
          >
            <Icon name="menu" small />
            {t("nav.all")}
            <span className="ml-auto truncate font-normal text-muted">{t(`nav.${current.key}`)}</span>
            <Icon name="down" small className={isOpen ? "rotate-180" : ""} />
          </button>
        )}
        <div
          id="settings-pages"
          className={`grid grid-cols-2 gap-1 phone:grid-cols-4 bar:grid-cols-1 ${isOpen ? "max-bar:pt-1" : "max-bar:hidden"}`}
        >
          {sectionGroups.map(({ key, sections }) => (
            <div key={key} className="contents bar:block">
              {isAgent && (
                <p id={`settings-${key}`} className="px-3 pt-3 pb-1 text-sm font-semibold text-muted max-bar:sr-only">
                  {t(`nav.group.${key}`)}
                </p>
              )}
              <ul aria-labelledby={isAgent ? `settings-${key}` : undefined} className="contents bar:grid bar:gap-0.5">
                {sections
                  .filter(({ path }) => isAgent || path === paths.account)
                  .map((section) => (
                    <SectionLink key={section.key} section={section} />
                  ))}
              </ul>
            </div>
          ))}
        </div>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

type Section = (typeof sectionGroups)[number]["sections"][number];

function SectionLink({ section: { key, path, icon } }: { section: Section }) {
  const t = useSettingsTexts();
  return (
    <li className="min-w-0">
      <NavLink
        to={path}
        end
        className="flex min-h-11 items-center gap-2.5 rounded-m px-3 text-base font-medium text-ink-2 hover:bg-fill aria-[current=page]:bg-card aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:shadow-1 bar:min-h-9"
      >
        <Icon name={icon} small className="flex-none" />
        <span className="truncate">{t(`nav.${key}`)}</span>
      </NavLink>
    </li>
  );
}
